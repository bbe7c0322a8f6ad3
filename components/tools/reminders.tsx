import { fill } from "@/lib/domain/core/fill";
import { amount, lineText } from "@/lib/domain/tools/lines";
import { type Due, isOld } from "@/lib/domain/tools/udhaar";
import type { DuesWords } from "@/lib/content/en/tools";
import { SendLink } from "./send-link";

type RemindersProps = {
  words: DuesWords;
  /** With holes for the customer and the amount. */
  message: string;
  dues: readonly Due[];
  opens: string;
};

/** A message for each customer who owes something, those over 30 days first; nothing is sent before it is read in WhatsApp. */
export function Reminders({ words, message, dues, opens }: RemindersProps) {
  return (
    <section aria-labelledby="reminders" className="print:hidden">
      <h2 id="reminders" className="text-2xl">
        {words.reminders}
      </h2>
      {dues.length === 0 && <p className="mt-2 text-soft">{words.none}</p>}
      <ul className="entries mt-3">
        {dues.map((due) => {
          const customer = due.customer || "___";
          const text = fill(message, { customer, total: lineText(amount("total", due.left)) });
          return (
            <li key={due.at}>
              <strong>{customer}</strong>{" "}
              {isOld(due) && (
                <span className="font-semibold text-red">
                  {fill(words.old, { days: due.days! })}
                </span>
              )}
              <blockquote className="mt-1">{text}</blockquote>
              <SendLink
                to={due.phone?.match(/\d+/)?.[0] ?? ""}
                text={text}
                opens={`${customer} ${opens}`}
              >
                {words.send}
              </SendLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
