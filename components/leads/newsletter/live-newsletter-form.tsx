import type { Lang } from "@/lib/domain/core/languages";
import type { NewsletterWords } from "@/lib/content/slices/lead-words";
import type { FormInput } from "@/lib/domain/leads/form-problems";
import { LeadOutcome } from "@/components/leads/lead-outcome";
import { useLeadForm } from "@/components/leads/use-lead-form";
import type { IslandProps } from "@/components/ui/lazy/lazy-island";
import { NewsletterFormView } from "./newsletter-form-view";

type LiveNewsletterFormProps = IslandProps & {
  lang: Lang;
  words: NewsletterWords;
  textVersion: string;
};

const bodyOf = ({ email }: FormInput) => ({ email });

/** The live newsletter form: checks, sends, and shows the result. */
export function LiveNewsletterForm({ lang, words, textVersion, shownAt }: LiveNewsletterFormProps) {
  const { form, phase, problems, submit, change } = useLeadForm({
    kind: "newsletter",
    bodyOf,
    ...(shownAt !== undefined && { shownAt }),
  });
  const { newsletter } = words;
  const problemOf = (field: keyof NewsletterWords["problems"]) =>
    problems.includes(field) ? words.problems[field] : null;
  const send = phase.kind === "unsent" ? words.again : newsletter.send;
  return (
    <NewsletterFormView
      ref={form}
      lang={lang}
      words={words}
      textVersion={textVersion}
      problems={{ email: problemOf("email"), consent: problemOf("consent") }}
      isSending={phase.kind === "sending"}
      send={phase.kind === "sending" ? words.sending : send}
      onSubmit={(event) => void submit(event)}
      onInput={change}
    >
      <LeadOutcome phase={phase} words={{ ...words, ...newsletter }} />
    </NewsletterFormView>
  );
}
