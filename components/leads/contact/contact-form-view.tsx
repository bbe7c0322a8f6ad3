import type { ComponentProps, ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { ContactRequest } from "@/lib/domain/leads/contact-request";
import type { FormField } from "@/lib/domain/leads/form-problems";
import type { ContactFormWords } from "@/lib/content/slices/lead-words";
import { Button } from "@/components/ui/button";
import { ConsentBox } from "@/components/leads/consent-box";
import type { LimitedField } from "@/components/ui/limited-field";
import { ContactFields } from "./contact-fields";

/** `children`: the result of sending it. */
type ContactFormViewProps = ComponentProps<"form"> & {
  lang: Lang;
  words: ContactFormWords;
  /** The version of the privacy text for the consent. */
  textVersion: string;
  /** What the form is about, and the words that its message begins with. */
  request: ContactRequest;
  opening: string;
  Limited?: typeof LimitedField;
  problemOf?: (field: FormField) => string | null;
  phoneQuestion?: ReactNode;
  isSending?: boolean;
  /** The text of the button. */
  send?: string;
  /** The box for a check that goes along. */
  share?: ReactNode;
};

/** The contact form, rendered by the server and by the live form. */
export function ContactFormView({
  lang,
  words,
  textVersion,
  request,
  opening,
  Limited,
  share,
  problemOf = () => null,
  phoneQuestion,
  isSending = false,
  send = words.contact.send,
  children,
  ...form
}: ContactFormViewProps) {
  const { contact } = words;
  return (
    <form
      method="post"
      action="/api/leads/contact"
      aria-label={contact.title}
      className="grid max-w-2xl gap-5"
      suppressHydrationWarning // `noValidate` may be set by then (intercept-early-input.ts)
      {...form}
    >
      <input type="hidden" name="topic" value={request.topic} />
      <input type="hidden" name="package" value={request.pack?.id ?? ""} />
      <ContactFields
        {...{ words, opening, problemOf, phoneQuestion }}
        {...(Limited && { Limited })}
      />
      <ConsentBox
        id="contact-consent"
        lang={lang}
        text={contact.consent}
        privacy={words.privacy}
        textVersion={textVersion}
        trap={words.trap}
        problem={problemOf("consent")}
      />
      <p className="text-base text-soft">{contact.notice}</p>
      {share}
      <div>
        <Button kind="primary" type="submit" aria-disabled={isSending}>
          {send}
        </Button>
        {children}
      </div>
    </form>
  );
}
