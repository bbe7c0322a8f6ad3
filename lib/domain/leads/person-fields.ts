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

/** Longer than any time in epoch ms: the parts of those that wait begin at -1, 0, 1 and 2 of it. */
export const WAITING_PART = 1e14;
/** The wishes of each part, the first part first: orders and calls, demos and Get Started; all others follow. */
const PARTS: readonly (readonly string[])[] = [
  ["order", "call"],
  ["demo", "start"],
];
/** Who says to have paid is before all of them. */
const PAID_PART = -1;

const partOf = (wants: string): number => {
  const part = PARTS.findIndex((wishes) => wishes.includes(wants));
  return part < 0 ? PARTS.length : part;
};

/** Smallest of some numbers; undefined without one. */
export const leastOf = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;

/** The leads but for checks that came with a form, which stands for both, unless an operator has worked on them. */
const withoutCompanions = (leads: readonly PersonLead[]): PersonLead[] =>
  leads.filter((check) => isWorkedOn(check) || !leads.some((form) => cameWithForm(check, form)));

/** Whether its sender says that it is paid, and nobody has looked: also of one that was won for a sum agreed. */
const isClaimed = ({ claimedAt, isSpam, isEnded }: PersonLead): boolean =>
  claimedAt !== null && !isSpam && !isEnded;

/** A person's leads, who says to have paid first, then the strongest open wish, of equal ones the latest; then those that are not open. */
export const strongestFirst = (leads: readonly PersonLead[]): PersonLead[] => {
  const first = new Set(withoutCompanions(leads));
  const placeOf = (one: PersonLead) =>
    isClaimed(one) ? -1 : (first.has(one) ? 0 : 2) + (isOpen(one) ? 0 : 1);
  return leads.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      rankOfWants(one.wants) - rankOfWants(other.wants) ||
      other.receivedAt - one.receivedAt ||
      (one.id < other.id ? -1 : 1),
  );
};

/**
 * What waits for us, each since when and in which part: a payment that its sender speaks of; a lead for its first
 * answer, where one to any lead of the person is one to all that came before it.
 */
const waitingIn = (leads: readonly PersonLead[]): { since: number; part: number }[] => {
  const answered = Math.max(-Infinity, ...leads.map((one) => one.answeredAt ?? -Infinity));
  const unanswered = withoutCompanions(leads).filter(
    (one) => one.isWaiting && isOpen(one) && one.receivedAt > answered,
  );
  return [
    ...leads.filter(isClaimed).map((one) => ({ since: one.claimedAt!, part: PAID_PART })),
    ...unanswered.map((one) => ({ since: one.receivedAt, part: partOf(one.wants) })),
  ];
};

/** Until when we promised the person an answer, epoch ms; null: nothing waits for one. */
export const answerByOf = (leads: readonly PersonLead[], promise: AnswerPromise) => {
  const since = leastOf(waitingIn(leads).map((one) => one.since));
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
  const waitsAt = leastOf(waitingIn(leads).map(({ since, part }) => part * WAITING_PART + since));
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
