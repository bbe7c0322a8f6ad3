import { Fragment, type ReactNode } from "react";
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import type { ContactRequest } from "@/lib/domain/leads/contact-request";
import { isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { FORM_FIELDS, LEAD_FIELDS, type LeadField } from "@/lib/domain/leads/lead-fields";
import type { ContactFormWords } from "@/lib/content/slices/lead-words";
import { type LeadFormProps, LeadFormView } from "@/components/leads/lead-form-view";
import { type Control, Field } from "@/components/ui/field";
import type { LimitedField } from "@/components/ui/limited-field";

type ContactFormViewProps = LeadFormProps & {
  words: ContactFormWords;
  /** What the form is about, and the words that its message begins with. */
  request: ContactRequest;
  opening: string;
  /** Shows the limits of the live form; the server's form has none, and nothing is cut. */
  Limited?: typeof LimitedField;
  /** What is asked about the phone number. */
  phoneQuestion?: ReactNode;
  /** When to ring. */
  when: ReactNode;
};

/** The fields that show their limit; the others hold no long text. */
const LIMITED: readonly LeadField[] = ["name", "message"];

/** The contact form, rendered by the server and by the live form (docs/product/leads.md#contact). */
export function ContactFormView(props: ContactFormViewProps) {
  const { words, request, opening, Limited, phoneQuestion, when, ...form } = props;
  const { asks, businessTypes, limit } = words;
  const isEmailOptional = !isPlainQuestion(request);
  const required = (field: LeadField) => field !== "email" || !isEmailOptional;

  const controlOf = (field: (typeof FORM_FIELDS)["contact"][number], control: Control) => {
    if (field === "message")
      return <textarea {...control} required rows={6} defaultValue={opening} />;
    if (field !== "businessType")
      return <input {...control} required={required(field)} {...LEAD_FIELDS[field].input} />;
    return (
      <select {...control}>
        <option value="">{asks.businessType.none}</option>
        {BUSINESS_TYPES.map((type) => (
          <option key={type} value={type}>
            {businessTypes[type]}
          </option>
        ))}
      </select>
    );
  };

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
      {FORM_FIELDS.contact.map((field) => {
        const { label, hint } = asks[field] as { label: string; hint?: string };
        const shared = {
          id: `contact-${field}`,
          name: field,
          label: required(field) ? label : asks.email.optional,
          ...(hint && { hint }),
          problem: form.problemOf?.(field),
          children: (control: Control) => controlOf(field, control),
        };
        return (
          <Fragment key={field}>
            {Limited && LIMITED.includes(field) ? (
              <Limited {...shared} most={LEAD_FIELDS[field].chars} limit={limit} />
            ) : (
              <Field {...shared} />
            )}
            {field === "phone" && phoneQuestion}
          </Fragment>
        );
      })}
      {when}
    </LeadFormView>
  );
}
