/** The desk's progress with a lead, in the order of a sale. */
export const LEAD_STATUSES = ["new", "talking", "demo", "offer", "won", "lost"] as const;
/** The statuses of a sale under way; "won" and "lost" are changes of their own, because they need more. */
export const OPEN_STATUSES = ["new", "talking", "demo", "offer"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Why a lead was lost. */
export const LOST_REASONS = ["price", "time", "other", "silent", "unfit"] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** The ways by which an operator opens a talk with a person. */
export const CONTACT_WAYS = ["whatsapp", "mail", "phone"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** What a note records besides a status and a text. Values of a later release are kept. */
export type NoteAction =
  /** The next step was set (epoch ms) or removed (null). */
  | { kind: "next"; at: number | null }
  /** An operator (e-mail address) took the lead, or gave it back (null). */
  | { kind: "owner"; owner: string | null }
  | { kind: "won"; rupees: number }
  | { kind: "lost"; reason: string }
  /** Fields were corrected by hand; the names of the fields. */
  | { kind: "edited"; fields: readonly string[] }
  | { kind: "marked"; isSpam: boolean }
  /** WhatsApp, the mail program or the dialler was opened; whether anything was sent is not known. */
  | { kind: "opened"; way: string; template: string | null }
  /** We rang for the call at that half hour, epoch ms. */
  | { kind: "called"; isReached: boolean; at: number }
  | { kind: "uncalled"; at: number }
  /** The half hour of its call was made free. */
  | { kind: "freed" }
  /** Its sender says that it is paid, by a way and with the number of the payment. */
  | { kind: "claimed"; way: string; utr: string }
  /** A payment was noted, or taken back: a mistake. */
  | { kind: "paid" | "unpaid"; rupees: number; on: string; way: string; utr: string }
  /** It was joined with another lead, as one person's, or told apart from it. */
  | { kind: "joined" | "parted"; reference: string };

/** A note of the desk about a lead: its author, time, status and text. */
export type LeadNote = {
  /** Epoch ms of the server's clock. */
  at: number;
  /** The operator's e-mail address; null: the lead arrived again. */
  by: string | null;
  /** One of LEAD_STATUSES, or a later release's. */
  status: string;
  /** Empty where only the status changed. */
  text: string;
  /** What else was done; missing on a plain note. */
  action?: NoteAction | undefined;
};

/** What the sender of an order says: it is no payment. */
export type PayClaim = Readonly<{
  /** Epoch ms. */
  at: number;
  /** One of PAY_WAYS (./payments.ts), or a later release's. */
  way: string;
  /** The number of the payment: UTR, or the payment id of a page. */
  utr: string;
  /** Nobody takes a sum from a browser. */
  rupees: null;
}>;

/** A payment that an operator has seen. */
export type Payment = Readonly<{
  /** When it was noted, epoch ms. */
  at: number;
  /** The day in India on which it came, such as "2026-11-27". */
  on: string;
  /** In whole rupees. */
  rupees: number;
  /** One of PAYMENT_WAYS (./payments.ts), or a later release's. */
  way: string;
  /** Empty: none. */
  utr: string;
  /** The operator's e-mail address. */
  by: string;
}>;

/** The desk's part of a lead. */
export type DeskPart = {
  status: string;
  notes: readonly LeadNote[];
  /** When the next step is due, epoch ms; null: none is set. */
  nextAt: number | null;
  /** The e-mail address of the operator who took it; null: nobody. */
  owner: string | null;
  /** What a won lead pays, in whole rupees; null until then. */
  wonRupees: number | null;
  /** One of LOST_REASONS, or a later release's; null unless it is lost. */
  lostReason: string | null;
  /** What its sender says to have paid, and what came: the oldest first. */
  payClaims: readonly PayClaim[];
  payments: readonly Payment[];
  /** The key of the person that an operator chose for it, or for its phone or address; null: nobody chose. */
  chosen: string | null;
  /** The key of its person (./person.ts); null until a lead of release 1.0.0 has got one. */
  person: string | null;
  /** The keys of its phone and address (./person.ts); null: unknown, or nobody's. */
  phoneKey: string | null;
  emailKey: string | null;
};

/** The notes that a change must have seen: all but those of opened talks, which nothing can overwrite. */
export const deedsIn = ({ notes }: Pick<DeskPart, "notes">): LeadNote[] =>
  notes.filter(({ action }) => action?.kind !== "opened");

/** The version of a lead, which detects changes by two operators: how many such notes it has. */
export const versionOf = (lead: Pick<DeskPart, "notes">): number => deedsIn(lead).length;

export const NOTE_CHARS = 1_000;
/** Keeps a lead below Firestore's limit for a document, with notes of the longest text. */
export const MAX_NOTES = 200;

/** A lead without notes. */
export const UNTOUCHED: DeskPart = {
  status: "new",
  notes: [],
  nextAt: null,
  owner: null,
  wonRupees: null,
  lostReason: null,
  payClaims: [],
  payments: [],
  chosen: null,
  person: null,
  phoneKey: null,
  emailKey: null,
};

const fieldsOf = (lead: object, isDesks: boolean): object =>
  Object.fromEntries(
    Object.entries(lead).filter(([name]) => Object.hasOwn(UNTOUCHED, name) === isDesks),
  );

/** The desk's part of a lead alone. */
export const deskPartOf = (lead: DeskPart): DeskPart => fieldsOf(lead, true) as DeskPart;

/** The lead without the desk's part: as its sender wrote it. */
export const withoutDeskPart = <L extends DeskPart>(lead: L): Omit<L, keyof DeskPart> =>
  fieldsOf(lead, false) as Omit<L, keyof DeskPart>;

/** The lead as it arrives again: with the earlier notes and its operator, the status "new" and no next step. */
export const arrivedAgain = <L extends DeskPart & { receivedAt: number }>(
  known: DeskPart,
  lead: L,
): L => {
  const { notes } = known;
  const isWorkedOn = notes.length > 0 && notes.length < MAX_NOTES;
  const again: LeadNote = { at: lead.receivedAt, by: null, status: "new", text: "" };
  // Fields that a later release has added are in `known` alone.
  return {
    ...known,
    ...lead,
    ...deskPartOf(known),
    status: "new",
    nextAt: null,
    lostReason: null,
    notes: isWorkedOn ? [...notes, again] : notes,
  };
};
