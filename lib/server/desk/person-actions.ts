import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { callTime } from "@/lib/domain/calls/call-time";
import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { indianDateTime } from "@/lib/domain/core/indian-day";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import {
  type Fault,
  type PersonChange,
  correctedMeanwhile,
} from "@/lib/domain/desk/person-changes";
import type { Lead } from "@/lib/domain/leads/lead";
import { withoutTime } from "@/lib/domain/leads/lead-call";
import { detailsOf, type Person } from "@/lib/domain/leads/person";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import type { DeskParts } from "./desk-parts";
import { type ChangeForm, changeIn, type PersonForm, typedIn } from "./person-form";

type Parts = Pick<
  DeskParts,
  "people" | "saveLead" | "savePerson" | "promise" | "isAlone" | "log" | "now"
>;

type Sent<F> = { by: string; key: string; lang: Lang; form: F };

type MarkForm = Extract<PersonForm, { do: "spam" | "notSpam" }>;

type Outcome = Said & { to?: string };

/** Why a change is refused, with the field and the sums that the fault names. */
const faultText = (lang: Lang, { kind, ...named }: Fault): string => {
  const { labels, person } = deskWordsIn(lang);
  const words = Object.entries(named).map(([name, value]: [string, string | number]) => {
    if (typeof value === "number") return [name === "rupees" ? "amount" : name, inRupees(value)];
    return [name, wordFor(name === "field" ? labels : {}, value)];
  });
  return fill(person.faults[kind], Object.fromEntries(words) as Record<string, string>);
};

const conflictText = (lang: Lang, person: Person, change: PersonChange): string => {
  const { calls, labels, notes, person: words } = deskWordsIn(lang);
  if (change.kind === "called") return calls.today.changed;
  if (change.kind === "edit") {
    const now = detailsOf(person);
    const fields = correctedMeanwhile(person, change)
      .map((field) => `${labels[field]}: ${now[field]}`)
      .join(", ");
    return fill(words.outcome.corrected, { fields });
  }
  const last = person.notes.at(-1);
  return fill(words.outcome.changed, {
    who: last?.by?.split("@")[0] ?? notes.sender,
    date: last ? indianDateTime(lang, last.at) : "",
  });
};

const savedText = (lang: Lang, { nextAt }: Person, change: PersonChange): string => {
  const { calls, person } = deskWordsIn(lang);
  const { outcome } = person;
  switch (change.kind) {
    case "talk":
      if (change.sold) return fill(outcome.won, { amount: inRupees(change.sold.rupees) });
      return change.nextAt
        ? `${outcome.saved} ${fill(outcome.next, { time: callTime(lang, change.nextAt) })}`
        : outcome.saved;
    case "paid":
    case "refunded":
      return fill(outcome[change.kind], { amount: inRupees(change.payment.rupees) });
    case "called":
      if (change.isReached) return calls.today.saidReached;
      return nextAt === null
        ? outcome.saved
        : fill(calls.today.saidMissed, { time: callTime(lang, nextAt) });
    case "missed":
      return outcome.missing;
    case "undo":
      return outcome.undone;
    default:
      return outcome.saved;
  }
};

/** The changes that take a person off a list, or up another: they can be undone for some seconds. */
const isUndoable = ({ kind }: PersonChange): boolean =>
  ["talk", "owner", "called", "missed", "barred", "paid"].includes(kind);

/** What the forms about a person do (./person-form.ts). */
export const createPersonActions = (parts: Parts) => {
  const { people, saveLead, savePerson, promise, isAlone, log, now } = parts;

  const known = async (key: string): Promise<Person> => {
    const person = await people.read(key);
    if (!person) throw notFound();
    return person;
  };
  const referencesOf = ({ leads }: Person) => leads.slice(-1).map(({ reference }) => reference);

  const pageOf = (lang: Lang, key: string | null) =>
    pathIn(lang, key === null ? "/desk/people" : `/desk/people/${key}`);

  const change = async ({ by, key, lang, form }: Sent<ChangeForm>): Promise<Outcome> => {
    const refused = (text: string): Said => ({ text, isTrouble: true, kept: typedIn(form) });
    const wanted = changeIn(form, { now: now(), promise });
    if (typeof wanted === "string") return refused(deskWordsIn(lang).person.formFaults[wanted]);
    const before = await known(key);
    const action = wanted.kind === "talk" && wanted.text && !wanted.stage ? "noted" : "changed";
    const line = log.line({ by, action, references: referencesOf(before) });
    const seen = "version" in form ? form.version : before.version;
    const saved = await savePerson({ key, seen, change: wanted, line }, { by, at: now(), isAlone });
    if (saved.outcome === "gone") throw notFound();
    if (saved.outcome === "fault") return refused(faultText(lang, saved.fault));
    if (saved.outcome === "conflict") return refused(conflictText(lang, saved.person, wanted));
    const text = form.do === "opened" ? "" : savedText(lang, saved.person, wanted);
    const { version } = saved.person;
    const undo = { to: `people/${key}`, fields: { do: "undo", version: String(version) } };
    return { text, ...(isUndoable(wanted) && { undo }) };
  };

  /** Marks all messages of a person as spam, or none; resolves to the person's key afterwards. */
  const mark = async ({ by, key, lang, form }: Sent<MarkForm>): Promise<Outcome> => {
    const isSpam = form.do === "spam";
    const person = await known(key);
    const { outcome, faults } = deskWordsIn(lang).person;
    if (isSpam && person.sales.length > 0)
      return { text: faults.hasBought, isTrouble: true, kept: {} };
    await log.note({ by, action: "changed", references: person.leads.map((one) => one.reference) });
    const flagged = (lead: Lead): Lead => {
      if (!isSpam) return lead.flags.length > 0 ? withoutTime({ ...lead, flags: [] }) : lead;
      return lead.flags.includes("spam")
        ? lead
        : { ...withoutTime(lead), flags: [...lead.flags, "spam"] };
    };
    let to: string | null = null;
    // Each message of spam is alone: to take it back, all are named.
    const ids = form.leads.length > 0 ? form.leads : person.leads.map(({ id }) => id);
    for (const id of ids) to = (await saveLead(id, (lead) => lead && flagged(lead)))?.person ?? to;
    const back = {
      to: `people/${to}`,
      fields: { do: isSpam ? "notSpam" : "spam", version: "0", leads: ids.join(" ") },
    };
    return {
      text: isSpam ? outcome.spam : outcome.notSpam,
      ...(to !== null && { undo: back }),
      to: pageOf(lang, isSpam ? null : to),
    };
  };

  const apart = async ({ by, key, lang }: Sent<unknown>, id: string): Promise<Outcome> => {
    const lead = await saveLead(id, (one) =>
      one?.person === key ? { ...one, isApart: true } : null,
    );
    if (!lead?.isApart) throw notFound();
    await log.note({ by, action: "parted", references: [lead.reference] });
    return { text: deskWordsIn(lang).person.outcome.parted, to: pageOf(lang, lead.person) };
  };

  return {
    /** Does what a form asks, and says so. Throws ApiError 404; rejects with StoreUnavailable. */
    act: ({ form, ...sent }: Sent<PersonForm>): Promise<Outcome> => {
      switch (form.do) {
        case "spam":
        case "notSpam":
          return mark({ ...sent, form });
        case "apart":
          return apart({ ...sent, form }, form.lead);
        default:
          return change({ ...sent, form });
      }
    },
    /** Makes one change whatever was seen, as of a talk that is opened. Throws ApiError 404. */
    make: async (by: string, key: string, wanted: PersonChange): Promise<void> => {
      const before = await known(key);
      const line = log.line({ by, action: "changed", references: referencesOf(before) });
      const saved = await savePerson(
        { key, seen: before.version, change: wanted, line },
        { by, at: now(), isAlone },
      );
      if (saved.outcome === "gone") throw notFound();
      if (saved.outcome === "fault")
        throw new ApiError(422, saved.fault.kind, "This is not possible.");
    },
  };
};

export type PersonActions = ReturnType<typeof createPersonActions>;
