export const STAGES = ["new", "talking", "offer", "won", "lost"] as const;
export type Stage = (typeof STAGES)[number];
export const OPEN_STAGES = ["new", "talking", "offer"] as const;

export const LOST_REASONS = ["price", "time", "other", "silent", "unfit"] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const CONTACT_WAYS = ["whatsapp", "mail", "phone"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** What a note records besides its text, perhaps another release's. Times are epoch ms. */
export type NoteAction =
  | { kind: "next"; at: number | null }
  | { kind: "owner"; owner: string | null }
  | { kind: "won"; rupees: number; packageId?: string | null | undefined }
  | { kind: "lost"; reason: string }
  | { kind: "unsold"; rupees: number }
  /** Fields were corrected by hand: their names, and the number and address that they had. */
  | { kind: "edited"; fields: readonly string[]; was?: readonly string[] | undefined }
  | { kind: "marked"; isSpam: boolean }
  | { kind: "barred"; isBarred: boolean }
  | { kind: "opened"; way: string; template: string | null }
  | { kind: "called"; isReached: boolean; at: number }
  /** Nothing was found of what a sender says to have paid. */
  | { kind: "missed"; way: string; utr: string }
  | { kind: "paid" | "unpaid" | "refunded"; rupees: number; on: string; way: string; utr: string }
  /** A message was told apart from this person's others; "joined": in an earlier release. */
  | { kind: "joined" | "parted"; reference: string }
  | { kind: "undone" };

export type PersonNote = {
  at: number;
  /** The operator's e-mail address; null: the sender. */
  by: string | null;
  stage: string;
  text: string;
  action?: NoteAction | undefined;
};

/** What the sender of an order says: it is no payment. */
export type PayClaim = Readonly<{
  at: number;
  way: string;
  /** The number of the payment: UTR, or the payment id of a page. */
  utr: string;
  rupees: null;
  /** When an operator looked and found no such payment, epoch ms; missing: not. */
  missedAt?: number | undefined;
  /** When an operator noted a payment, epoch ms; missing: not. */
  foundAt?: number | undefined;
}>;

/** A payment that an operator noted `at` (epoch ms), in whole rupees; negative: paid back. */
export type Payment = Readonly<{
  at: number;
  on: string;
  rupees: number;
  way: string;
  utr: string;
  by: string;
}>;

export const NOTE_CHARS = 1_000;
/** Keeps a person below Firestore's limit for a document, with notes of the longest text. */
export const MAX_NOTES = 200;

/** The notes with one more; of a full history the oldest without a text goes, else the oldest. */
export const withNote = (notes: readonly PersonNote[], note: PersonNote): readonly PersonNote[] => {
  const oldest = Math.max(
    0,
    notes.findIndex(({ text }) => text === ""),
  );
  return [...(notes.length < MAX_NOTES ? notes : notes.toSpliced(oldest, 1)), note];
};
