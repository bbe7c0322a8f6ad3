import type { LeadChange } from "./lead-change";
import { emailFrom } from "@/lib/domain/core/email";
import { phoneFrom, twoReadingsOf } from "@/lib/domain/core/phone";
import {
  deedsIn,
  type NoteAction,
  type LeadNote,
  MAX_NOTES,
  type Payment,
  versionOf,
  OPEN_STATUSES,
} from "@/lib/domain/leads/lead-notes";
import {
  type DeskField,
  type DeskTexts,
  editableFields,
  fieldsToEdit,
} from "@/lib/domain/leads/desk-fields";
import {
  type CallEnd,
  callOf,
  isCallAt,
  openCallAt,
  withCallMade,
  withoutTime,
} from "@/lib/domain/leads/lead-call";
import type { Lead } from "@/lib/domain/leads/lead";
import { MOST_PAYMENTS, paidRupees } from "@/lib/domain/leads/payments";

/** What a won lead pays at most, in rupees. */
export const MOST_RUPEES = 1_000_000;

type NoteChange = Extract<LeadChange, { kind: "note" }>;
type CalledChange = Extract<LeadChange, { kind: "called" | "uncalled" }>;

/** What a payment is known by. */
type Sum = Omit<Payment, "at" | "by">;

/** Who makes a change, and when: the operator's e-mail address, and epoch ms. */
type Author = { by: string; at: number };

/** Fields as typed, with a number to dial and a bare address where they are some. */
const parsed = ({ phone, email, ...fields }: Partial<DeskTexts>): Partial<DeskTexts> => ({
  ...fields,
  ...(phone !== undefined && { phone: phoneFrom(phone) ?? phone }),
  ...(email !== undefined && { email: emailFrom(email) ?? email }),
});

const editedFields = (lead: Lead, wanted: Partial<DeskTexts>): DeskField[] => {
  const current = fieldsToEdit(lead);
  const fields = parsed(wanted);
  return (Object.keys(fields) as DeskField[]).filter((field) => fields[field] !== current[field]);
};

/** A name in two fields: the last word is the family's. */
const namesIn = (name: string) => {
  const words = name.split(" ").filter(Boolean);
  const lastName = words.length > 1 ? words.at(-1)! : "";
  return { firstName: words.slice(0, words.length > 1 ? -1 : 1).join(" "), lastName };
};

const withFields = (lead: Lead, wanted: Partial<DeskTexts>): Lead => {
  const changed = editedFields(lead, wanted);
  if (lead.kind === "newsletter") return lead;
  const { name = "", ...others } = parsed(wanted);
  const fields = Object.fromEntries(
    Object.entries(others).filter(([field]) => changed.includes(field as DeskField)),
  );
  if (!changed.includes("name")) return { ...lead, ...fields };
  return lead.kind === "onboarding"
    ? { ...lead, ...fields, ...namesIn(name) }
    : { ...lead, ...fields, name };
};

const isClosed = ({ status }: Lead): boolean => status === "won" || status === "lost";

/**
 * What is wrong with a change of this lead: the name of a field; null: nothing. An unknown status, a won or lost one
 * without its own change, a next step of a lead that is won or lost, a field that this kind of lead has not, an address
 * that is none, a number with two readings.
 */
export const changeFault = (lead: Lead, change: LeadChange): string | null => {
  switch (change.kind) {
    case "note": {
      const { status = lead.status } = change;
      return [...OPEN_STATUSES, lead.status].includes(status) ? null : "status";
    }
    case "next":
      return change.at !== null && isClosed(lead) ? "at" : null;
    case "edit": {
      const changed = editedFields(lead, change.fields);
      const wrong = changed.find((field) => !editableFields(lead).includes(field));
      if (wrong) return wrong;
      const { email = "", phone = "" } = change.fields;
      if (changed.includes("phone") && twoReadingsOf(phone)) return "phone";
      return changed.includes("email") && email !== "" && emailFrom(email) === null
        ? "email"
        : null;
    }
    case "paid":
      if (lead.kind !== "contact") return "kind";
      return lead.payments.length < MOST_PAYMENTS ? null : "payments";
    default:
      return null;
  }
};

/** An open status ends what was won or lost. An earlier sale of a lead that arrived again stays. */
const withStatus = (lead: Lead, status: string): Lead => {
  if (status === lead.status) return lead;
  const wonRupees = lead.status === "won" ? null : lead.wonRupees;
  return { ...lead, status, wonRupees, lostReason: null };
};

/** An operator who works on a lead has seen that a person sent it. It held no time, which may be another's by now. */
const unflagged = (lead: Lead): Lead =>
  lead.flags.length > 0 ? withoutTime({ ...lead, flags: [] }) : lead;

const marked = (lead: Lead): Lead =>
  lead.flags.includes("spam") ? lead : { ...withoutTime(lead), flags: [...lead.flags, "spam"] };

/** Who works on a lead that nobody has takes it. */
const taken = (lead: Lead, by: string): Lead =>
  lead.owner === null ? { ...lead, owner: by } : lead;

/** How a change says that a call ended. */
const endOf = (change: CalledChange): CallEnd => {
  if (change.kind === "uncalled") return null;
  return change.isReached ? "reached" : "missed";
};

/**
 * The lead after we rang for its call, or took back what was said of it; the same object where it has no such call any
 * more. The next step of a call that was not reached goes with that word.
 */
const called = (lead: Lead, change: CalledChange, by: string): Lead => {
  const end = endOf(change);
  if (!isCallAt(lead, change.at) || callOf(lead)?.end === end) return lead;
  const next = withCallMade(taken(lead, by), end);
  if (change.kind === "called" && !change.isReached)
    return isClosed(lead) ? next : { ...next, nextAt: change.nextAt };
  const last = deedsIn(lead).at(-1)?.action;
  const isMissedLast = last?.kind === "called" && !last.isReached;
  const open = isMissedLast ? { ...next, nextAt: null } : next;
  return end === "reached" && lead.status === "new" ? { ...open, status: "talking" } : open;
};

/** Whether two payments are one: a second of the same sum, day, way and number was noted twice. */
const isSamePayment = (one: Sum, { on, rupees, way, utr }: Sum): boolean =>
  one.on === on && one.rupees === rupees && one.way === way && one.utr === utr;

/** The sum for which the lead was won by an operator's word, in whole rupees; 0: it is not, or only by what was paid. */
const agreedRupees = ({ notes }: Lead): number =>
  notes.reduce((sum, { status, action }) => {
    if (status !== "won") return 0;
    return action?.kind === "won" ? action.rupees : sum;
  }, 0);

/** The lead with these payments: won, for what was paid or a larger sum agreed; without any of both as before. */
const withPayments = (lead: Lead, payments: readonly Payment[]): Lead => {
  const rupees = Math.max(agreedRupees(lead), paidRupees({ payments }));
  if (rupees > 0) return { ...withStatus(lead, "won"), payments, wonRupees: rupees, nextAt: null };
  const before = lead.notes.findLast(({ status }) => status !== "won")?.status;
  const status = OPEN_STATUSES.find((one) => one === before) ?? "talking";
  return { ...withStatus(lead, status), payments };
};

/** The lead after a change, without the note of it. */
const changed = (lead: Lead, change: LeadChange, { by, at }: Author): Lead => {
  switch (change.kind) {
    case "note": {
      const { status } = change;
      if (status === undefined || status === lead.status) return lead;
      return withStatus(status === "new" ? lead : taken(unflagged(lead), by), status);
    }
    case "next":
      return { ...(change.at === null ? lead : unflagged(lead)), nextAt: change.at };
    case "owner":
      return change.owner ? { ...unflagged(lead), owner: by } : { ...lead, owner: null };
    case "won":
      return {
        ...withStatus(taken(unflagged(lead), by), "won"),
        wonRupees: change.rupees,
        nextAt: null,
      };
    case "paid": {
      const { kind, ...sum } = change;
      return lead.payments.some((one) => isSamePayment(one, sum))
        ? lead
        : withPayments(taken(unflagged(lead), by), [...lead.payments, { ...sum, at, by }]);
    }
    case "unpaid": {
      const left = lead.payments.filter((one) => !isSamePayment(one, change));
      return left.length === lead.payments.length ? lead : withPayments(lead, left);
    }
    case "lost":
      return {
        ...withStatus(taken(withoutTime(lead), by), "lost"),
        lostReason: change.reason,
        nextAt: null,
      };
    case "edit":
      return withFields(lead, change.fields);
    case "mark":
      return change.isSpam ? marked(lead) : unflagged(lead);
    case "called":
    case "uncalled":
      return called(lead, change, by);
    case "freed":
      return openCallAt(lead) === null ? lead : withoutTime(lead);
  }
};

/** What the note of a change records besides status and text. */
const actionOf = (lead: Lead, change: LeadChange, by: string): NoteAction | undefined => {
  switch (change.kind) {
    case "note":
      return undefined;
    case "owner":
      return { kind: "owner", owner: change.owner && by };
    case "edit":
      return { kind: "edited", fields: editedFields(lead, change.fields) };
    case "mark":
      return { kind: "marked", isSpam: change.isSpam };
    case "called":
      return { kind: "called", isReached: change.isReached, at: change.at };
    default:
      return change;
  }
};

/** The note of a change that turns the lead into `next`. */
const noteOf = (lead: Lead, next: Lead, change: LeadChange, { by, at }: Author): LeadNote => {
  const action = actionOf(lead, change, by);
  const text = change.kind === "note" ? change.text : "";
  return { at, by, status: next.status, text, ...(action && { action }) };
};

/** Whether two leads have the same values; `next` was made from `lead`. */
const isSame = (lead: Lead, next: Lead): boolean =>
  Object.entries(next).every(([key, value]) => value === lead[key as keyof Lead]);

/**
 * The lead after a change in which `changeFault` finds nothing wrong, with a note of it. The same object when there is
 * nothing to change, or no room for a note.
 */
export const withChange = <L extends Lead>(lead: L, change: LeadChange, author: Author): L => {
  const next = changed(lead, change, author);
  const isIdle = change.kind !== "note" && isSame(lead, next);
  if (isIdle || lead.notes.length >= MAX_NOTES) return lead;
  return { ...(next as L), notes: [...lead.notes, noteOf(lead, next, change, author)] };
};

/** Whether two notes record the same deed; of a correction, which is made once, only that it is one. */
const isSameDeed = (one: NoteAction | undefined, other: NoteAction | undefined): boolean => {
  if (!one || !other || one.kind === "edited") return one?.kind === other?.kind;
  const values = Object.entries({ ...one });
  const others = new Map(Object.entries({ ...other }));
  return values.every(([key, value]) => others.get(key) === value);
};

const isSameNote = (one: LeadNote, other: LeadNote): boolean =>
  one.by === other.by &&
  one.status === other.status &&
  one.text === other.text &&
  isSameDeed(one.action, other.action);

/** A second tap within this time is the same call, in ms. */
const SAME_CALL_MS = 5 * 60_000;

/** Whether a change is a note alone, which overwrites nothing: a page from before a talk may still say "new". */
export const isNoteAlone = (lead: Lead, change: LeadChange): change is NoteChange =>
  change.kind === "note" &&
  change.text !== "" &&
  [undefined, "new", lead.status].includes(change.status);

/** The lead with a further note; the same object for a repeated call, or when it holds `most`. */
const withNote = (lead: Lead, note: LeadNote, most: number): Lead => {
  const last = lead.notes.at(-1);
  const isAgain = last !== undefined && isSameNote(last, note) && note.at - last.at < SAME_CALL_MS;
  return isAgain || lead.notes.length >= most ? lead : { ...lead, notes: [...lead.notes, note] };
};

/** The lead with a note alone; the same object for a repeated call, or without room. */
export const withPlainNote = (lead: Lead, text: string, author: Author): Lead =>
  withNote(lead, { ...author, status: lead.status, text }, MAX_NOTES);

/** The fields of a correction that have another value than the operator saw. */
export const correctedMeanwhile = (
  lead: Lead,
  { was }: Extract<LeadChange, { kind: "edit" }>,
): DeskField[] => {
  const current = fieldsToEdit(lead);
  return (Object.keys(was) as DeskField[]).filter((field) => was[field] !== current[field]);
};

/**
 * Whether a lead still is what an operator saw, as far as a change depends on it: a correction on its fields alone, a
 * call that was made on its half hour, which the sender may move.
 */
export const isAsSeen = (lead: Lead, version: number, change: LeadChange): boolean => {
  if (change.kind === "edit") return correctedMeanwhile(lead, change).length === 0;
  const isOfCall = change.kind === "called" || change.kind === "uncalled";
  const isMoved = isOfCall && !isCallAt(lead, change.at);
  return versionOf(lead) === version && !isMoved;
};

/**
 * Whether a change by an operator who saw `version` is the lead's latest: it was saved now, or by an earlier try of the
 * same call; or there was nothing to change.
 */
export const isChangeSaved = (
  lead: Lead,
  version: number,
  change: LeadChange,
  by: string,
): boolean => {
  const next = changed(lead, change, { by, at: 0 });
  const isNote = change.kind === "note";
  if (!isNote && !isSame(lead, next)) return false;
  const deeds = deedsIn(lead);
  const isOfCall = change.kind === "called" || change.kind === "uncalled";
  const isIdle = !isNote && !isOfCall && deeds.length === version;
  if (change.kind === "edit" || isIdle) return true;
  const latest = deeds[version];
  return (
    latest !== undefined &&
    deeds.length === version + 1 &&
    isSameNote(noteOf(lead, next, change, { by, at: latest.at }), latest)
  );
};

/** Room that openings leave for changes. */
const MOST_WITH_OPENINGS = MAX_NOTES - 20;
/**
 * The lead with a note that an operator opened WhatsApp, the mail program or the dialler for it: a new lead is then
 * talked to, by the operator if nobody has it. The same object for a second tap, and when it has hardly room left for
 * changes.
 */
export const withOpening = (
  lead: Lead,
  { way, template }: { way: string; template: string | null },
  author: Author,
): Lead => {
  const status = lead.status === "new" ? "talking" : lead.status;
  const action = { kind: "opened", way, template } as const;
  const noted = withNote(lead, { ...author, status, text: "", action }, MOST_WITH_OPENINGS);
  return noted === lead ? lead : { ...taken(noted, author.by), status };
};
