import { type ReactNode, useEffect, useId, useRef } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { LeadWords } from "@/lib/content/en/leads";
import { Button } from "@/components/ui/button";
import type { LeadPhase, LiveLeadForm } from "./use-lead-form";
import { Problem, TickBox } from "@/components/ui/field";
import { fill } from "@/lib/domain/core/fill";
import { waitIn } from "@/lib/browser/leads/lead-client";

type UnsentNoteProps = {
  phase: LeadPhase;
  words: Pick<LeadWords["unsent"], "title" | "store" | "offline" | "later" | "refused">;
  /** Another way to send it. */
  children?: ReactNode;
};

const NOTE = "border-l-4 bg-card px-4 py-3 text-ink";

/** Why a form was not sent; nothing before. */
export const UnsentNote = ({ phase, words, children }: UnsentNoteProps) =>
  phase.kind === "unsent" && (
    <div role="alert" className={`${NOTE} mt-5 border-red`}>
      <strong className="block">{words.title}</strong>
      {fill(words[phase.why], waitIn(phase))}
      {children}
    </div>
  );

type ThanksProps = { title: string; sent: string; reference: string; children: ReactNode };

/** What takes the place of a form that is stored, with the focus. */
export function Thanks({ title, sent, reference, children }: ThanksProps) {
  const message = useRef<HTMLDivElement>(null);
  const [before, after] = sent.split("{reference}");
  useEffect(() => {
    message.current!.focus({ preventScroll: true });
    // It is shorter than the form was: the page may stand at its end.
    message.current!.scrollIntoView();
  }, []);
  return (
    <div
      ref={message}
      role="status"
      tabIndex={-1}
      className={`${NOTE} max-w-2xl scroll-mt-4 border-green`}
    >
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 font-semibold">
        {before}
        <span className="whitespace-nowrap">{reference}</span>
        {after}
      </p>
      {children}
    </div>
  );
}

type LeadFormProps = {
  kind: "contact" | "newsletter";
  lang: Lang;
  words: Pick<LeadWords, "privacy" | "trap" | "sending" | "again">;
  texts: Pick<LeadWords["newsletter"], "title" | "consent" | "notice" | "send">;
  textVersion: string;
  live: LiveLeadForm;
  className: string;
  noticeClass: string;
  children: ReactNode;
  share?: ReactNode;
  unsent: ReactNode;
};

/** A form with the consent to what it sends; without JavaScript the browser posts it. */
export function LeadForm(props: LeadFormProps) {
  const { kind, lang, words, texts, textVersion, className, noticeClass, children } = props;
  const { live, share, unsent } = props;
  const { phase, problemOf, ...form } = live;
  const id = useId();
  const problemId = `${id}-problem`;
  const problem = problemOf("consent");
  const send = phase === "unsent" ? words.again : texts.send;
  return (
    <form
      method="post"
      action={`/api/leads/${kind}`}
      aria-label={texts.title}
      className={className}
      {...form}
    >
      {children}
      {/* An unticked consent (docs/product/records.md#consent), and a field that only bots fill in. */}
      <div>
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="textVersion" value={textVersion} />
        <div aria-hidden="true" className="sr-only">
          <label>
            {words.trap}
            <input name="website" autoComplete="off" tabIndex={-1} />
          </label>
        </div>
        <TickBox
          id={id}
          name="consent"
          value="yes"
          required
          label={texts.consent}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
        >
          {" "}
          <a className="underline" href={pathIn(lang, "/privacy")}>
            {words.privacy}
          </a>
        </TickBox>
        {problem && <Problem id={problemId}>{problem}</Problem>}
      </div>
      <p className={noticeClass}>{texts.notice}</p>
      {share}
      <div>
        <Button kind="primary" type="submit" aria-disabled={phase === "sending"}>
          {phase === "sending" ? words.sending : send}
        </Button>
        {unsent}
      </div>
    </form>
  );
}
