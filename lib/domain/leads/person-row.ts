import type { AnswerPromise } from "./answer-by";
import {
  alsoOf,
  answerByOf,
  countsOf,
  detailsOf,
  dueAtOf,
  isSilent,
  isSpam,
  leastOf,
  type Person,
  shownLead,
  sumsOf,
} from "./person";
import { isClaiming } from "./person-lead";

/** A person as a line of a list. */
export const personRow = (key: string, person: Person, promise: AnswerPromise) => {
  const { stage, owner, nextAt, lostReason, leads, version, isErased, sales } = person;
  const { businessName: business, ...details } = detailsOf(person);
  const shown = shownLead(person);
  const scored = leads.findLast(({ score }) => score !== null);
  return {
    person: key,
    ...details,
    business,
    also: alsoOf(person),
    stage,
    owner,
    nextAt,
    lostReason,
    sums: sumsOf(person),
    dueAt: dueAtOf(person) ?? null,
    /** What the shown lead asks for: one of WANTS, KNOWN, or another release's; empty without a lead. */
    wants: shown?.wants ?? "",
    reference: shown?.reference ?? "",
    packageId: sales.findLast((sale) => sale.packageId)?.packageId ?? shown?.packageId ?? null,
    area: (scored ?? shown)?.area ?? null,
    score: scored?.score ?? null,
    lang: shown?.lang ?? "en",
    firstWords: shown?.firstWords ?? "",
    counts: countsOf(person),
    arrivedAt: shown?.receivedAt ?? sales[0]?.at ?? 0,
    /** Until when we promised an answer, on opening days only; null: nothing waits for one. */
    answerBy: answerByOf(person, promise),
    callAt: leastOf(leads.flatMap(({ callAt }) => callAt ?? [])) ?? null,
    isClaimed: leads.some(isClaiming),
    isSpam: isSpam(person),
    isSilent: isSilent(person),
    isErased,
    version,
  };
};

export type PersonRow = Readonly<ReturnType<typeof personRow>>;
