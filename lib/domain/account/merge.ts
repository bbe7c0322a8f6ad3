import { type Consent, newestConsents } from "@/lib/domain/core/consent";
import { mergedLinks } from "./own-links";
import { MAX_LEADS } from "./ownership";
import {
  type StoredAttempt,
  isClosed,
  MAX_ATTEMPTS,
  MAX_PAST_PLANS,
  type QuizResponse,
  type VisitorRecord,
} from "./record";
import { mergedNotes, type PlanNotes } from "@/lib/domain/check/plan-marks";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

/** When an answer was given, epoch ms: by the browser's clock, unless that was ahead of ours. */
const givenAt = ({ version, timestamp }: QuizResponse): number =>
  version > 0 ? Math.min(version, timestamp) : timestamp;

/** The answer given last. If all times are equal, the answer itself decides, so that the order of merging does not. */
const newerOf = (a: QuizResponse, b: QuizResponse): QuizResponse => {
  const order =
    givenAt(a) - givenAt(b) ||
    a.version - b.version ||
    a.timestamp - b.timestamp ||
    Number(a.answer > b.answer) - 0.5;
  return order > 0 ? a : b;
};

const newestEach = (responses: readonly QuizResponse[]): QuizResponse[] =>
  QUESTION_IDS.flatMap((id) => {
    const same = responses.filter(({ questionId }) => questionId === id);
    return same.length > 0 ? [same.reduce(newerOf)] : [];
  });

/** Sorts by date; the answers tell apart attempts that two servers finished in the same millisecond. */
const attemptKey = ({ completedAt, answers }: StoredAttempt): string =>
  String(completedAt).padStart(16, "0") + QUESTION_IDS.map((id) => answers[id]).join();

const mergedAttempts = (...lists: readonly StoredAttempt[][]): StoredAttempt[] => {
  const byKey = new Map(lists.flat().map((attempt) => [attemptKey(attempt), attempt]));
  return [...byKey.keys()]
    .sort()
    .slice(-MAX_ATTEMPTS)
    .map((key) => byKey.get(key)!);
};

const consentKey = ({ purpose, textVersion, givenAt: at }: Consent): string =>
  String(at).padStart(16, "0") + JSON.stringify([purpose, textVersion]);

/** The consents of several lists by date, up to the maximum. A withdrawal stays with its consent. */
export const mergedConsents = (...lists: readonly Consent[][]): Consent[] => {
  const byKey = new Map<string, Consent>();
  for (const one of lists.flat()) {
    const known = byKey.get(consentKey(one));
    if (!known || known.withdrawnAt === null) byKey.set(consentKey(one), one);
  }
  return newestConsents([...byKey.keys()].sort().map((key) => byKey.get(key)!));
};

/** The account's leads, then the device's, up to the maximum. */
const mergedLeads = (account: readonly string[], device: readonly string[]): string[] =>
  [...new Set([...account, ...device])].slice(0, Math.max(MAX_LEADS, account.length));

/** The marks on the plans of all checks but the last one, by their time. */
const mergedPast = (both: readonly VisitorRecord[], last: StoredAttempt | undefined) => {
  const all = both.flatMap(({ attempts, plan: { marks, past } }) => {
    const own = attempts.at(-1);
    const isPast = own !== undefined && own.completedAt !== last?.completedAt;
    return isPast && Object.keys(marks).length > 0
      ? [...past, { completedAt: own.completedAt, marks }]
      : past;
  });
  const byTime = new Map(all.map((one) => [one.completedAt, one]));
  return [...byTime.values()]
    .toSorted((a, b) => a.completedAt - b.completedAt)
    .slice(-MAX_PAST_PLANS);
};

/**
 * The account's record with a device's (docs/product/records.md#one-record). Idempotent. An open
 * check goes on if it was answered after the last finish; the account's business lines win.
 */
export const mergedRecord = (account: VisitorRecord, device: VisitorRecord): VisitorRecord => {
  const both = [account, device];
  const attempts = mergedAttempts(account.attempts, device.attempts);
  const last = attempts.at(-1);
  const hasLast = (record: VisitorRecord) => {
    const own = record.attempts.at(-1);
    return last !== undefined && own !== undefined && attemptKey(own) === attemptKey(last);
  };
  const goesOn = (record: VisitorRecord) =>
    !isClosed(record) &&
    (hasLast(record) ||
      record.quizResponses.some((one) => givenAt(one) > (last?.completedAt ?? -Infinity)));
  const open = both.filter(goesOn);
  const finishers = both.filter(hasLast);
  return {
    ...account,
    lang: device.lang,
    quizResponses:
      open.length > 0
        ? newestEach(open.flatMap(({ quizResponses }) => quizResponses))
        : (finishers[0] ?? account).quizResponses,
    quizResults: finishers[0]?.quizResults ?? null,
    aiAnalysis: finishers.find(({ aiAnalysis }) => aiAnalysis)?.aiAnalysis ?? null,
    attempts,
    profile: { ...device.profile, ...account.profile },
    consents: mergedConsents(account.consents, device.consents),
    leads: mergedLeads(account.leads, device.leads),
    links: mergedLinks(account.links, device.links),
    pairId: account.pairId ?? device.pairId,
    plan: {
      ...finishers.reduce<PlanNotes>((notes, { plan }) => mergedNotes(notes, plan), {
        marks: {},
        trade: mergedNotes(account.plan, device.plan).trade,
      }),
      since: Math.max(0, ...finishers.map(({ plan }) => plan.since)),
      past: mergedPast(both, last),
    },
    source: Object.keys(account.source).length > 0 ? account.source : device.source,
  };
};
