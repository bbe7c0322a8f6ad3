import type { ReactNode } from "react";
import type { ContactRequest } from "@/lib/domain/leads/contact-request";
import { isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import type { ContactFormWords } from "@/lib/content/slices/lead-words";
import { type LeadFormProps, LeadFormView } from "@/components/leads/lead-form-view";
import type { LimitedField } from "@/components/ui/limited-field";
import { ContactFields } from "./contact-fields";

type ContactFormViewProps = LeadFormProps & {
  words: ContactFormWords;
  /** What the form is about, and the words that its message begins with. */
  request: ContactRequest;
  opening: string;
  Limited?: typeof LimitedField;
  phoneQuestion?: ReactNode;
};

/** The contact form, rendered by the server and by the live form. */
export function ContactFormView(props: ContactFormViewProps) {
  const { words, request, opening, Limited, phoneQuestion, ...form } = props;
  const { problemOf = () => null } = form;
  return (
    <LeadFormView
      kind="contact"
      className="grid max-w-2xl gap-5"
      noticeClass="text-base text-soft"
      words={words}
      texts={words.contact}
      {...form}
    >
      <input type="hidden" name="topic" value={request.topic} />
      <input type="hidden" name="package" value={request.pack?.id ?? ""} />
      <ContactFields
        {...{ words, opening, problemOf, phoneQuestion }}
        isEmailOptional={!isPlainQuestion(request)}
        {...(Limited && { Limited })}
      />
    </LeadFormView>
  );
}
