export const STAGES = ["new", "talking", "offer", "won", "lost"] as const;
export type Stage = (typeof STAGES)[number];
export const OPEN_STAGES = ["new", "talking", "offer"] as const;

export const LOST_REASONS = ["price", "time", "other", "silent", "unfit"] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** The ways by which an operator opens a talk with a person. */
export const CONTACT_WAYS = ["whatsapp", "mail", "phone"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** What a note records besides its text, perhaps another release's. Times are epoch ms. */
export type NoteAction =
  /** The next step was set (epoch ms) or removed (null). */
  | { kind: "next"; at: number | null }
  /** An operator (e-mail address) took the person, or gave it back (null). */
  | { kind: "owner"; owner: string | null }
  /** A sale was agreed, with GST; of release 1.0.0 without a package. */
  | { kind: "won"; rupees: number; packageId?: string | null | undefined }
  | { kind: "lost"; reason: string }
  | { kind: "unsold"; rupees: number }
  /** When what is due is looked for, a day in India; null: not. */
  | { kind: "due"; on: string | null }
  | { kind: "edited"; fields: readonly string[] }
  | { kind: "marked"; isSpam: boolean }
  /** We may write and call no more, or again. */
  | { kind: "barred"; isBarred: boolean }
  /** WhatsApp, the mail program or the dialler was opened; whether anything was sent is not known. */
  | { kind: "opened"; way: string; template: string | null }
  /** We rang for the call at that half hour, epoch ms. */
  | { kind: "called"; isReached: boolean; at: number }
  | { kind: "uncalled"; at: number }
  /** The half hour of a call was made free, in release 1.0.0. */
  | { kind: "freed" }
  /** A sender says that it is paid, by a way and with the number of the payment; or nothing was found of it. */
  | { kind: "claimed" | "missed"; way: string; utr: string }
  /** A payment was noted, taken back as a mistake, or paid back to the person. */
  | { kind: "paid" | "unpaid" | "refunded"; rupees: number; on: string; way: string; utr: string }
  /** A message was told apart from this person's others; "joined": in an earlier release. */
  | { kind: "joined" | "parted"; reference: string }
  | { kind: "undone" };

export type PersonNote = {
  /** Epoch ms. */
  at: number;
  /** The operator's e-mail address; null: the sender. */
  by: string | null;
  /** One of STAGES, or another release's. */
  stage: string;
  /** Empty where only the stage changed. */
  text: string;
  action?: NoteAction | undefined;
};

/** What the sender of an order says: it is no payment. */
export type PayClaim = Readonly<{
  at: number;
  /** One of PAY_WAYS (./payments.ts), or a later release's. */
  way: string;
  /** The number of the payment: UTR, or the payment id of a page. */
  utr: string;
  /** Nobody takes a sum from a browser. */
  rupees: null;
  /** When an operator looked and found no such payment, epoch ms; missing: not. */
  missedAt?: number | undefined;
  /** When an operator noted a payment, epoch ms; missing: not. */
  foundAt?: number | undefined;
}>;

/** A payment that an operator noted `at` (epoch ms), in whole rupees; negative: paid back. */
export type Payment = Readonly<{
  at: number;
  /** The day in India, such as "2026-11-27". */
  on: string;
  rupees: number;
  /** One of PAYMENT_WAYS (./payments.ts), or a later release's. */
  way: string;
  /** Empty: none. */
  utr: string;
  by: string;
}>;

export const NOTE_CHARS = 1_000;
/** Keeps a person below Firestore's limit for a document, with notes of the longest text. */
export const MAX_NOTES = 200;
