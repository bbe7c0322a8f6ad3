import { type Consent, newestConsents } from "@/lib/domain/core/consent";
import { MAX_LEADS } from "./ownership";
import {
  type Attempt,
  isClosed,
  MAX_ATTEMPTS,
  type QuizResponse,
  type VisitorRecord,
} from "./record";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

/** When an answer was given: as its browser's clock said, unless that was ahead of ours. Epoch ms. */
const givenAt = ({ version, timestamp }: QuizResponse): number =>
  version > 0 ? Math.min(version, timestamp) : timestamp;

/** The answer given last; where all times are equal, the word decides, so that the order of asking does not. */
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

/** Sorts by date; the answers tell apart what two servers finished in one and the same millisecond. */
const attemptKey = ({ completedAt, answers }: Attempt): string =>
  String(completedAt).padStart(16, "0") + QUESTION_IDS.map((id) => answers[id]).join();

const mergedAttempts = (...lists: readonly Attempt[][]): Attempt[] => {
  const byKey = new Map(lists.flat().map((attempt) => [attemptKey(attempt), attempt]));
  return [...byKey.keys()]
    .toSorted()
    .slice(-MAX_ATTEMPTS)
    .map((key) => byKey.get(key)!);
};

const consentKey = ({ purpose, textVersion, givenAt: at }: Consent): string =>
  String(at).padStart(16, "0") + JSON.stringify([purpose, textVersion]);

/** What was agreed to, in the order of its dates, up to the cap. A withdrawal stays with its consent. */
export const mergedConsents = (...lists: readonly Consent[][]): Consent[] => {
  const byKey = new Map<string, Consent>();
  for (const one of lists.flat()) {
    const known = byKey.get(consentKey(one));
    if (!known || known.withdrawnAt === null) byKey.set(consentKey(one), one);
  }
  return newestConsents([...byKey.keys()].toSorted().map((key) => byKey.get(key)!));
};

/** The account's leads, and of the device's as many as there is room for. */
const mergedLeads = (account: readonly string[], device: readonly string[]): string[] =>
  [...new Set([...account, ...device])].slice(0, Math.max(MAX_LEADS, account.length));

/**
 * What the account's record becomes when a device's record goes into it (decision 20). Pure, and the same again
 * when it is repeated. Every finished check stays. A check that is open goes on if anything in it was answered
 * after the last finish, of two open ones the newer answer to each question; else the last finish stands, with
 * its analysis. The account's lines about the business stay, the device's fill the gaps; the language is the
 * device's, which is in use now.
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
    source: Object.keys(account.source).length > 0 ? account.source : device.source,
  };
};
