import { fill } from "@/lib/domain/core/fill";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { DayCalls } from "@/components/desk/calls/day-calls";
import { buttonClass } from "@/components/ui/button";
import { PersonRows, type PeopleView } from "@/components/desk/list/person-rows";
import type { DayCalls as Calls } from "@/lib/server/desk/call-desk";
import { cursorText, deskHref } from "@/lib/server/desk/list-choice";
import type { Today, TodayGroup } from "@/lib/server/desk/people-desk";

type TodayViewProps = PeopleView & {
  today: Today;
  calls: Calls;
  /** Only this group is shown, from a later place on. */
  from: TodayGroup | null;
};

/** Who waits for us: the calls of the day, then who is to be answered, then whose next step is over or due today. */
export function TodayView({ today, calls, from, ...view }: TodayViewProps) {
  const { lang, words, now } = view;
  const { counts, answer, due } = today;
  const text = words.screens.today;
  const isLate = ({ nextAt }: PersonRow) => nextAt !== null && nextAt < now;
  const all = counts.answer + counts.due + calls.rows.length;
  const isFirst =
    all + counts.later + counts.spam === 0 && Object.values(counts.statuses).every((n) => n === 0);
  const title = counts.orders > 0 ? text.answerOrders : text.answer;
  // Whose call is on top is not shown a second time.
  const called = new Set(calls.rows.map(({ person }) => person));
  const steps = due.rows.filter(({ person }) => !called.has(person));
  const overdue = steps.filter(isLate);
  const answers = answer.rows.length;
  const groups = [
    { name: fill(title, { n: counts.answer, orders: counts.orders }), of: answer.rows, first: 0 },
    { name: text.overdue, of: overdue, first: answers },
    { name: text.due, of: steps.slice(overdue.length), first: answers + overdue.length },
  ];
  return (
    <div className="page pb-12">
      {from && (
        <a className={buttonClass("quiet")} href={deskHref(lang, "")}>
          {text.start}
        </a>
      )}
      <DayCalls {...view} calls={calls} />
      {groups.map(
        ({ name, of, first }, at) =>
          of.length > 0 && (
            <section key={at} aria-labelledby={`group-${at}`}>
              <h2 id={`group-${at}`} className="mt-1 text-base">
                {name}
              </h2>
              <PersonRows {...view} rows={of} first={first} />
              {at === 0 && <More {...view} group="answer" next={answer.next} />}
            </section>
          ),
      )}
      <More {...view} group="due" next={due.next} />
      {all === 0 && (
        <div className="py-8">
          <p className="text-lg font-semibold">{isFirst ? text.first : text.empty}</p>
          <p className="mt-2 max-w-prose text-soft">{isFirst ? text.firstText : text.emptyText}</p>
          <p className="mt-4">
            <a className={buttonClass("secondary")} href={deskHref(lang, "/leads")}>
              {text.toList}
            </a>
          </p>
        </div>
      )}
      {counts.later > 0 && (
        <p className="mt-4">
          <a className={buttonClass("quiet")} href={deskHref(lang, "/leads", { order: "next" })}>
            {fill(text.later, { n: counts.later })}
          </a>
        </p>
      )}
    </div>
  );
}

type MoreProps = PeopleView & { group: TodayGroup; next: Today["answer"]["next"] };

/** The link to the next page of a group. */
const More = ({ lang, words, group, next }: MoreProps) =>
  next && (
    <a
      className={buttonClass("secondary", "mt-4")}
      href={deskHref(lang, "", { group, after: cursorText(next) })}
    >
      {words.screens.today.more}
    </a>
  );
