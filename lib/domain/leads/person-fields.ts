import { type AnswerPromise, promisedBy } from "./answer-by";
import { LEAD_STATUSES } from "./lead-notes";
import { isOpen, isWorkedOn, type PersonLead } from "./person-lead";
import { cameWithForm, rankOfWants } from "./wants";

/** The fields by which the store finds a person; none without a lead. Times are in epoch ms. */
export type PersonFields = {
  /** The furthest open stage; "won" or "lost" when nothing is open; missing for spam, newsletter alone and withdrawn. */
  status?: string;
  isSpam?: boolean;
  /** The operator; empty: nobody. */
  owner?: string;
  latestAt?: number;
  /** Whether it waits for a first answer. */
  isWaiting?: boolean;
  /** Its place among those that wait: the part, and since when, as one number. */
  waitsAt?: number;
  /** The earliest next step, or call to come, of an open lead. */
  dueAt?: number;
  /** When it is late: the promised answer or the next step, whichever is earlier. */
  lateAt?: number;
  /** When the first of its leads expires, and is to be taken out. */
  foldAt?: number;
};

/** Longer than any time in epoch ms: the parts of those that wait begin at 0, 1 and 2 of it. */
export const WAITING_PART = 1e14;
/** The wishes of each part, the first part first: orders and calls, demos and Get Started; all others follow. */
const PARTS: readonly (readonly string[])[] = [
  ["order", "call"],
  ["demo", "start"],
];

const partOf = (wants: string): number => {
  const part = PARTS.findIndex((wishes) => wishes.includes(wants));
  return part < 0 ? PARTS.length : part;
};

/** Smallest of some numbers; undefined without one. */
const leastOf = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;

/** The leads but for checks that came with a form, which stands for both, unless an operator has worked on them. */
const withoutCompanions = (leads: readonly PersonLead[]): PersonLead[] =>
  leads.filter((check) => isWorkedOn(check) || !leads.some((form) => cameWithForm(check, form)));

/** A person's leads, the strongest open wish first, of equal ones the latest; then those that are not open. */
export const strongestFirst = (leads: readonly PersonLead[]): PersonLead[] => {
  const first = new Set(withoutCompanions(leads));
  const placeOf = (one: PersonLead) => (first.has(one) ? 0 : 2) + (isOpen(one) ? 0 : 1);
  return leads.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      rankOfWants(one.wants) - rankOfWants(other.wants) ||
      other.receivedAt - one.receivedAt ||
      (one.id < other.id ? -1 : 1),
  );
};

/** The leads that wait for a first answer: an answer to any lead of the person is one to all that came before it. */
const waitingLeads = (leads: readonly PersonLead[]): PersonLead[] => {
  const answered = Math.max(-Infinity, ...leads.map((one) => one.answeredAt ?? -Infinity));
  return withoutCompanions(leads).filter(
    (one) => one.isWaiting && isOpen(one) && one.receivedAt > answered,
  );
};

/** Until when we promised the person an answer, epoch ms; null: nothing waits for one. */
export const answerByOf = (leads: readonly PersonLead[], promise: AnswerPromise) => {
  const since = leastOf(waitingLeads(leads).map(({ receivedAt }) => receivedAt));
  return since === undefined ? null : promisedBy(since, promise);
};

const stageOf = (status: string): number => LEAD_STATUSES.findIndex((one) => one === status);

const statusIn = (leads: readonly PersonLead[]): string | undefined => {
  const counted = withoutCompanions(leads).filter(
    ({ wants, isEnded }) => !isEnded && wants !== "newsletter",
  );
  const open = counted.filter(isOpen).toSorted((a, b) => stageOf(b.status) - stageOf(a.status));
  const won = counted.find(({ status }) => status === "won");
  return (open[0] ?? won ?? counted[0])?.status;
};

/** The operator of the lead that the desk shows first, else of any other; empty: nobody. */
const ownerIn = (leads: readonly PersonLead[]): string =>
  strongestFirst(leads).find(({ owner }) => owner !== null)?.owner ?? "";

/** The fields of a person with these leads. */
export const personFields = (
  leads: readonly PersonLead[],
  promise: AnswerPromise,
): PersonFields => {
  if (leads.length === 0) return {};
  const isSpam = leads.every((one) => one.isSpam);
  const status = isSpam ? undefined : statusIn(leads);
  const waitsAt = leastOf(
    waitingLeads(leads).map(({ wants, receivedAt }) => partOf(wants) * WAITING_PART + receivedAt),
  );
  const dueAt = leastOf(
    leads.filter(isOpen).flatMap(({ nextAt, callAt }) => [nextAt ?? [], callAt ?? []].flat()),
  );
  const lateAt = leastOf([answerByOf(leads, promise), dueAt ?? null].filter((at) => at !== null));
  const foldAt = leastOf(leads.flatMap(({ until }) => until ?? []));
  return {
    isSpam,
    owner: ownerIn(leads),
    latestAt: Math.max(...leads.map(({ receivedAt }) => receivedAt)),
    isWaiting: waitsAt !== undefined,
    ...(status !== undefined && { status }),
    ...(waitsAt !== undefined && { waitsAt }),
    ...(dueAt !== undefined && { dueAt }),
    ...(lateAt !== undefined && { lateAt }),
    ...(foldAt !== undefined && { foldAt }),
  };
};
