import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { buttonClass } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { DeskSection } from "@/components/desk/desk-section";
import { PersonLine, type PeopleView } from "@/components/desk/list/person-rows";
import { cursorText, deskHref } from "@/lib/server/desk/list-choice";
import { MONEY_LISTS, type MoneyList, type PeoplePage } from "@/lib/server/leads/people";

type MoneyViewProps = PeopleView & {
  lists: Readonly<Record<MoneyList, PeoplePage>>;
  /** Only this list is shown, from a later place on. */
  from: MoneyList | null;
};

/** Who owes, who paid last, and why sales were lost. */
export function MoneyView({ lists, from, ...view }: MoneyViewProps) {
  const { money } = view.words;
  const none = { owes: money.owesNone, paid: money.paidNone, lost: money.lostNone };
  return (
    <div className="page desk-sections pb-12">
      {MONEY_LISTS.filter((name) => from === null || name === from).map((name) => {
        const { rows, next } = lists[name];
        return (
          <DeskSection key={name} id={name} title={money[name]}>
            {rows.length === 0 ? <p className="text-soft">{none[name]}</p> : null}
            {rows.length > 0 && <Sum {...view} name={name} rows={rows} />}
            {rows.length > 0 && (
              <ul className="person-rows">
                {rows.map((row) => (
                  <PersonLine
                    key={row.person}
                    {...view}
                    row={row}
                    {...(name === "owes" && { time: dueTime(row, view), template: "due" })}
                  />
                ))}
              </ul>
            )}
            {next && (
              <a
                className={buttonClass("secondary", "mt-4")}
                href={deskHref(view.lang, "/money", { list: name, after: cursorText(next) })}
              >
                {money.more}
              </a>
            )}
          </DeskSection>
        );
      })}
    </div>
  );
}

/** What is due, and when we look for it. */
const dueTime = (
  { sums, dueAt, arrivedAt }: PersonRow,
  { lang, words: { money }, now }: PeopleView,
) => {
  const amounts = { due: inRupees(sums.due), amount: inRupees(sums.rupees) };
  const day = dueAt === null ? money.noDay : fill(money.look, { date: shortDayIn(lang, dueAt) });
  const at = dueAt ?? arrivedAt;
  return {
    at,
    text: `${fill(money.line, amounts)} · ${day}`,
    isLate: dueAt !== null && dueAt < now,
  };
};

type SumProps = PeopleView & { name: MoneyList; rows: readonly PersonRow[] };

/** What the shown people come to: the money that is due, or how often which reason was given. */
function Sum({ words, name, rows }: SumProps) {
  const { money, person } = words;
  if (name === "owes") {
    const due = rows.reduce((sum, { sums }) => sum + sums.due, 0);
    return <p className="mb-3 font-semibold">{fill(money.owesSum, { amount: inRupees(due) })}</p>;
  }
  if (name === "paid") return null;
  const reasons = rows.map(({ lostReason }) => lostReason ?? "");
  const counts = [...new Set(reasons)]
    .map((reason) => ({ reason, n: reasons.filter((one) => one === reason).length }))
    .toSorted((a, b) => b.n - a.n);
  return (
    <p className="mb-3 font-semibold">
      {counts
        .map(
          ({ reason, n }) =>
            `${reason ? wordFor(person.lost.reasons, reason) : money.noReason}: ${n}`,
        )
        .join(" · ")}
    </p>
  );
}
