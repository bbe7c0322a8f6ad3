import { type ReactNode, useEffect, useId, useRef } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { LeadWords } from "@/lib/content/en/leads";
import { Button } from "@/components/ui/button";
import type { LeadPhase, LiveLeadForm } from "./use-lead-form";
import { Problem, TickBox } from "@/components/ui/field";
import { fill } from "@/lib/domain/core/fill";
import { waitIn } from "@/lib/browser/leads/lead-client";

type OutcomeWords = {
  unsent: Pick<LeadWords["unsent"], "title" | "store" | "offline" | "later" | "refused">;
  thanks: { title: string; text: string };
  sent: string;
};

type LeadOutcomeProps = {
  phase: LeadPhase;
  words: OutcomeWords;
  /** Another way to send it; or what else was agreed. */
  children?: ReactNode;
};

const NOTE = "mt-5 border-l-4 bg-card px-4 py-3 text-ink";

/** The result of a form, in words that stay on the page: one message, which gets the focus once it is stored. */
export function LeadOutcome({ phase, words, children }: LeadOutcomeProps) {
  const message = useRef<HTMLDivElement>(null);
  const isStored = phase.kind === "stored";
  useEffect(() => {
    if (isStored) message.current!.focus();
  }, [isStored]);

  if (phase.kind === "open") return null;
  if (phase.kind === "unsent")
    return (
      <div role="alert" className={`${NOTE} border-red`}>
        <strong className="block">{words.unsent.title}</strong>
        {fill(words.unsent[phase.why], waitIn(phase))}
        {children}
      </div>
    );
  const { title, text } = words.thanks;
  return (
    <div
      ref={message}
      role="status"
      tabIndex={-1}
      className={isStored ? `${NOTE} scroll-mb-24 border-green` : "sr-only"}
    >
      {isStored && (
        <>
          <strong className="block text-lg">{title}</strong>
          <p>{text}</p>
          <p className="mt-2 font-semibold">{fill(words.sent, { reference: phase.reference })}</p>
          {children}
        </>
      )}
    </div>
  );
}

type LeadFormProps = {
  kind: "contact" | "newsletter";
  lang: Lang;
  words: Pick<LeadWords, "privacy" | "trap" | "sending" | "again">;
  texts: Pick<LeadWords["contact"], "title" | "consent" | "notice" | "send">;
  textVersion: string;
  live: LiveLeadForm;
  className: string;
  noticeClass: string;
  children: ReactNode;
  share?: ReactNode;
  outcome: ReactNode;
};

/** A form with the consent to what it sends; without JavaScript the browser posts it. */
export function LeadForm(props: LeadFormProps) {
  const { kind, lang, words, texts, textVersion, className, noticeClass, children } = props;
  const { live, share, outcome } = props;
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
        {outcome}
      </div>
    </form>
  );
}
