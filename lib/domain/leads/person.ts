import { type AnswerPromise, promisedBy } from "./answer-by";
import { type DeskField, type DeskTexts, deskFields } from "./desk-fields";
import { FORM_FIELDS } from "./lead-fields";
import { type FormerPart, stageOfStatus } from "./former-part";
import { isClaiming, isWaiting, type PersonLead } from "./person-lead";
import { OPEN_STAGES, type PersonNote } from "./person-notes";
import { dueRupees, type Sale, saleSums } from "./sale";
import { indianDayStart } from "@/lib/domain/core/indian-day";
import { keptMsOf } from "./retention";
import { cameWithForm, KNOWN, rankOfWants } from "./wants";

/** The smallest of some numbers; undefined without one. */
export const leastOf = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;

export type Decided = Readonly<{
  stage: string;
  owner: string | null;
  /** When the next step is due, epoch ms; null: none is set. */
  nextAt: number | null;
  lostReason: string | null;
  sales: readonly Sale[];
  /** By the person's word we may write and call no more. */
  isBarred: boolean;
}>;

/** The last tap, to be undone: who made it, when (epoch ms), and what was so before. */
export type Undo = Readonly<{
  at: number;
  by: string;
  before: Decided;
  answered: Readonly<Record<string, number | null>>;
  /** The leads whose call or claim it answered, by their ids. */
  touched: readonly string[];
}>;

/** One document in `people` under the person's key (./person-key.ts), with all that operators do. */
export type Person = Decided &
  Readonly<{
    details: Readonly<Partial<DeskTexts>>;
    notes: readonly PersonNote[];
    leads: readonly PersonLead[];
    /** How often operators changed it: a change names what its operator saw. */
    version: number;
    undo: Undo | null;
    /** Its buyer was deleted: only the sums are left. */
    isErased: boolean;
  }>;

export const NEW_PERSON: Person = {
  stage: "new",
  owner: null,
  nextAt: null,
  lostReason: null,
  sales: [],
  isBarred: false,
  details: {},
  notes: [],
  leads: [],
  version: 0,
  undo: null,
  isErased: false,
};

export const decidedOf = (person: Person): Decided => {
  const { stage, owner, nextAt, lostReason, sales, isBarred } = person;
  return { stage, owner, nextAt, lostReason, sales, isBarred };
};

/** Whether operators have done something about a person. */
export const isWorkedOn = (person: Person): boolean =>
  person.version > 0 || person.notes.length > 0 || person.sales.length > 0;

/** Whether a person is spam: nothing came but flagged leads, and nothing was sold. */
export const isSpam = ({ leads, sales }: Person): boolean =>
  leads.length > 0 && sales.length === 0 && leads.every(({ flags }) => flags.length > 0);

/** How long a person is kept after the last change, in ms: a customer as long as the books. */
export const personKeptMs = (person: Person): number => {
  if (person.sales.length > 0) return keptMsOf("wonLead");
  return keptMsOf(isSpam(person) ? "flaggedLead" : "lead");
};

/** Whether we may not write or call: by the person's word, or because every consent was withdrawn. */
export const isSilent = ({ isBarred, leads }: Pick<Person, "isBarred" | "leads">): boolean =>
  isBarred || (leads.length > 0 && leads.every(({ isEnded }) => isEnded));

/** Those that wait, the oldest first, then the latest others; the search finds the rest. */
const MOST_LEADS = 100;

const kept = (leads: readonly PersonLead[]): PersonLead[] =>
  leads.length <= MOST_LEADS
    ? [...leads]
    : [
        ...leads.filter(isWaiting).toSorted((a, b) => a.receivedAt - b.receivedAt),
        ...leads.filter((lead) => !isWaiting(lead)).toSorted((a, b) => b.receivedAt - a.receivedAt),
      ].slice(0, MOST_LEADS);

const inOrder = (leads: readonly PersonLead[]): PersonLead[] =>
  leads.toSorted((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));

/** The person with other leads: who was worked on keeps name, number and address. */
const withLeads = (person: Person, leads: readonly PersonLead[]): Person => {
  const next = { ...person, leads };
  if (!isWorkedOn(person) || person.leads.length === 0) return next;
  const [was, is] = [detailsOf(person), detailsOf(next)];
  const isKept = (field: DeskField) =>
    is[field] !== was[field] && (was[field] !== "" || person.version > 0);
  const own = FORM_FIELDS.desk.filter(isKept).map((field) => [field, was[field]]);
  return { ...next, details: { ...person.details, ...Object.fromEntries(own) } };
};

/** The person with a lead as it is now. */
export const withPersonLead = (person: Person, lead: PersonLead): Person =>
  withLeads(person, inOrder(kept([...person.leads.filter(({ id }) => id !== lead.id), lead])));

/** The person without a lead; null where nothing is left to keep. */
export const withoutPersonLead = (person: Person, id: string): Person | null => {
  const leads = person.leads.filter((one) => one.id !== id);
  return leads.length === 0 && person.sales.length === 0 ? null : { ...person, leads };
};

/** The person without leads that have expired; somebody on whom operators worked keeps the name. `now` in epoch ms. */
export const withoutExpired = (person: Person, now: number): Person => {
  const leads = person.leads.filter(({ until }) => until > now);
  return leads.length === person.leads.length ? person : withLeads(person, leads);
};

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];

/** The leads that say who the person is: not spam, while others are there. */
const telling = ({ leads }: Pick<Person, "leads">): readonly PersonLead[] => {
  const wanted = leads.filter(({ flags }) => flags.length === 0);
  return wanted.length > 0 ? wanted : leads;
};

/** Who a person is: as corrected, else as the oldest lead says that says it. Empty: unknown. */
export const detailsOf = (person: Pick<Person, "details" | "leads">): DeskTexts =>
  deskFields(
    (field) =>
      person.details[field] ?? telling(person).find((lead) => lead[field] !== "")?.[field] ?? "",
  );

/** Other names, numbers and addresses that came with the person's leads. */
export const alsoOf = (person: Pick<Person, "details" | "leads">): string[] => {
  const own = Object.values(detailsOf(person));
  const others = telling(person).flatMap(({ name, phone, email }) => [name, phone, email]);
  return distinct(others).filter((text) => !own.includes(text));
};

const withoutCompanions = (leads: readonly PersonLead[]): PersonLead[] =>
  leads.filter((check) => !leads.some((form) => cameWithForm(check, form)));

/** The leads that wait for an answer, the strongest wish first, of equal ones the oldest. */
export const waitingLeads = (person: Person): PersonLead[] =>
  person.isBarred
    ? []
    : withoutCompanions(person.leads)
        .filter(isWaiting)
        .toSorted(
          (a, b) => rankOfWants(a.wants) - rankOfWants(b.wants) || a.receivedAt - b.receivedAt,
        );

const claimingLeads = (person: Person) => person.leads.filter(isClaiming);

/** The lead that a row shows: a claim, the strongest wish that waits, a call to come, else the latest; null: none. */
export const shownLead = (person: Person): PersonLead | null =>
  claimingLeads(person)[0] ??
  waitingLeads(person)[0] ??
  person.leads.find(({ callAt }) => callAt !== null) ??
  withoutCompanions(person.leads).findLast(({ flags }) => flags.length === 0) ??
  person.leads.at(-1) ??
  null;

/** Whether a stage is one of a sale under way. */
export const isOpenStage = (stage: string): boolean => stage !== "won" && stage !== "lost";

const isOpen = (person: Person): boolean =>
  !isSpam(person) &&
  !isSilent(person) &&
  isOpenStage(person.stage) &&
  (person.stage !== "new" || person.leads.some(({ asks }) => asks) || person.nextAt !== null);

const NUMBERS = [
  ...(["waitRank", "waitsAt", "stepAt", "dueAt", "owesSince", "paidAt", "lostAt"] as const),
  ...(["lateAt", "datelessAt", "foldAt"] as const),
];
/** How the store finds a person; times are in epoch ms. Missing: it is not one of those. */
export type PersonFields = Readonly<
  { isSpam: boolean; listedAs: string; whose: string; latestAt: number } & Partial<
    Record<(typeof NUMBERS)[number], number>
  >
>;

const rankOf = ({ wants }: PersonLead): number => (wants === "order" || wants === "call" ? 1 : 2);

/** Until when we promised an answer, epoch ms; null: nothing waits. */
export const answerByOf = (person: Person, promise: AnswerPromise): number | null => {
  const since = leastOf([
    ...claimingLeads(person).map(({ claimedAt }) => claimedAt!),
    ...waitingLeads(person).map(({ receivedAt }) => receivedAt),
  ]);
  return since === undefined ? null : promisedBy(since, promise);
};

/** When we look for what is due, epoch ms; undefined: nothing is, or no day is set. */
export const dueAtOf = ({ sales }: Person): number | undefined =>
  leastOf(
    sales.flatMap((sale) =>
      sale.dueOn !== null && dueRupees(sale) > 0 ? [indianDayStart(sale.dueOn)] : [],
    ),
  );

const DAY_MS = 24 * 60 * 60_000;

/** The fields of a person that is stored at `now` (epoch ms). */
export const personFields = (person: Person, promise: AnswerPromise): PersonFields => {
  const { leads, sales, notes, stage, owner, nextAt } = person;
  const [claiming, waiting] = [claimingLeads(person), waitingLeads(person)];
  const first = claiming[0] ?? waiting[0];
  const waitsAt = claiming[0]?.claimedAt ?? waiting[0]?.receivedAt;
  const stepAt = nextAt !== null && !isSilent(person) ? nextAt : undefined;
  const dueAt = dueAtOf(person);
  const owing = sales.find((sale) => dueRupees(sale) > 0);
  const payments = sales.flatMap((sale) => sale.payments.map(({ at }) => at));
  const latest = [...leads.map(({ receivedAt }) => receivedAt), ...notes.map(({ at }) => at)];
  const latestAt = Math.max(0, ...(latest.length > 0 ? latest : payments));
  const firstLost = notes[notes.findLastIndex((one) => one.stage !== "lost") + 1];
  const lostAt = stage === "lost" ? (firstLost?.at ?? latestAt) : undefined;
  const late = [answerByOf(person, promise), stepAt, dueAt && dueAt + DAY_MS];
  const lateAt = leastOf(late.filter((at) => at != null));
  const hasDate = (first ?? stepAt ?? dueAt ?? leads.find(({ callAt }) => callAt !== null)) != null;
  const fields: { [Name in keyof PersonFields]: PersonFields[Name] | undefined } = {
    isSpam: isSpam(person),
    /** The chip of the list: the stage, or or KNOWN for a person who is only in an operator's list. */
    listedAs: stage === "new" && leads.every(({ wants }) => wants === KNOWN) ? KNOWN : stage,
    whose: owner ?? "",
    latestAt,
    /** What waits for us: 0 a payment that its sender speaks of, 1 an order or a call, 2 any other wish. */
    waitRank: claiming[0] ? 0 : first && rankOf(first),
    waitsAt,
    stepAt,
    dueAt,
    owesSince: owing?.at,
    paidAt: payments.length > 0 ? Math.max(...payments) : undefined,
    lostAt,
    lateAt,
    /** It is under way, or something is due, and it has no date: when it last changed. */
    datelessAt: isOpen(person) && !hasDate ? latestAt : undefined,
    foldAt: leastOf(leads.map(({ until }) => until)),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as PersonFields;
};

const FIELDS = ["isSpam", "listedAs", "whose", "latestAt", ...NUMBERS];

/** A person with the fields by which the store finds it. */
export const withFields = (person: Person, promise: AnswerPromise): Person & PersonFields => {
  const own = Object.entries(person).filter(([name]) => !FIELDS.includes(name));
  return { ...(Object.fromEntries(own) as Person), ...personFields(person, promise) };
};

/** How many of the person's messages ask for what, the strongest wish first; without spam. */
export const countsOf = ({ leads }: Pick<Person, "leads">): { wants: string; n: number }[] => {
  const counted = leads.filter(({ flags }) => flags.length === 0);
  const wishes = distinct(counted.map(({ wants }) => wants));
  return wishes
    .toSorted((a, b) => rankOfWants(a) - rankOfWants(b) || (a < b ? -1 : 1))
    .map((wants) => ({ wants, n: counted.filter((one) => one.wants === wants).length }));
};

const stageRank = (stage: string): number =>
  stage === "won" ? OPEN_STAGES.length + 1 : OPEN_STAGES.findIndex((one) => one === stage) + 1;

const further = (one: string, other: string): string =>
  stageRank(other) > stageRank(one) ? other : one;

const joinedStage = (person: Person, other: Person): string => {
  if (!isWorkedOn(other)) return person.stage;
  return isWorkedOn(person) ? further(person.stage, other.stage) : other.stage;
};

/** One person of two, as when a message is no spam after all: what operators did for both. */
export const joinedPersons = (person: Person, other: Person): Person => {
  const stage = joinedStage(person, other);
  return {
    ...person,
    stage,
    owner: person.owner ?? other.owner,
    nextAt: leastOf([person.nextAt, other.nextAt].filter((at) => at !== null)) ?? null,
    lostReason: stage === "lost" ? (person.lostReason ?? other.lostReason) : null,
    sales: [...person.sales, ...other.sales].toSorted((a, b) => a.at - b.at),
    isBarred: person.isBarred || other.isBarred,
    details: { ...other.details, ...person.details },
    notes: [...person.notes, ...other.notes].toSorted((a, b) => a.at - b.at),
    version: Math.max(person.version, other.version),
    undo: null,
  };
};

/** The sale of an earlier release's lead: what was won or, if more, paid. None without both. */
const formerSale = (
  id: string,
  packageId: string | null,
  { status, notes = [], wonRupees, payments = [] }: FormerPart,
): Sale[] => {
  const paid = payments.reduce((sum, { rupees }) => sum + rupees, 0);
  if (status !== "won" && payments.length === 0) return [];
  const won = notes.findLast((note) => note.status === "won");
  const at = won?.at ?? payments[0]?.at ?? 0;
  const rupees = Math.max(wonRupees ?? 0, paid);
  return [{ id, at, by: won?.by ?? "", lead: id, packageId, rupees, dueOn: null, payments }];
};

/** What operators did with a lead of an earlier release, as a person's. */
export const formerPerson = (id: string, packageId: string | null, former: FormerPart): Person => {
  const { status = "new", notes = [], nextAt, owner, lostReason } = former;
  const sales = formerSale(id, packageId, former);
  return {
    ...NEW_PERSON,
    stage: sales.length > 0 ? "won" : stageOfStatus(status),
    owner: owner ?? null,
    nextAt: nextAt ?? null,
    lostReason: sales.length > 0 ? null : (lostReason ?? null),
    sales,
    notes: notes.map(({ status: was, ...note }) => ({ ...note, stage: stageOfStatus(was) })),
  };
};

/** When an earlier release's lead was answered: when an operator last wrote a note; null: never. */
export const formerAnswer = ({ status, notes = [] }: FormerPart): number | null => {
  const by = notes.filter((note) => note.by !== null);
  return status === "new" && by.every(({ action }) => action === undefined)
    ? null
    : (by.at(-1)?.at ?? null);
};

/** What is left of a buyer who was deleted: package, days and sums; null: nothing was sold. */
export const erasedBuyer = ({ sales, stage }: Person): Person | null =>
  sales.length === 0
    ? null
    : {
        ...NEW_PERSON,
        stage,
        isErased: true,
        sales: sales.map((sale) => ({
          ...sale,
          by: "",
          lead: null,
          dueOn: null,
          payments: sale.payments.map((payment) => ({ ...payment, utr: "", by: "" })),
        })),
      };

/** The sums of a person's sales, in whole rupees. */
export const sumsOf = ({ sales }: Pick<Person, "sales">) => saleSums(sales);
