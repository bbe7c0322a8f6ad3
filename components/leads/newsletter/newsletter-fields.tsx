import type { ReactNode } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { LeadWords } from "@/lib/content/en/leads";
import { ConsentBox } from "@/components/leads/consent-box";
import type { OutcomeWords } from "@/components/leads/lead-outcome";
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

type NewsletterFieldsProps = {
  lang: Lang;
  words: NewsletterWords;
  textVersion: string;
  problems?: Partial<Record<keyof NewsletterWords["problems"], string | null>>;
  isSending?: boolean;
  /** On the button. */
  send?: string;
  /** What became of it. */
  children?: ReactNode;
};

/** What stands in the newsletter's form, with our code and without. */
export function NewsletterFields({
  lang,
  words: { newsletter, privacy, trap },
  textVersion,
  problems = {},
  isSending = false,
  send = newsletter.send,
  children,
}: NewsletterFieldsProps) {
  return (
    <>
      <div>
        <h2 className="text-base font-bold [letter-spacing:0]">{newsletter.title}</h2>
        <p>{newsletter.text}</p>
      </div>
      <Field name="email" label={newsletter.email} problem={problems.email ?? null}>
        {(control) => <input {...control} required type="email" autoComplete="email" />}
      </Field>
      <ConsentBox
        lang={lang}
        text={newsletter.consent}
        privacy={privacy}
        textVersion={textVersion}
        trap={trap}
        problem={problems.consent ?? null}
      />
      <div>
        <Button kind="primary" type="submit" aria-disabled={isSending}>
          {send}
        </Button>
        {children}
      </div>
    </>
  );
}
