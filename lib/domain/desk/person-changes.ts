import { emailFrom } from "@/lib/domain/core/email";
import { phoneFrom, twoReadingsOf } from "@/lib/domain/core/phone";
import type { DeskField, DeskTexts } from "@/lib/domain/leads/desk-fields";
import { decidedOf, detailsOf, isOpenStage, isSpam, type Person } from "@/lib/domain/leads/person";
import type { Lead } from "@/lib/domain/leads/lead";
import { withCallMade } from "@/lib/domain/leads/lead-call";
import { isOpenClaim, withClaims } from "@/lib/domain/leads/payments";
import type { PersonLead } from "@/lib/domain/leads/person-lead";
import {
  type ContactWay,
  type LostReason,
  type NoteAction,
  type Payment,
  type PersonNote,
  type Stage,
  withNote,
} from "@/lib/domain/leads/person-notes";
import {
  dueRupees,
  MOST_PAYMENTS,
  MOST_SALES,
  openSale,
  paidRupees,
  type Sale,
  saleSums,
} from "@/lib/domain/leads/sale";

/** What was agreed: a package of ours or none, a sum in whole rupees with GST, and the day on which we look for it. */
export type Agreed = Readonly<{ packageId: string | null; rupees: number; dueOn: string | null }>;

export type Paid = Omit<Payment, "at" | "by">;

export type PersonChange =
  /** After a talk: a note, a stage and a next step, each or none. Won comes with what was agreed, lost with a reason. */
  | Readonly<{
      kind: "talk";
      text: string;
      stage?: Stage | undefined;
      reason?: LostReason | undefined;
      sold?: Agreed | undefined;
      /** null removes it; undefined leaves it as it is. */
      nextAt?: number | null | undefined;
    }>
  /** "me": the operator takes it; null: gives it back. */
  | Readonly<{ kind: "owner"; owner: "me" | null }>
  | Readonly<{ kind: "sale"; id: string; sold: Agreed | null }>
  /** A payment; for a person without a sale it makes one, for what was agreed. */
  | Readonly<{ kind: "paid"; payment: Paid; sold: Agreed | null }>
  | Readonly<{ kind: "refunded"; payment: Paid }>
  /** The payment that was noted at this time is a mistake. */
  | Readonly<{ kind: "unpaid"; at: number }>
  | Readonly<{ kind: "missed"; lead: string; utr: string }>
  /** Only the fields that the operator touched, and what each was when the operator saw it. */
  | Readonly<{ kind: "edit"; fields: Partial<DeskTexts>; was: Partial<DeskTexts> }>
  | Readonly<{ kind: "barred"; isBarred: boolean }>
  | Readonly<{ kind: "called"; lead: string; at: number; isReached: true }>
  | Readonly<{ kind: "called"; lead: string; at: number; isReached: false; nextAt: number }>
  | Readonly<{ kind: "opened"; way: ContactWay; template: string | null; nextAt: number }>
  | Readonly<{ kind: "undo" }>;

/** Why a change is refused, with what its sentence names; sums in whole rupees. */
export type Fault =
  | Readonly<{ kind: "full" | "spam" | "reason" | "noSale" | "changed" | "notUndone" }>
  | Readonly<{ kind: "field"; field: keyof DeskTexts }>
  | Readonly<{ kind: "twoPhones"; indian: string; abroad: string }>
  | Readonly<{ kind: "lessThanPaid"; paid: number; rupees: number }>
  | Readonly<{ kind: "moreThanDue"; due: number; rupees: number }>
  | Readonly<{ kind: "moreThanPaid"; paid: number; rupees: number }>
  /** A sale for which something was paid cannot be lost, or taken back. */
  | Readonly<{ kind: "isPaid"; paid: number }>;

type Of<Kind extends PersonChange["kind"]> = Extract<PersonChange, { kind: Kind }>;

/** Who makes a change, and when: the operator's e-mail address, and epoch ms. `isAlone`: there is no other operator. */
export type Author = Readonly<{ by: string; at: number; isAlone: boolean }>;

/** How long a tap can be undone, in ms: longer than the ten seconds for which the line is shown. */
const UNDO_MS = 5 * 60_000;

/** Whether an operator's last tap can be undone. */
export const canUndo = ({ undo }: Person, { by, at }: Author): boolean =>
  undo !== null && undo.by === by && at - undo.at < UNDO_MS;

const parsed = ({ phone, email, ...fields }: Partial<DeskTexts>): Partial<DeskTexts> => ({
  ...fields,
  ...(phone !== undefined && { phone: phoneFrom(phone) ?? phone }),
  ...(email !== undefined && { email: emailFrom(email) ?? email }),
});

/** The fields in which a correction differs from what is known. */
export const editedFields = (person: Person, wanted: Partial<DeskTexts>): DeskField[] => {
  const [current, fields] = [detailsOf(person), parsed(wanted)];
  return (Object.keys(fields) as DeskField[]).filter((field) => fields[field] !== current[field]);
};

/** The fields of a correction that somebody corrected since its operator saw them. */
export const correctedMeanwhile = (person: Person, { fields, was }: Of<"edit">): DeskField[] => {
  const current = detailsOf(person);
  return editedFields(person, fields).filter(
    (field) => was[field] !== undefined && current[field] !== was[field],
  );
};

const soldFault = ({ rupees }: Agreed, paid: number): Fault | null =>
  rupees < paid ? { kind: "lessThanPaid", paid, rupees } : null;

const talkFault = (person: Person, { stage, reason, sold }: Of<"talk">): Fault | null => {
  const { paid } = saleSums(person.sales);
  // Who has bought buys again.
  if (stage === "won") {
    if (!sold) return { kind: "noSale" };
    return person.sales.length < MOST_SALES ? null : { kind: "full" };
  }
  if (stage === undefined || stage === person.stage) return null;
  if (stage === "lost" && !reason) return { kind: "reason" };
  return paid > 0 ? { kind: "isPaid", paid } : null;
};

const saleFault = ({ sales }: Person, { id, sold }: Of<"sale">): Fault | null => {
  if (id === "" && sold) return sales.length < MOST_SALES ? null : { kind: "full" };
  const sale = sales.find((one) => one.id === id);
  if (!sale) return { kind: "noSale" };
  const paid = paidRupees(sale);
  if (sold) return soldFault(sold, paid);
  return paid > 0 ? { kind: "isPaid", paid } : null;
};

const paidFault = ({ sales }: Person, { payment, sold }: Of<"paid">): Fault | null => {
  const sale = openSale(sales);
  if (sale && sale.payments.length >= MOST_PAYMENTS) return { kind: "full" };
  if (!sale && sold) return soldFault(sold, payment.rupees);
  const due = sale ? dueRupees(sale) : payment.rupees;
  const { rupees } = payment;
  return rupees > due ? { kind: "moreThanDue", due, rupees } : null;
};

const withoutPayment = (sales: readonly Sale[], at: number): readonly Sale[] =>
  sales.map((sale) => ({ ...sale, payments: sale.payments.filter((one) => one.at !== at) }));

/** Taking a payment, or one that was paid back, off must leave no sum below zero. */
const unpaidFault = ({ sales }: Person, at: number): Fault | null => {
  for (const sale of withoutPayment(sales, at)) {
    const paid = paidRupees(sale);
    if (dueRupees(sale) < 0) return { kind: "lessThanPaid", paid, rupees: sale.rupees };
    const came = paidRupees({ payments: sale.payments.filter(({ rupees }) => rupees > 0) });
    if (paid < 0) return { kind: "moreThanPaid", paid: came, rupees: came - paid };
  }
  return null;
};

const editFault = (person: Person, { fields }: Of<"edit">): Fault | null => {
  const changed = editedFields(person, fields);
  const { email = "", phone = "" } = fields;
  const readings = changed.includes("phone") ? twoReadingsOf(phone) : null;
  if (readings) return { kind: "twoPhones", ...readings };
  return changed.includes("email") && email !== "" && emailFrom(email) === null
    ? { kind: "field", field: "email" }
    : null;
};

/** Why a change of this person is refused; null: it is not. */
export const changeFault = (person: Person, change: PersonChange, author: Author): Fault | null => {
  const { kind } = change;
  if (kind === "undo") return canUndo(person, author) ? null : { kind: "notUndone" };
  if (isSpam(person) && kind !== "edit") return { kind: "spam" };
  switch (kind) {
    case "talk":
      return talkFault(person, change);
    case "sale":
      return saleFault(person, change);
    case "paid":
      return paidFault(person, change);
    case "refunded": {
      const { paid } = saleSums(person.sales);
      const { rupees } = change.payment;
      return rupees > paid ? { kind: "moreThanPaid", paid, rupees } : null;
    }
    case "unpaid":
      return unpaidFault(person, change.at);
    case "edit":
      return editFault(person, change);
    default:
      return null;
  }
};

/** Whether a change may be made whatever others did since: it takes nothing back of theirs. */
export const isAdding = (change: PersonChange): boolean =>
  ["opened", "missed", "edit", "undo"].includes(change.kind) ||
  (change.kind === "talk" && change.stage === undefined && change.nextAt === undefined);

/** What a way can have reached: the messages with that address or number, also with one that was corrected since. */
const reachedBy = (person: Person, way: string) => {
  const { phone, email } = detailsOf(person);
  const corrected = person.notes.flatMap(({ action }) =>
    action?.kind === "edited" ? (action.was ?? []) : [],
  );
  const reached = [way === "mail" ? email : phone, ...corrected];
  return (lead: PersonLead): boolean => reached.includes(way === "mail" ? lead.email : lead.phone);
};

/** Who works on a person that nobody has takes it; with one operator nothing is owned. */
const ownerAfter = ({ owner }: Person, { by, isAlone }: Author): string | null =>
  isAlone ? null : (owner ?? by);

/** The person with an owner, and with an answer to the leads that it reaches. */
const answered = (
  person: Person,
  author: Author,
  reaches: (lead: PersonLead) => boolean = () => true,
): Person => ({
  ...person,
  owner: ownerAfter(person, author),
  leads: person.leads.map((lead) =>
    lead.answeredAt === null && reaches(lead) ? { ...lead, answeredAt: author.at } : lead,
  ),
});

const orderOf = ({ leads, sales }: Person, packageId: string | null): string | null => {
  const orders = leads.filter(
    ({ id, wants }) => wants === "order" && !sales.some(({ lead }) => lead === id),
  );
  const ofPackage = orders.findLast((lead) => lead.packageId === packageId);
  return (ofPackage ?? orders.at(-1))?.id ?? null;
};

const newSale = (person: Person, agreed: Agreed, { by, at }: Author): Sale => ({
  id: `${at}`,
  at,
  by,
  lead: orderOf(person, agreed.packageId),
  ...agreed,
  payments: [],
});

const withSale = (sales: readonly Sale[], sale: Sale): readonly Sale[] =>
  sales.some(({ id }) => id === sale.id)
    ? sales.map((one) => (one.id === sale.id ? sale : one))
    : [...sales, sale];

/** The stage while sales are there; without one that of before. */
const stageBySales = (person: Person, sales: readonly Sale[]): string => {
  if (sales.length > 0) return "won";
  const before = person.notes.findLast(({ stage }) => isOpenStage(stage))?.stage;
  return before === undefined || before === "new" ? "talking" : before;
};

const withSales = (person: Person, sales: readonly Sale[]): Person => ({
  ...person,
  sales,
  stage: stageBySales(person, sales),
  lostReason: sales.length > 0 ? null : person.lostReason,
});

const withPayment = (person: Person, sale: Sale, payment: Paid, { by, at }: Author): Person => {
  const payments = [...sale.payments, { ...payment, by, at }];
  return withSales(person, withSale(person.sales, { ...sale, payments }));
};

const withRefund = (person: Person, payment: Paid, author: Author): Person => {
  let left = payment.rupees;
  let next = person;
  for (const sale of person.sales.toReversed()) {
    const rupees = Math.min(left, paidRupees(sale));
    if (rupees > 0) next = withPayment(next, sale, { ...payment, rupees: -rupees }, author);
    left -= rupees;
  }
  return next;
};

const withTalk = (person: Person, change: Of<"talk">, author: Author): Person => {
  const { stage = person.stage, reason, sold, nextAt = person.nextAt } = change;
  const isNew = change.stage === "won" || stage !== person.stage;
  const isStep = typeof change.nextAt === "number";
  const isAnswer = isNew || isStep || (change.text !== "" && stage !== "new");
  const next = { ...answered(person, author, () => isAnswer), nextAt };
  if (!isNew) return next;
  if (stage === "won")
    return {
      ...withSales(next, withSale(next.sales, newSale(next, sold!, author))),
      nextAt: change.nextAt ?? null,
    };
  // What was agreed, and never paid, goes with the stage.
  const sales: readonly Sale[] = [];
  return {
    ...next,
    sales,
    stage,
    lostReason: (stage === "lost" && reason) || null,
    ...(stage === "lost" && { nextAt: null }),
  };
};

const changed = (person: Person, change: PersonChange, author: Author): Person => {
  switch (change.kind) {
    case "talk":
      return withTalk(person, change, author);
    case "owner":
      return { ...person, owner: change.owner ? author.by : null };
    case "sale": {
      const known = person.sales.find(({ id }) => id === change.id);
      if (!change.sold)
        return withSales(
          person,
          person.sales.filter((sale) => sale !== known),
        );
      if (known) return withSales(person, withSale(person.sales, { ...known, ...change.sold }));
      const sales = withSale(person.sales, newSale(person, change.sold, author));
      return withSales(answered(person, author), sales);
    }
    case "paid": {
      const { payment } = change;
      const agreed = change.sold ?? { packageId: null, rupees: payment.rupees, dueOn: null };
      const sale = openSale(person.sales) ?? newSale(person, agreed, author);
      return withPayment(answered(person, author), sale, payment, author);
    }
    case "refunded":
      return withRefund(person, change.payment, author);
    case "unpaid":
      return withSales(person, withoutPayment(person.sales, change.at));
    case "missed":
      return person; // the claim is its lead's
    case "edit": {
      const fields = parsed(change.fields);
      const own = editedFields(person, change.fields).map((field) => [field, fields[field]]);
      return { ...person, details: { ...person.details, ...Object.fromEntries(own) } };
    }
    case "barred":
      return {
        ...person,
        isBarred: change.isBarred,
        nextAt: change.isBarred ? null : person.nextAt,
      };
    case "called": {
      const next = answered(person, author, ({ id }) => id === change.lead);
      if (!change.isReached)
        return isOpenStage(person.stage) || person.nextAt === null
          ? { ...next, nextAt: change.nextAt }
          : next;
      return person.stage === "new" ? { ...next, stage: "talking" } : next;
    }
    case "opened": {
      const next = answered(person, author, reachedBy(person, change.way));
      const nextAt = isOpenStage(person.stage) ? (person.nextAt ?? change.nextAt) : person.nextAt;
      return { ...next, nextAt, stage: person.stage === "new" ? "talking" : person.stage };
    }
    case "undo": {
      const { at: tapped, before, answered } = person.undo!;
      const leads = person.leads.map((lead) =>
        Object.hasOwn(answered, lead.id) && lead.receivedAt <= tapped
          ? { ...lead, answeredAt: answered[lead.id]! }
          : lead,
      );
      return { ...person, ...before, leads };
    }
  }
};

const wonAs = ({ rupees, packageId }: Agreed): NoteAction => ({ kind: "won", rupees, packageId });

const actionOf = (
  person: Person,
  change: PersonChange,
  { by: author }: Author,
): NoteAction | undefined => {
  switch (change.kind) {
    case "talk":
      if (change.stage === "won" && change.sold) return wonAs(change.sold);
      if (change.stage === "lost" && person.stage !== "lost")
        return { kind: "lost", reason: change.reason! };
      return change.nextAt === undefined ? undefined : { kind: "next", at: change.nextAt };
    case "owner":
      return { kind: "owner", owner: change.owner && author };
    case "sale":
      return change.sold
        ? wonAs(change.sold)
        : { kind: "unsold", rupees: person.sales.find(({ id }) => id === change.id)!.rupees };
    case "paid":
    case "refunded":
      return { kind: change.kind, ...change.payment };
    case "unpaid": {
      const payment = person.sales
        .flatMap(({ payments }) => payments)
        .find((one) => one.at === change.at);
      const { at, by, ...sum } = payment!;
      return { kind: "unpaid", ...sum };
    }
    case "missed":
      return { kind: "missed", way: "", utr: change.utr };
    case "edit": {
      const fields = editedFields(person, change.fields);
      const before = detailsOf(person);
      const was = (["phone", "email"] as const)
        .filter((field) => fields.includes(field) && before[field] !== "")
        .map((field) => before[field]);
      return { kind: "edited", fields, ...(was.length > 0 && { was }) };
    }
    case "barred":
      return { kind: "barred", isBarred: change.isBarred };
    case "called":
      return { kind: "called", isReached: change.isReached, at: change.at };
    case "opened":
      return { kind: "opened", way: change.way, template: change.template };
    case "undo":
      return { kind: "undone" };
  }
};

const undoOf = (person: Person, change: PersonChange, { by, at }: Author): Person["undo"] => {
  // What was corrected before is known to nobody.
  if (change.kind === "undo" || change.kind === "edit") return null;
  const answered = Object.fromEntries(person.leads.map(({ id, answeredAt }) => [id, answeredAt]));
  return { at, by, before: decidedOf(person), answered, touched: touchedLeads(person, change) };
};

/** The ids of the leads that a change touches: whose call or claim it answers, or what the last such change did. */
export const touchedLeads = (person: Person, change: PersonChange): readonly string[] => {
  switch (change.kind) {
    case "called":
    case "missed":
      return [change.lead];
    case "paid":
      return person.leads.flatMap(({ id, claimedAt }) => (claimedAt === null ? [] : [id]));
    case "undo":
      return person.undo?.touched ?? [];
    default:
      return [];
  }
};

/** A touched lead after a change; the same object where it is so already. */
export const withAnswer = (
  lead: Lead,
  change: PersonChange,
  { undo, notes }: Pick<Person, "undo" | "notes">,
  { at }: Author,
): Lead => {
  switch (change.kind) {
    case "called":
      return withCallMade(lead, change.isReached ? "reached" : "missed");
    case "missed":
      return withClaims(lead, (claim) =>
        claim.utr === change.utr && isOpenClaim(claim) ? { ...claim, missedAt: at } : claim,
      );
    case "paid":
      return withClaims(lead, (claim) => (isOpenClaim(claim) ? { ...claim, foundAt: at } : claim));
    case "undo": {
      const undone = notes.findLast((note) => note.at === undo?.at)?.action?.kind;
      return withClaims(
        undone === "called" ? withCallMade(lead, null) : lead,
        ({ missedAt, foundAt, ...claim }) => ({
          ...claim,
          ...(missedAt !== undefined && missedAt !== undo?.at && { missedAt }),
          ...(foundAt !== undefined && foundAt !== undo?.at && { foundAt }),
        }),
      );
    }
    default:
      return lead;
  }
};

const isNothing = (person: Person, change: PersonChange): boolean => {
  switch (change.kind) {
    case "talk":
      return (
        change.text === "" &&
        change.stage !== "won" &&
        (change.stage === undefined || change.stage === person.stage) &&
        (change.nextAt === undefined || change.nextAt === person.nextAt)
      );
    case "edit":
      return editedFields(person, change.fields).length === 0;
    case "unpaid":
      return !person.sales.some(({ payments }) => payments.some((one) => one.at === change.at));
    case "barred":
      return change.isBarred === person.isBarred;
    default:
      return false;
  }
};

/** The person after a change that has no fault, with the note of it; the same object where nothing changes. */
export const withChange = (person: Person, change: PersonChange, author: Author): Person => {
  if (isNothing(person, change)) return person;
  const next = changed(person, change, author);
  const action = actionOf(person, change, author);
  const note: PersonNote = {
    at: author.at,
    by: author.by,
    stage: next.stage,
    text: change.kind === "talk" ? change.text : "",
    ...(action && { action }),
  };
  return {
    ...next,
    notes: withNote(person.notes, note),
    version: person.version + 1,
    undo: undoOf(person, change, author),
  };
};
