import { useEffect } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { type ContactInput, newsletterProblems } from "@/lib/domain/leads/lead-fields";
import { LeadOutcome } from "@/components/leads/lead-outcome";
import { useLeadForm } from "@/components/leads/use-lead-form";
import { NewsletterFields, type NewsletterWords } from "./newsletter-fields";

export type LiveNewsletterFormProps = {
  lang: Lang;
  words: NewsletterWords;
  textVersion: string;
  /** What had been filled in when it was sent for the first time, and since when one could. */
  draft: { fields: FormData; shownAt: number };
};

const bodyOf = ({ email }: ContactInput) => ({ email });

/** Takes over what had been filled in. */
const fillIn = (form: HTMLFormElement, fields: FormData): void => {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox") field.checked = fields.has(field.name);
    else field.value = String(fields.get(field.name) ?? "");
  }
};

/** The newsletter's form from its first sending on: it checks, sends, and says how it went. */
export function LiveNewsletterForm({ lang, words, textVersion, draft }: LiveNewsletterFormProps) {
  const { form, phase, problems, submit, change } = useLeadForm({
    kind: "newsletter",
    problemsIn: newsletterProblems,
    bodyOf,
    shownAt: draft.shownAt,
  });
  useEffect(() => {
    fillIn(form.current!, draft.fields);
    form.current!.requestSubmit();
  }, [draft, form]);

  const { newsletter } = words;
  const problemOf = (field: keyof NewsletterWords["problems"]) =>
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
      <NewsletterFields
        lang={lang}
        words={words}
        textVersion={textVersion}
        problems={{ email: problemOf("email"), consent: problemOf("consent") }}
        isSending={phase.kind === "sending"}
        send={phase.kind === "sending" ? words.sending : send}
      >
        <LeadOutcome phase={phase} words={{ ...words, ...newsletter }} />
      </NewsletterFields>
    </form>
  );
}
