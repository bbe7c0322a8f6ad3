import type { DeskTexts } from "@/lib/domain/leads/desk-fields";
import type { ContactWay, LostReason, Payment, Stage } from "@/lib/domain/leads/person-notes";

/** What was agreed: a package of ours or none, a sum in whole rupees with GST, and the day on which we look for it. */
export type Agreed = Readonly<{ packageId: string | null; rupees: number; dueOn: string | null }>;

/** A payment as an operator notes it. */
export type Paid = Omit<Payment, "at" | "by">;

/** What an operator changes at a person, each with one tap or one form. Times are in epoch ms. */
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
  /** What was agreed is corrected; null: there was no such sale. With an empty id it is one more. */
  | Readonly<{ kind: "sale"; id: string; sold: Agreed | null }>
  /** A payment; for a person without a sale it makes one, for what was agreed. */
  | Readonly<{ kind: "paid"; payment: Paid; sold: Agreed | null }>
  | Readonly<{ kind: "refunded"; payment: Paid }>
  /** The payment that was noted at this time is a mistake. */
  | Readonly<{ kind: "unpaid"; at: number }>
  /** The number of a claim was looked for in vain. */
  | Readonly<{ kind: "missed"; lead: string; utr: string }>
  /** Only the fields that the operator touched, and what each was when the operator saw it. */
  | Readonly<{ kind: "edit"; fields: Partial<DeskTexts>; was: Partial<DeskTexts> }>
  | Readonly<{ kind: "barred"; isBarred: boolean }>
  /** We rang for the call of a lead at this half hour; not reached: with the next step. */
  | Readonly<{ kind: "called"; lead: string; at: number; isReached: true }>
  | Readonly<{ kind: "called"; lead: string; at: number; isReached: false; nextAt: number }>
  | Readonly<{ kind: "opened"; way: ContactWay; template: string | null; nextAt: number }>
  | Readonly<{ kind: "undo" }>;

/** Why a change is refused, with what its sentence names; sums in whole rupees. */
export type Fault =
  | Readonly<{ kind: "full" | "spam" | "reason" | "noSale" | "changed" | "notUndone" }>
  /** A field is wrong, or its number has two readings. */
  | Readonly<{ kind: "field"; field: keyof DeskTexts }>
  | Readonly<{ kind: "twoPhones"; indian: string; abroad: string }>
  /** What is agreed would be less than what was paid. */
  | Readonly<{ kind: "lessThanPaid"; paid: number; rupees: number }>
  /** More would be paid than is due. */
  | Readonly<{ kind: "moreThanDue"; due: number; rupees: number }>
  /** More would be paid back than was paid. */
  | Readonly<{ kind: "moreThanPaid"; paid: number; rupees: number }>
  /** A sale for which something was paid cannot be lost, or taken back. */
  | Readonly<{ kind: "isPaid"; paid: number }>;
