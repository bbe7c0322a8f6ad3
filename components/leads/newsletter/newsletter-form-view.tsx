import type { NewsletterWords } from "@/lib/content/slices/lead-words";
import { EMAIL_INPUT } from "@/lib/domain/core/email";
import { type LeadFormProps, LeadFormView } from "@/components/leads/lead-form-view";
import { Field } from "@/components/ui/field";

type NewsletterFormViewProps = LeadFormProps & { words: NewsletterWords };

/** The newsletter's form in the footer, rendered by the server and by the live form. */
export function NewsletterFormView({ words, ...form }: NewsletterFormViewProps) {
  const { newsletter } = words;
  return (
    <LeadFormView
      kind="newsletter"
      className="grid max-w-md gap-3"
      noticeClass="text-base"
      words={words}
      texts={newsletter}
      {...form}
    >
      <Field
        id="newsletter-email"
        name="email"
        label={newsletter.email}
        problem={form.problemOf?.("email") ?? null}
      >
        {(control) => <input {...control} {...EMAIL_INPUT} required />}
      </Field>
    </LeadFormView>
  );
}
