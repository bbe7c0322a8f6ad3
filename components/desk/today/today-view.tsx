import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { buttonClass } from "@/components/ui/button";
import { ListSearch } from "@/components/desk/list/list-view";
import { listOf, PersonRows, type PeopleView, shownRow } from "@/components/desk/list/person-rows";
import { RowList } from "@/components/desk/list/row-list";
import { timeOf } from "@/components/desk/row-texts";
import type { DayCalls } from "@/lib/server/desk/call-desk";
import { deskHref } from "@/lib/server/desk/list-choice";
import { type DeskCounts, TODAY_GROUPS, type TodayGroup } from "@/lib/domain/leads/people-lists";
import type { Today } from "@/lib/server/desk/people-desk";

/** The text that reminds of a call (lib/content/slices/default-templates.ts). */
const REMINDER = "callReminder";

type TodayViewProps = PeopleView & {
  today: Today;
  counts: DeskCounts;
  /** Nobody has come yet. */
  isFirst: boolean;
  calls: DayCalls;
  /** Only this group is shown, from a later place on. */
  from: TodayGroup | null;
};

/** Who waits for us: the calls of the day, who is to be answered, what is due, and what has no date. */
export function TodayView({ today, counts, isFirst, calls, from, ...view }: TodayViewProps) {
  const { lang, words, back } = view;
  const text = words.screens.today;
  const all = TODAY_GROUPS.reduce((sum, group) => sum + counts[group], calls.rows.length);
  // Whose call is on top is not shown a second time.
  const called = new Set(calls.rows.map(({ row }) => row.person));
  const titles = { ...text, answer: counts.orders > 0 ? text.answerOrders : text.answer };
  return (
    <div className="page pb-12">
      <ListSearch {...{ lang, words, back }} search="" />
      {from && (
        <a className={buttonClass("quiet")} href={deskHref(lang, "")}>
          {text.start}
        </a>
      )}
      <Calls {...view} {...calls} />
      {TODAY_GROUPS.map((group) => {
        const { rows, next } = today[group];
        const own = rows.filter(({ person }) => !called.has(person));
        if (own.length === 0 && !next) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="mt-3 text-base">
              {fill(titles[group], { n: counts[group], orders: counts.orders })}
            </h2>
            <PersonRows
              {...view}
              page={{ rows: own, next }}
              more={["", { group }]}
              isOwing={group === "owing"}
            />
          </section>
        );
      })}
      {all === 0 && (
        <div className="py-8">
          <p className="text-lg font-semibold">{isFirst ? text.first : text.empty}</p>
          <p className="mt-2 max-w-prose text-soft">{isFirst ? text.firstText : text.emptyText}</p>
          <p className="mt-4">
            <a className={buttonClass("secondary")} href={deskHref(lang, "/people")}>
              {text.toList}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

/** The calls of the day, and those of yesterday that nobody has marked: rows like all others. */
function Calls({ rows, tomorrow, ...view }: PeopleView & DayCalls) {
  const { lang, words, now } = view;
  const { today } = words.calls;
  const timeAt = (at: number) =>
    timeOf({ answerBy: null, nextAt: null, callAt: at, arrivedAt: at }, view);
  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby="calls">
          <h2 id="calls" className="mt-1 text-base">
            {fill(today.title, { n: rows.length })}
          </h2>
          <RowList
            {...listOf(view)}
            rows={rows.map(({ at, lead, row }) => ({
              ...shownRow(row, view, timeAt(at)),
              ...(now >= at && { held: { lead, at } }),
            }))}
            template={REMINDER}
          />
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
