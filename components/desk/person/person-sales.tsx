import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { indianDay, writtenDay } from "@/lib/domain/core/indian-day";
import type { Said } from "@/lib/domain/core/said";
import { packageName } from "@/lib/domain/check/packages";
import { isOpenClaim, PAYMENT_WAYS, payWayText } from "@/lib/domain/leads/payments";
import type { PayClaim, Payment } from "@/lib/domain/leads/person-notes";
import { dueRupees, openSale, paidRupees, type Sale } from "@/lib/domain/leads/sale";
import type { PersonDetail } from "@/lib/server/desk/people-desk";
import { Button } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { Field } from "@/components/ui/field";
import type { DeskProps } from "@/components/desk/desk-words";
import { SelectField } from "@/components/desk/select-field";
import { keptIn, type OnPerson, PersonForm } from "./person-form";
import { SoldFields } from "./sold-fields";

type SalesProps = DeskProps & {
  on: OnPerson;
  detail: Pick<PersonDetail, "row" | "sales">;
  said: Said | null;
  /** The day on which we look for what is due of a new sale. */
  dueOn: string;
  now: number;
};

/** What was sold, what came and what is due; and the forms that note and correct it. */
export function PersonSales(props: SalesProps) {
  const { lang, words, detail } = props;
  const { row, sales } = detail;
  const { sale: text } = words.person;
  return (
    <section aria-labelledby="sales">
      <h3 id="sales">{text.title}</h3>
      {sales.length === 0 ? (
        <p className="text-soft">{text.none}</p>
      ) : (
        <ul>
          {sales.map((sale) => (
            <li key={sale.id} className="pb-3 wrap-anywhere">
              <SaleText {...{ lang, words, sale }} />
              <Payments {...props} payments={sale.payments} />
              {!row.isErased && <SaleForm {...props} sale={sale} />}
              {!row.isErased && paidRupees(sale) === 0 && <Unsold {...props} sale={sale} />}
            </li>
          ))}
        </ul>
      )}
      {!row.isErased && <Paid {...props} />}
      {!row.isErased && sales.length > 0 && <SaleForm {...props} sale={null} />}
      {!row.isErased && row.sums.paid > 0 && <Refund {...props} />}
    </section>
  );
}

/** Package and sum, what was paid of it, and what is due. */
function SaleText({ lang, words, sale }: DeskProps & { sale: Sale }) {
  const { sale: text } = words.person;
  const due = dueRupees(sale);
  const facts = [
    fill(text.agreed, { amount: inRupees(sale.rupees) }),
    fill(text.paid, { amount: inRupees(paidRupees(sale)) }),
    due > 0 ? fill(text.due, { amount: inRupees(due) }) : text.settled,
    due > 0 && sale.dueOn !== null && fill(text.look, { date: writtenDay(sale.dueOn) }),
  ];
  return (
    <>
      <p className="font-semibold">
        {packageName(sale.packageId) || text.noPackage}{" "}
        <span className="font-normal text-soft">{shortDayIn(lang, sale.at)}</span>
      </p>
      <p>{facts.filter(Boolean).join(" · ")}</p>
    </>
  );
}

/** What came or was paid back, a line each. */
const Payments = ({
  words,
  on,
  detail,
  payments,
}: SalesProps & { payments: readonly Payment[] }) => {
  const { actions, paying } = words.person;
  return payments.map((payment) => (
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
          date: writtenDay(payment.on),
          way: payWayText(payment, actions.payWays),
        })}
      </span>
      {!detail.row.isErased && <button className="desk-chip">{paying.takeBack}</button>}
    </PersonForm>
  ));
};

type SaleFormProps = SalesProps & { sale: Sale | null };

/** Another package, sum or day of a sale; null: one more sale. */
function SaleForm({ words, on, said, detail, dueOn, sale }: SaleFormProps) {
  const { sale: text } = words.person;
  const typed = keptIn(said, "sale");
  const kept = typed?.["sale"] === (sale?.id ?? "") ? typed : null;
  const { packageId = detail.row.packageId } = sale ?? {};
  const rupees = sale ? sale.rupees : words.packageDue[packageId ?? ""];
  return (
    <details className="entry" open={kept !== null}>
      <summary>{sale ? text.correct : text.another}</summary>
      <PersonForm on={on} what="sale" fields={{ sale: sale?.id ?? "" }} className="grid gap-3">
        <SoldFields
          words={text}
          proposed={words.packageDue}
          packageId={kept?.["package"] ?? packageId ?? ""}
          rupees={kept?.["rupees"] ?? String(rupees ?? "")}
          dueOn={kept?.["dueOn"] ?? (sale ? (sale.dueOn ?? "") : dueOn)}
        />
        <p>
          <Button type="submit">{text.save}</Button>
        </p>
      </PersonForm>
    </details>
  );
}

/** Says that there was no such sale, while nothing was paid. */
const Unsold = ({ words: { person }, on, sale }: SalesProps & { sale: Sale }) => (
  <details className="entry">
    <summary>{person.sale.unsold}</summary>
    <PersonForm on={on} what="unsold" fields={{ sale: sale.id }}>
      <Button type="submit">{person.sale.unsold}</Button>
    </PersonForm>
  </details>
);

type PaymentFieldsProps = Pick<SalesProps, "words" | "now"> & {
  label: string;
  value: Readonly<Partial<Record<"paid" | "on" | "way" | "utr", string>>>;
};

const PaymentFields = ({ words, now, label, value }: PaymentFieldsProps) => {
  const { actions, paying } = words.person;
  const today = indianDay(now);
  return (
    <div className="person-fields">
      <Field name="paid" label={label}>
        {(control) => <input {...control} autoComplete="off" defaultValue={value.paid} />}
      </Field>
      <Field name="on" label={paying.on}>
        {(control) => (
          <input {...control} type="date" max={today} defaultValue={value.on ?? today} />
        )}
      </Field>
      <SelectField
        name="way"
        label={paying.way}
        value={value.way ?? "upi"}
        options={PAYMENT_WAYS.map((way) => [way, actions.payWays[way]] as const)}
      />
      <Field name="utr" label={paying.utr}>
        {(control) => <input {...control} autoComplete="off" defaultValue={value.utr} />}
      </Field>
    </div>
  );
};

type PaidFormProps = Omit<SalesProps, "lang"> & { claim?: PayClaim };

/** Notes a payment: it begins with what is due, and what its sender said; without a sale it makes one. */
function PaidForm({ words, on, detail, said, dueOn, now, claim }: PaidFormProps) {
  const { row, sales } = detail;
  const { paying, sale: text } = words.person;
  const kept = claim ? null : keptIn(said, "paid");
  const sale = openSale(sales);
  const price = words.packageDue[row.packageId ?? ""];
  const due = sale ? dueRupees(sale) : (price ?? 0);
  const value = kept ?? {
    ...(due > 0 && { paid: String(due) }),
    ...(claim && { on: indianDay(claim.at), way: claim.way, utr: claim.utr }),
  };
  return (
    <PersonForm on={on} what="paid" className="grid gap-3">
      <PaymentFields {...{ words, now, value }} label={paying.amount} />
      {!sale && (
        <SoldFields
          words={text}
          proposed={words.packageDue}
          packageId={kept?.["package"] ?? row.packageId ?? ""}
          rupees={kept?.["rupees"] ?? String(price ?? "")}
          dueOn={kept?.["dueOn"] ?? dueOn}
          label={paying.agreed}
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

const Paid = (props: SalesProps) => (
  <details className="entry" open={keptIn(props.said, "paid") !== null}>
    <summary>{props.words.person.paying.title}</summary>
    <PaidForm {...props} />
  </details>
);

function Refund({ words, on, said, now }: SalesProps) {
  const { paying } = words.person;
  const kept = keptIn(said, "refunded");
  return (
    <details className="entry" open={kept !== null}>
      <summary>{paying.refund}</summary>
      <PersonForm on={on} what="refunded" className="grid gap-3">
        <PaymentFields {...{ words, now }} label={paying.amount} value={kept ?? {}} />
        <p>
          <Button type="submit">{paying.back}</Button>
        </p>
      </PersonForm>
    </details>
  );
}

type ClaimsProps = SalesProps & { detail: PersonDetail };

/** What senders say to have paid: found, it is noted here; not found, its sender reads so. */
export function PersonClaims(props: ClaimsProps) {
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
          <p className="font-semibold wrap-anywhere">
            {fill(paying.claimed, {
              way: wordFor(actions.payWays, claim.way),
              utr: claim.utr,
              date: shortDayIn(lang, claim.at),
            })}
          </p>
          <div className="desk-chips mt-2">
            <details className="desk-fold">
              <summary className="desk-chip">{paying.found}</summary>
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
