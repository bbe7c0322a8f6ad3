import type { ComponentProps } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { NewsletterWords } from "@/lib/content/slices/lead-words";
import { EMAIL_INPUT } from "@/lib/domain/core/field-inputs";
import { ConsentBox } from "@/components/leads/consent-box";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

/** `children`: the result of sending it. */
type NewsletterFormViewProps = ComponentProps<"form"> & {
  lang: Lang;
  words: NewsletterWords;
  textVersion: string;
  problems?: Partial<Record<keyof NewsletterWords["problems"], string | null>>;
  isSending?: boolean;
  /** The text of the button. */
  send?: string;
};

/** The newsletter's form in the footer, rendered by the server and by the live form. */
export function NewsletterFormView({
  lang,
  words: { newsletter, privacy, trap },
  textVersion,
  problems = {},
  isSending = false,
  send = newsletter.send,
  children,
  ...form
}: NewsletterFormViewProps) {
  return (
    <form
      method="post"
      action="/api/leads/newsletter"
      aria-label={newsletter.title}
      className="grid max-w-md gap-3"
      suppressHydrationWarning // `noValidate` may be set by then (intercept-early-input.ts)
      {...form}
    >
      <div>
        <h2 className="text-base font-bold [letter-spacing:0]">{newsletter.title}</h2>
        <p>{newsletter.text}</p>
      </div>
      <Field
        id="newsletter-email"
        name="email"
        label={newsletter.email}
        problem={problems.email ?? null}
      >
        {(control) => <input {...control} {...EMAIL_INPUT} required />}
      </Field>
      <ConsentBox
        id="newsletter-consent"
        lang={lang}
        text={newsletter.consent}
        privacy={privacy}
        textVersion={textVersion}
        trap={trap}
        problem={problems.consent ?? null}
      />
      <p className="text-base">{newsletter.notice}</p>
      <div>
        <Button kind="primary" type="submit" aria-disabled={isSending}>
          {send}
        </Button>
        {children}
      </div>
    </form>
  );
}
