import { callText } from "@/lib/domain/calls/call-text";
import { fill } from "@/lib/domain/core/fill";
import type { Lead } from "@/lib/domain/leads/lead";
import { callOf, openCallAt } from "@/lib/domain/leads/lead-call";
import type { PersonDetail } from "@/lib/server/desk/people-desk";
import type { DeskProps } from "@/components/desk/desk-words";
import { titleOf } from "@/components/desk/row-texts";
import { type OnPerson, PersonForm } from "./person-form";

type PersonCallProps = DeskProps & { on: OnPerson; detail: PersonDetail; now: number };

const MARKS = ["reached", "missed"] as const;

/** The call to come of the message that the row shows, and from its time on what came of it (decision 84). */
export function PersonCall({ lang, words, on, detail: { row, messages }, now }: PersonCallProps) {
  const shown = messages.find(({ isShown }) => isShown);
  const lead = shown?.lead as Lead | undefined;
  const call = lead && callOf(lead);
  if (!shown || !lead || !call || call.end !== null) return null;
  const at = openCallAt(lead);
  const { today, one } = words.calls;
  const name = titleOf(row, words);
  return (
    <section aria-label={words.columns.call} className="grid gap-2 pt-3">
      <p className="font-semibold wrap-anywhere">
        {words.columns.call}: {callText(call, one, lang)}
      </p>
      {at !== null && now >= at && (
        <>
          <PersonForm on={on} fields={{ lead: shown.id, at }} className="desk-chips">
            {MARKS.map((what) => (
              <button
                key={what}
                name="do"
                value={what}
                className="desk-chip"
                aria-label={fill(today.of, { what: today[what], name })}
              >
                {today[what]}
              </button>
            ))}
          </PersonForm>
          <p className="text-base text-soft">{today.missedText}</p>
        </>
      )}
    </section>
  );
}
