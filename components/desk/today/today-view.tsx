import { fill } from "@/lib/domain/core/fill";
import { DayCalls } from "@/components/desk/calls/day-calls";
import { buttonClass } from "@/components/ui/button";
import { ListSearch } from "@/components/desk/list/list-filters";
import { PersonRows, type PeopleView } from "@/components/desk/list/person-rows";
import type { DayCalls as Calls } from "@/lib/server/desk/call-desk";
import { cursorText, deskHref } from "@/lib/server/desk/list-choice";
import { type DeskCounts, TODAY_GROUPS, type TodayGroup } from "@/lib/domain/leads/people-lists";
import type { Today } from "@/lib/server/desk/people-desk";

type TodayViewProps = PeopleView & {
  today: Today;
  counts: DeskCounts;
  calls: Calls;
  /** Only this group is shown, from a later place on. */
  from: TodayGroup | null;
};

/** Who waits for us: the calls of the day, who is to be answered, what is due, and what has no date. */
export function TodayView({ today, counts, calls, from, ...view }: TodayViewProps) {
  const { lang, words, back } = view;
  const text = words.screens.today;
  const all = TODAY_GROUPS.reduce((sum, group) => sum + counts[group], calls.rows.length);
  const isFirst = all + counts.spam === 0 && Object.values(counts.stages).every((n) => n === 0);
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
      <DayCalls {...view} calls={calls} />
      {TODAY_GROUPS.map((group) => {
        const { rows, next } = today[group];
        const own = rows.filter(({ person }) => !called.has(person));
        if (own.length === 0 && !next) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="mt-3 text-base">
              {fill(titles[group], { n: counts[group], orders: counts.orders })}
            </h2>
            <PersonRows {...view} rows={own} isOwing={group === "owing"} />
            {next && (
              <a
                className={buttonClass("secondary", "mt-4")}
                href={deskHref(lang, "", { group, after: cursorText(next) })}
              >
                {text.more}
              </a>
            )}
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
