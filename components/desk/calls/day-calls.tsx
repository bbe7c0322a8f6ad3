import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { CallRow, DayCalls as Calls } from "@/lib/server/desk/call-desk";
import { buttonClass } from "@/components/ui/button";
import { PersonLine, type PeopleView } from "@/components/desk/list/person-rows";
import { timeOf, titleOf } from "@/components/desk/row-texts";
import { CallMarks } from "./call-marks";

/** The text that reminds of a call (lib/content/slices/default-templates.ts). */
const REMINDER = "callReminder";

/** The calls of the day, and those of yesterday that nobody has marked: rows like all others. */
export function DayCalls({ calls, ...view }: PeopleView & { calls: Calls }) {
  const { lang, words } = view;
  const { rows, tomorrow } = calls;
  const { today } = words.calls;
  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby="calls">
          <h2 id="calls" className="mt-1 text-base">
            {fill(today.title, { n: rows.length })}
          </h2>
          <ul className="person-rows">
            {rows.map((call) => (
              <DayCall key={call.lead} {...view} call={call} />
            ))}
          </ul>
        </section>
      )}
      {tomorrow > 0 && (
        <a className={buttonClass("quiet")} href={pathIn(lang, "/desk/calls")}>
          {fill(today.tomorrow, { n: tomorrow })}
        </a>
      )}
    </>
  );
}

function DayCall({ call: { at, lead, row }, ...view }: PeopleView & { call: CallRow }) {
  const { words, back, now } = view;
  const time = timeOf({ answerBy: null, nextAt: null, callAt: at, arrivedAt: at }, view);
  return (
    <PersonLine {...view} row={row} time={time} template={REMINDER}>
      {now >= at && (
        <CallMarks
          {...{ words, at, lead, now, back }}
          person={row.person}
          version={row.version}
          end={null}
          name={titleOf(row, words)}
        />
      )}
    </PersonLine>
  );
}
