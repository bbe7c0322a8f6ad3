import type { Lang } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import type { LeadWords } from "@/lib/content/en/leads";
import { dayOfMonthIn } from "@/components/ui/date-format";
import { TickBox } from "@/components/ui/field";
import type { FinishedCheck } from "./use-finished-check";

type ShareCheckBoxProps = {
  lang: Lang;
  words: LeadWords["contact"]["share"];
  check: FinishedCheck;
};

/** The unticked box that lets the visitor's finished check go along, with a consent of its own. */
export function ShareCheckBox({ lang, words, check: { score, at } }: ShareCheckBoxProps) {
  return (
    <div className="border-y border-rule py-4">
      <TickBox
        id="contact-sharesCheck"
        name="sharesCheck"
        value="yes"
        aria-describedby="contact-sharesCheck-notice"
        label={
          <>
            <strong className="block">
              {fill(words.check, { score, date: dayOfMonthIn(lang, at) })}
            </strong>
            {words.consent}
          </>
        }
      />
      <p id="contact-sharesCheck-notice" className="mt-2 text-base text-soft">
        {words.notice}
      </p>
    </div>
  );
}
