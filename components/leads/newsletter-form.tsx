"use client";

import type { NewsletterWords } from "@/lib/content/slices/contact-words";
import { EMAIL_INPUT } from "@/lib/domain/core/email";
import type { Lang } from "@/lib/domain/core/languages";
import type { FormInput } from "@/lib/domain/leads/form-problems";
import { Field } from "@/components/ui/field";
import { LeadForm, Thanks, UnsentNote } from "./lead-form";
import { useLeadForm } from "./use-lead-form";

type NewsletterFormProps = {
  lang: Lang;
  words: NewsletterWords;
  textVersion: string;
};

const bodyOf = ({ email }: FormInput) => ({ email });

/** The newsletter's form in the footer: checks, sends, and shows the result. */
export function NewsletterForm({ lang, words, textVersion }: NewsletterFormProps) {
  const { newsletter } = words;
  const { live, phase } = useLeadForm({
    kind: "newsletter",
    problemText: (field) => words.problems[field === "email" ? field : "consent"],
    bodyOf,
  });
  const { sent, thanks } = newsletter;
  return phase.kind === "stored" ? (
    <Thanks {...{ sent, ...phase }} title={thanks.title}>
      <p>{thanks.text}</p>
    </Thanks>
  ) : (
    <LeadForm
      kind="newsletter"
      className="grid max-w-md gap-3"
      noticeClass="text-base"
      words={words}
      texts={newsletter}
      lang={lang}
      textVersion={textVersion}
      live={live}
      unsent={<UnsentNote phase={phase} words={words.unsent} />}
    >
      <Field name="email" label={newsletter.email} problem={live.problemOf("email")}>
        {(control) => <input {...control} {...EMAIL_INPUT} required />}
      </Field>
    </LeadForm>
  );
}
