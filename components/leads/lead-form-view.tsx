import { type ComponentProps, type ReactNode, useId } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { FormField } from "@/lib/domain/leads/form-problems";
import type { LeadWords } from "@/lib/content/en/leads";
import { Button } from "@/components/ui/button";
import type { LeadPhase } from "./use-lead-form";
import { Problem } from "@/components/ui/field";
import { TickBox } from "@/components/ui/tick-box";

/** The props of both forms; those of the state are missing where the server renders it. */
export type LeadFormProps = Omit<ComponentProps<"form">, "children"> & {
  lang: Lang;
  /** The version of the privacy text for the consent. */
  textVersion: string;
  problemOf?: (field: FormField) => string | null;
  phase?: LeadPhase["kind"];
  /** The box for a check that goes along. */
  share?: ReactNode;
  /** The result of sending it. */
  outcome?: ReactNode;
};

type LeadFormViewProps = LeadFormProps & {
  kind: "contact" | "newsletter";
  words: Pick<LeadWords, "privacy" | "trap" | "sending" | "again">;
  texts: Pick<LeadWords["contact"], "title" | "consent" | "notice" | "send">;
  noticeClass: string;
  /** What is asked. */
  children: ReactNode;
};

/** A form with the consent to what it sends, rendered by the server and by the live form. */
export function LeadFormView(props: LeadFormViewProps) {
  const { kind, lang, textVersion, words, texts, noticeClass, children, ...rest } = props;
  const { problemOf, phase = "open", share, outcome, ...form } = rest;
  const send = phase === "unsent" ? words.again : texts.send;
  return (
    <form
      method="post"
      action={`/api/leads/${kind}`}
      aria-label={texts.title}
      suppressHydrationWarning // `noValidate` may be set by then (intercept-early-input.ts)
      {...form}
    >
      {children}
      <ConsentBox
        id={`${kind}-consent`}
        lang={lang}
        text={texts.consent}
        privacy={words.privacy}
        textVersion={textVersion}
        trap={words.trap}
        problem={problemOf?.("consent") ?? null}
      />
      <p className={noticeClass}>{texts.notice}</p>
      {share}
      <div>
        <Button kind="primary" type="submit" aria-disabled={phase === "sending"}>
          {phase === "sending" ? words.sending : send}
        </Button>
        {outcome}
      </div>
    </form>
  );
}

type ConsentBoxProps = {
  /** From `useId` by default, like a field's. */
  id?: string;
  lang: Lang;
  /** The text of the consent. */
  text: string;
  /** The link text for the privacy page. */
  privacy: string;
  textVersion: string;
  /** The label of the honeypot field, which people never see. */
  trap: string;
  problem: string | null;
};

/** An unticked consent with the version of its text, and the honeypot field for bots (docs/product/records.md#consent). */
function ConsentBox(props: ConsentBoxProps) {
  const { lang, text, privacy, textVersion, trap, problem } = props;
  const own = useId();
  const id = props.id ?? own;
  const problemId = `${id}-problem`;
  return (
    <div>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="textVersion" value={textVersion} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {trap}
          <input name="website" autoComplete="off" tabIndex={-1} />
        </label>
      </div>
      <TickBox
        id={id}
        name="consent"
        value="yes"
        required
        label={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
      >
        {" "}
        <a className="underline" href={pathIn(lang, "/privacy")}>
          {privacy}
        </a>
      </TickBox>
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}
