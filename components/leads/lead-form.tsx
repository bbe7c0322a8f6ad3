import type { ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { LeadWords } from "@/lib/content/en/leads";
import { Button } from "@/components/ui/button";
import { ConsentBox } from "./consent-box";
import type { LiveLeadForm } from "./use-lead-form";

type LeadFormProps = {
  kind: "contact" | "newsletter";
  lang: Lang;
  words: Pick<LeadWords, "privacy" | "trap" | "sending" | "again">;
  texts: Pick<LeadWords["contact"], "title" | "consent" | "notice" | "send">;
  /** The version of the privacy text for the consent. */
  textVersion: string;
  live: LiveLeadForm;
  className: string;
  noticeClass: string;
  /** What is asked. */
  children: ReactNode;
  /** The box for a check that goes along. */
  share?: ReactNode;
  /** The result of sending it. */
  outcome: ReactNode;
};

/** A form with the consent to what it sends; without JavaScript the browser posts it. */
export function LeadForm(props: LeadFormProps) {
  const { kind, lang, words, texts, textVersion, className, noticeClass, children } = props;
  const { live, share, outcome } = props;
  const { phase, problemOf, ...form } = live;
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
      <ConsentBox
        lang={lang}
        text={texts.consent}
        privacy={words.privacy}
        textVersion={textVersion}
        trap={words.trap}
        problem={problemOf("consent")}
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
