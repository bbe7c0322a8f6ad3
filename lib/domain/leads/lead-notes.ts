/** The desk's progress with a lead. */
export const LEAD_STATUSES = ["new", "called", "won", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

const isStatus = (status: string): boolean => LEAD_STATUSES.some((known) => known === status);

/** Whether an operator may set this status: a known one, or the lead's current one, which may be of a later release. */
export const maySetStatus = ({ status: current }: LeadNotes, status: string): boolean =>
  isStatus(status) || status === current;

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
};

/** The desk's part of a lead. The number of notes is its version, which detects changes by two operators. */
export type LeadNotes = { status: string; work: readonly LeadNote[] };

export const NOTE_CHARS = 1_000;
/** Keeps a lead below Firestore's limit for a document, with notes of the longest text. */
export const MAX_NOTES = 200;

/** A lead without notes. */
export const UNTOUCHED: LeadNotes = { status: "new", work: [] };

/** The lead as it arrives again: with the earlier notes, and the status "new". */
export const arrivedAgain = <L extends LeadNotes & { receivedAt: number }>(
  known: LeadNotes,
  lead: L,
): L => {
  const { work } = known;
  const isWorkedOn = work.length > 0 && work.length < MAX_NOTES;
  const again: LeadNote = { at: lead.receivedAt, by: null, status: "new", text: "" };
  // Fields that a later release has added are in `known` alone.
  return { ...known, ...lead, status: "new", work: isWorkedOn ? [...work, again] : work };
};

/** The lead with one more note by an operator who saw `version` notes; the same object if the number has changed. */
export const withNote = <L extends LeadNotes>(lead: L, version: number, entry: LeadNote): L =>
  lead.work.length === version && version < MAX_NOTES
    ? { ...lead, status: entry.status, work: [...lead.work, entry] }
    : lead;

/** Whether `note` is the latest one: saved now, or by an earlier try of the same call. */
export const isNoteSaved = (
  { work }: LeadNotes,
  version: number,
  note: Omit<LeadNote, "at">,
): boolean => {
  const entry = work[version];
  return (
    work.length === version + 1 &&
    entry?.by === note.by &&
    entry.status === note.status &&
    entry.text === note.text
  );
};
