import { callClock, callTime } from "@/lib/domain/calls/call-time";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import { pathIn } from "@/lib/domain/core/languages";
import { waysTo } from "@/lib/domain/leads/lead-contact";
import type { CallRow, DayCalls as Calls } from "@/lib/server/desk/call-desk";
import { buttonClass } from "@/components/ui/button";
import { LeadLink } from "@/components/desk/lead/lead-link";
import { CallLink } from "@/components/desk/list/call-link";
import type { PeopleView } from "@/components/desk/list/person-rows";
import { titleOf } from "@/components/desk/row-texts";
import { CallMarks } from "./call-marks";

/** The message that reminds of a call (lib/content/slices/default-templates.ts). */
const REMINDER = "callReminder";

/** The calls of the day, and those of yesterday that nobody has marked. */
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
          <ul className="border-y border-rule">
            {rows.map((call) => (
              <li key={call.row.id} className="border-b border-rule py-2 last:border-0">
                <DayCall {...view} call={call} />
              </li>
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

function DayCall({ call: { at, row }, ...view }: PeopleView & { call: CallRow }) {
  const { lang, words, back, now } = view;
  const { today } = words.calls;
  const name = titleOf(row, words);
  const ways = waysTo(row, { subject: "", text: "" });
  const isToday = indianDay(at) === indianDay(now);
  const time = isToday ? callClock(lang, at) : callTime(lang, at);
  return (
    <>
      <LeadLink
        {...{ lang, back }}
        id={row.id}
        className="block min-h-11 wrap-anywhere no-underline"
      >
        <time dateTime={new Date(at).toISOString()} className={at < now ? "text-red" : ""}>
          <strong>{at < now ? fill(today.late, { time }) : time}</strong>
        </time>{" "}
        <strong className="underline">{name}</strong>
        {row.business !== name && row.business && <> · {row.business}</>}
        <span className="block text-soft">
          {[wordFor(words.wants, row.wants), row.phone].filter(Boolean).join(" · ")}
        </span>
      </LeadLink>
      <div className="flex flex-wrap items-center gap-2">
        {ways.call && (
          <CallLink
            href={ways.call}
            id={row.id}
            back={back}
            label={fill(words.screens.list.call, { name })}
            className={buttonClass("primary")}
          >
            {words.detail.call}
          </CallLink>
        )}
        {ways.chat && (
          <a
            className={buttonClass("green")}
            href={pathIn(lang, `/desk/go/${row.id}?way=whatsapp&template=${REMINDER}`)}
            target="_blank"
            rel="noopener"
            aria-label={fill(today.of, { what: today.remind, name })}
          >
            {today.remind}
          </a>
        )}
        <CallMarks
          {...{ words, at, name, now }}
          end={null}
          on={{ id: row.id, version: row.version, self: back }}
        />
      </div>
    </>
  );
}
