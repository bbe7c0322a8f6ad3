import { pathIn } from "@/lib/domain/core/languages";
import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Said } from "@/lib/domain/core/said";
import type { PayProblem } from "@/lib/domain/desk/pay-problems";
import { actionText } from "@/lib/domain/leads/note-words";
import { openClaim, PAYMENT_WAYS, paidRupees } from "@/lib/domain/leads/payments";
import type { LeadPaying as Paying } from "@/lib/server/desk/pay-desk";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { Button } from "@/components/ui/button";
import { momentIn } from "@/components/ui/date-format";
import { Field } from "@/components/ui/field";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadForm, type OnLead } from "./lead-form";
import { RupeesField } from "./rupees-field";

type PayingProps = DeskProps & {
  on: OnLead;
  detail: Pick<LeadDetail, "row" | "lead">;
  paying: Paying;
  said: Said | null;
  now: number;
};

/** What the sender says to have paid, what is due, what is odd about it, and what came. */
export function LeadPaying({ lang, words, on, detail, paying, said, now }: PayingProps) {
  const { actions, paying: text } = words.leadPage;
  const { payClaims, payments } = detail.lead;
  const { due, problems } = paying;
  if (detail.row.kind !== "contact" || (due === null && payClaims.length + payments.length === 0))
    return null;
  return (
    <section aria-labelledby="paying">
      <h3 id="paying">{text.title}</h3>
      {due !== null && <p>{fill(text.due, { amount: inRupees(due) })}</p>}
      {payClaims.map(({ at, way, utr }) => (
        <p key={utr} className="mt-2 wrap-anywhere">
          {fill(text.claimed, {
            way: wordFor(actions.payWays, way),
            utr,
            date: momentIn(lang, at),
          })}
        </p>
      ))}
      {problems.length > 0 && (
        <ul className="mt-2 font-semibold wrap-anywhere text-red">
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>
              <Problem {...{ lang, words, problem }} />
            </li>
          ))}
        </ul>
      )}
      {payments.map(({ at, by, ...payment }) => (
        <LeadForm
          key={at}
          on={on}
          what="unpaid"
          fields={payment}
          className="mt-2 flex flex-wrap items-center gap-3 wrap-anywhere"
        >
          <strong>{actionText({ kind: "paid", ...payment }, words, String)}</strong>
          <button className="desk-chip">{text.takeBack}</button>
        </LeadForm>
      ))}
      <PaidForm {...{ lang, words, on, detail, paying, said, now }} />
    </section>
  );
}

function Problem({ lang, words, problem }: DeskProps & { problem: PayProblem }) {
  const { actions, paying: text } = words.leadPage;
  switch (problem.kind) {
    case "sum": {
      const [paid, due] = [inRupees(problem.paid), inRupees(problem.due)];
      return fill(text.problems.sum, { paid, due });
    }
    case "also":
      return (
        <a className="underline" href={pathIn(lang, `/desk/leads/${problem.id}`)}>
          {fill(text.problems.also, { utr: problem.utr, reference: problem.reference })}
        </a>
      );
    case "noWay":
      return fill(text.problems.noWay, { way: wordFor(actions.payWays, problem.way) });
    case "host":
      return fill(text.problems.host, { host: problem.host, others: problem.others });
  }
}

/** Notes a payment that came: it begins with what the sender said, and what is still open. */
function PaidForm({ words, on, detail: { lead }, paying: { due }, said, now }: PayingProps) {
  const { actions, paying: text } = words.leadPage;
  const claim = openClaim(lead);
  const open = Math.max(0, (due ?? 0) - paidRupees(lead));
  const typed = said?.kept?.["do"] === "paid" ? said.kept : {};
  const { rupees = open || undefined, on: day = indianDay(now) } = typed;
  const { way = claim?.way ?? "upi", utr = claim?.utr } = typed;
  return (
    <details className="entry" open={claim !== null || undefined}>
      <summary>{text.note}</summary>
      <LeadForm on={on} what="paid" className="flex flex-wrap items-end gap-3 py-3">
        <RupeesField label={text.amount} value={rupees} />
        <Field name="on" label={text.on}>
          {(control) => (
            <input {...control} type="date" required max={indianDay(now)} defaultValue={day} />
          )}
        </Field>
        <Field name="way" label={text.way}>
          {(control) => (
            <select {...control} defaultValue={way}>
              {PAYMENT_WAYS.map((one) => (
                <option key={one} value={one}>
                  {actions.payWays[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="utr" label={text.utr}>
          {(control) => <input {...control} autoComplete="off" defaultValue={utr} />}
        </Field>
        <Button kind="primary" type="submit">
          {text.save}
        </Button>
      </LeadForm>
    </details>
  );
}
