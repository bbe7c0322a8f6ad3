"use client";

import type { Lang } from "@/lib/domain/languages";
import { type ContactInput, type LeadField, newsletterProblems } from "@/lib/domain/lead-fields";
import type { LeadWords } from "@/lib/content/en/leads";
import { ConsentBox } from "@/components/contact/consent-box";
import { LeadOutcome, type OutcomeWords } from "@/components/contact/lead-outcome";
import { useLeadForm } from "@/components/contact/use-lead-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

/** As few words as it needs: they stand in every page. */
export type NewsletterWords = Pick<
  LeadWords,
  "again" | "close" | "newsletter" | "privacy" | "sending" | "trap"
> & {
  problems: Pick<LeadWords["problems"], "email" | "consent">;
  unsent: OutcomeWords["unsent"];
};

type NewsletterFormProps = { lang: Lang; words: NewsletterWords; textVersion: string };

const bodyOf = ({ email }: ContactInput) => ({ email });

/** The newsletter's box in the footer; without JavaScript the browser sends it by itself. */
export function NewsletterForm({ lang, words, textVersion }: NewsletterFormProps) {
  const { form, phase, problems, submit, change } = useLeadForm({
    kind: "newsletter",
    problemsIn: newsletterProblems,
    bodyOf,
  });
  const { newsletter } = words;
  const problemOf = (field: keyof NewsletterWords["problems"] & LeadField) =>
    problems.includes(field) ? words.problems[field] : null;
  const send = phase.kind === "unsent" ? words.again : newsletter.send;
  return (
    <form
      ref={form}
      method="post"
      action="/api/leads/newsletter"
      aria-label={newsletter.title}
      className="grid max-w-md gap-3"
      onSubmit={(event) => void submit(event)}
      onInput={change}
    >
      <div>
        <h2 className="text-base font-bold tracking-normal">{newsletter.title}</h2>
        <p>{newsletter.text}</p>
      </div>
      <Field name="email" label={newsletter.email} problem={problemOf("email")}>
        {(control) => <input {...control} required type="email" autoComplete="email" />}
      </Field>
      <ConsentBox
        lang={lang}
        text={newsletter.consent}
        privacy={words.privacy}
        textVersion={textVersion}
        trap={words.trap}
        problem={problemOf("consent")}
      />
      <div>
        <Button kind="primary" type="submit" aria-disabled={phase.kind === "sending"}>
          {phase.kind === "sending" ? words.sending : send}
        </Button>
        <LeadOutcome phase={phase} words={{ ...words, ...newsletter }} />
      </div>
    </form>
  );
}
