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
  const { live, phase } = useLeadForm({
    kind: "newsletter",
    problemText: (field) => words.problems[field === "email" ? field : "consent"],
    bodyOf,
    ...(shownAt !== undefined && { shownAt }),
  });
  return (
    <NewsletterFormView
      {...{ lang, words, textVersion }}
      {...live}
      outcome={<LeadOutcome phase={phase} words={{ ...words, ...words.newsletter }} />}
    />
  );
}
