import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { DeskSection } from "@/components/desk/desk-section";
import { type PeopleView, PersonRows } from "@/components/desk/list/person-rows";
import type { DeskProps } from "@/components/desk/desk-words";
import { MONEY_LISTS, type MoneyList } from "@/lib/domain/leads/people-lists";
import type { PeoplePage } from "@/lib/server/desk/people-desk";

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
            {rows.length === 0 && <p className="text-soft">{none[name]}</p>}
            <Sum {...view} {...{ name, rows }} isAll={from === null && next === null} />
            <PersonRows
              {...view}
              page={lists[name]}
              more={["/money", { list: name }]}
              isOwing={name === "owes"}
            />
          </DeskSection>
        );
      })}
    </div>
  );
}

type SumProps = DeskProps & { name: MoneyList; rows: readonly PersonRow[]; isAll: boolean };

/** What the shown people come to: the money that is due, of all alone; or how often which reason was given. */
function Sum({ words, name, rows, isAll }: SumProps) {
  const { money, person } = words;
  if (rows.length === 0) return null;
  if (name === "owes" && isAll) {
    const due = rows.reduce((sum, { sums }) => sum + sums.due, 0);
    return <p className="mb-3 font-semibold">{fill(money.owesSum, { amount: inRupees(due) })}</p>;
  }
  if (name !== "lost") return null;
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
