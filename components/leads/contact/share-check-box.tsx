import { type Lang } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import type { LeadWords } from "@/lib/content/en/leads";
import { dayOfMonthIn } from "@/components/ui/date-format";
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
      <div className="flex items-start gap-3">
        <input
          id="contact-sharesCheck"
          name="sharesCheck"
          type="checkbox"
          value="yes"
          aria-describedby="contact-sharesCheck-notice"
          className="mt-1 size-6 shrink-0 accent-red"
        />
        <label htmlFor="contact-sharesCheck">
          <strong className="block">
            {fill(words.check, { score, date: dayOfMonthIn(lang, at) })}
          </strong>
          {words.consent}
        </label>
      </div>
      <p id="contact-sharesCheck-notice" className="mt-2 text-base text-soft">
        {words.notice}
      </p>
    </div>
  );
}
