import type { ComponentProps, ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { FormField } from "@/lib/domain/leads/form-problems";
import type { LeadWords } from "@/lib/content/en/leads";
import { Button } from "@/components/ui/button";
import { ConsentBox } from "./consent-box";
import type { LeadPhase } from "./use-lead-form";

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
