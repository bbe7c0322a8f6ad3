import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import { packageName } from "@/lib/domain/check/packages";
import { isOpenClaim, PAYMENT_WAYS, payWayText } from "@/lib/domain/leads/payments";
import type { PayClaim } from "@/lib/domain/leads/person-notes";
import { dueRupees, openSale, paidRupees, type Sale } from "@/lib/domain/leads/sale";
import { Button } from "@/components/ui/button";
import { shortDateIn, shortDayIn } from "@/components/ui/date-format";
import { InputField, SelectField } from "@/components/desk/choices";
import { Fold } from "@/components/desk/desk-section";
import { keptIn, PersonForm, type PersonPart } from "./person-form";
import { SoldFields } from "./sold-fields";

/** What was sold, what came and what is due; and the forms that note and correct it. */
export function PersonSales(props: PersonPart) {
  const { words, detail, said } = props;
  const { row, sales } = detail;
  const { sale: text, paying } = words.person;
  return (
    <section aria-labelledby="sales">
      <h3 id="sales">{text.title}</h3>
      {sales.length === 0 && <p className="text-soft">{text.none}</p>}
      <ul>
        {sales.map((sale) => (
          <li key={sale.id} className="pb-3 wrap-anywhere">
            <SaleText {...props} sale={sale} />
            {!row.isErased && <SaleForm {...props} sale={sale} />}
          </li>
        ))}
      </ul>
      {!row.isErased && (
        <>
          <Fold title={paying.title} isOpen={keptIn(said, "paid") !== null}>
            <PaidForm {...props} />
          </Fold>
          {sales.length > 0 && <SaleForm {...props} sale={null} />}
          {row.sums.paid > 0 && <Refund {...props} />}
        </>
      )}
    </section>
  );
}

/** Package and sum, what is due, and what came or was paid back, a line each. */
function SaleText({ lang, words, on, detail, sale }: PersonPart & { sale: Sale }) {
  const { sale: text, actions, paying } = words.person;
  const due = dueRupees(sale);
  const facts = [
    fill(text.agreed, { amount: inRupees(sale.rupees) }),
    fill(text.paid, { amount: inRupees(paidRupees(sale)) }),
    due > 0 ? fill(text.due, { amount: inRupees(due) }) : text.settled,
    due > 0 && sale.dueOn !== null && fill(text.look, { date: shortDateIn(lang, sale.dueOn) }),
  ];
  return (
    <>
      <p className="font-semibold">
        {packageName(sale.packageId) || text.noPackage}{" "}
        <span className="font-normal text-soft">{shortDayIn(lang, sale.at)}</span>
      </p>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      {sale.payments.map((payment) => (
        <PersonForm
          key={payment.at}
          on={on}
          what="unpaid"
          fields={{ at: payment.at }}
          className="mt-2 flex flex-wrap items-center gap-3"
        >
          <span>
            {payment.rupees < 0 && `${paying.back}: `}
            {fill(paying.line, {
              amount: inRupees(Math.abs(payment.rupees)),
              date: shortDateIn(lang, payment.on),
              way: payWayText(payment, actions.payWays),
            })}
          </span>
          {!detail.row.isErased && <button className="desk-chip">{paying.takeBack}</button>}
        </PersonForm>
      ))}
    </>
  );
}

/** Another package, sum or day of a sale, and while nothing was paid that there was none; null: one more sale. */
function SaleForm({ words, on, said, detail, dueOn, sale }: PersonPart & { sale: Sale | null }) {
  const { person, packageDue } = words;
  const { sale: text } = person;
  const typed = keptIn(said, "sale");
  const kept = typed?.["sale"] === (sale?.id ?? "") ? typed : null;
  const { packageId = detail.row.packageId } = sale ?? {};
  return (
    <Fold title={sale ? text.correct : text.another} isOpen={kept !== null}>
      <PersonForm on={on} fields={{ sale: sale?.id ?? "" }} className="grid gap-3">
        <SoldFields
          words={{ sale: person.sale, packageDue }}
          {...{ kept, packageId }}
          rupees={sale?.rupees}
          dueOn={sale ? (sale.dueOn ?? "") : dueOn}
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="do" value="sale">
            {text.save}
          </Button>
          {sale && paidRupees(sale) === 0 && (
            <Button kind="quiet" type="submit" name="do" value="unsold">
              {text.unsold}
            </Button>
          )}
        </p>
      </PersonForm>
    </Fold>
  );
}

type PaymentFieldsProps = Pick<PersonPart, "words" | "now"> & {
  label: string;
  value: Readonly<Partial<Record<"paid" | "on" | "way" | "utr", string>>>;
};

const PaymentFields = ({ words, now, label, value }: PaymentFieldsProps) => {
  const { actions, paying } = words.person;
  const today = indianDay(now);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-3 *:min-w-0">
      <InputField name="paid" label={label} autoComplete="off" defaultValue={value.paid} />
      <InputField
        name="on"
        label={paying.on}
        type="date"
        max={today}
        defaultValue={value.on ?? today}
      />
      <SelectField
        name="way"
        label={paying.way}
        value={value.way ?? "upi"}
        options={PAYMENT_WAYS.map((way) => [way, actions.payWays[way]] as const)}
      />
      <InputField name="utr" label={paying.utr} autoComplete="off" defaultValue={value.utr} />
    </div>
  );
};

/** Notes a payment: it begins with what is due, and what its sender said; without a sale it makes one. */
function PaidForm(props: PersonPart & { claim?: PayClaim }) {
  const { words, on, detail, said, dueOn, now, claim } = props;
  const { row, sales } = detail;
  const { person, packageDue } = words;
  const { paying } = person;
  const kept = claim ? null : keptIn(said, "paid");
  const sale = openSale(sales);
  const due = sale ? dueRupees(sale) : (packageDue[row.packageId ?? ""] ?? 0);
  const value = kept ?? {
    ...(due > 0 && { paid: String(due) }),
    ...(claim && { on: indianDay(claim.at), way: claim.way, utr: claim.utr }),
  };
  return (
    <PersonForm on={on} what="paid" className="grid gap-3">
      <PaymentFields {...{ words, now, value }} label={paying.amount} />
      {!sale && (
        <SoldFields
          words={{ sale: person.sale, packageDue }}
          {...{ kept, dueOn, packageId: row.packageId, label: paying.agreed }}
        />
      )}
      <p>
        <Button kind="primary" type="submit">
          {paying.save}
        </Button>
      </p>
    </PersonForm>
  );
}

function Refund({ words, on, said, now }: PersonPart) {
  const { paying } = words.person;
  const kept = keptIn(said, "refunded");
  return (
    <Fold title={paying.refund} isOpen={kept !== null}>
      <PersonForm on={on} what="refunded" className="grid gap-3">
        <PaymentFields {...{ words, now }} label={paying.amount} value={kept ?? {}} />
        <p>
          <Button type="submit">{paying.back}</Button>
        </p>
      </PersonForm>
    </Fold>
  );
}

/** What senders say to have paid: found, it is noted here; not found, its sender reads so. */
export function PersonClaims(props: PersonPart) {
  const { lang, words, on, detail } = props;
  const { actions, paying } = words.person;
  const claims = detail.messages.flatMap(({ id, lead }) =>
    lead.payClaims.filter(isOpenClaim).map((claim) => ({ id, claim })),
  );
  if (claims.length === 0) return null;
  return (
    <section aria-label={paying.claims} className="grid gap-2 pt-3">
      {claims.map(({ id, claim }) => (
        <div key={claim.utr}>
          <p className="wrap-anywhere">
            {fill(paying.claimed, {
              way: wordFor(actions.payWays, claim.way),
              utr: claim.utr,
              date: shortDayIn(lang, claim.at),
            })}
          </p>
          <div className="desk-chips mt-2">
            <details className="open:basis-full [&[open]>summary]:mb-2">
              <summary className="desk-chip w-fit list-none [&::-webkit-details-marker]:hidden">
                {paying.found}
              </summary>
              <PaidForm {...props} claim={claim} />
            </details>
            <PersonForm on={on} what="claimMissing" fields={{ lead: id, utr: claim.utr }}>
              <button className="desk-chip">{paying.missing}</button>
            </PersonForm>
          </div>
        </div>
      ))}
    </section>
  );
}
