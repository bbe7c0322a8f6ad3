import { contentIn } from "@/lib/content";
import { type Analysis, type AnalysisSource, standardAnalysis } from "@/lib/domain/check/analysis";
import { type CompleteAnswers } from "@/lib/domain/check/answers";
import { type LeadPerson, NOBODY } from "@/lib/domain/leads/check-lead";
import { hasConsent } from "@/lib/domain/core/consent";
import { errorMessage } from "@/lib/server/core/error-text";
import { type Lang } from "@/lib/domain/core/languages";
import { type Profile } from "@/lib/domain/account/profile";
import { type VisitorRecord, withAnalysis, withAttempt } from "@/lib/domain/account/record";
import { type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import { type Advice, type Analyst } from "@/lib/server/advice/analyst";
import type { CheckLeads } from "@/lib/server/leads/check-leads";
import type { EventCounts } from "@/lib/server/funnel/event-counts";
import type { Access } from "@/lib/server/auth/access";
import { updateOwned } from "@/lib/server/auth/owned-record";
import { type Limit } from "@/lib/server/core/rate-limit";
import { log, shortId } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";
import { storedWording } from "./visitors";

export type Finished = { result: QuizResult; analysis: Analysis; source: AnalysisSource };

type Parts = {
  store: Store<VisitorRecord>;
  analyst: Analyst;
  /** Of one visitor, and of one network address. */
  analysisLimit: Limit;
  addressLimit: Limit;
  checkLeads: CheckLeads;
  countFinish: EventCounts["finishedCheck"];
  now: () => number;
};

type Finish = {
  answers: CompleteAnswers;
  lang: Lang;
  /** Where the call comes from; null where that is not known. */
  address: string | null;
  /** Who is signed in. */
  person?: LeadPerson;
  /** Whether the funnel counts it. */
  isCounted?: boolean;
};
type Check = { answers: CompleteAnswers; result: QuizResult; lang: Lang; address: string | null };

/** What the AI wrote before for the check finished last, in this language. */
const keptAdvice = ({ aiAnalysis }: VisitorRecord, wanted: Lang): Advice | null => {
  if (aiAnalysis?.source !== "ai" || aiAnalysis.lang !== wanted) return null;
  const { source, lang, analysisDate, ...analysis } = aiAnalysis;
  return { analysis, source };
};

/** The lines about the business that may go to the AI: none without the owner's consent to just that. */
const profileForAi = ({ consents, profile }: VisitorRecord): Profile =>
  hasConsent(consents, "aiProfile") ? profile : {};

const standardAdvice = ({ answers, result, lang }: Omit<Check, "address">): Advice => ({
  analysis: standardAnalysis(answers, result, contentIn(lang).analysis),
  source: "standard",
});

/** What ends a check: its result is stored, then advice is asked for and stored too. */
export const createFinishCheck = (parts: Parts) => {
  const { store, analyst, analysisLimit, addressLimit, checkLeads, countFinish, now } = parts;
  const underWay = new Map<string, Promise<Advice>>();

  /** Where the address limit refuses, nothing of the visitor's share is used up. */
  const mayAsk = async (visitorId: string, address: string | null): Promise<boolean> =>
    (address === null || (await addressLimit.take(address)) === 0) &&
    (await analysisLimit.take(visitorId)) === 0;

  const ask = async (record: VisitorRecord, check: Check): Promise<Advice> => {
    const { answers, result, lang, address } = check;
    if (await mayAsk(record.userId, address))
      return analyst.advise({ answers, result, profile: profileForAi(record), lang });
    return standardAdvice(check);
  };

  const advised = (record: VisitorRecord, check: Omit<Check, "address">, advice: Advice) => {
    const { analysis, source } = advice;
    const stored = { ...analysis, source, lang: check.lang, analysisDate: now() };
    return withAnalysis(record, check.answers, stored);
  };

  /** The visitor gets the advice even when it cannot be stored: the finished check itself is on disk by now. */
  const keep = async (id: string, check: Check, advice: Advice) => {
    try {
      await store.update(id, (known) => known && advised(known, check, advice));
    } catch (error) {
      log.error({ event: "analysis not stored", id: shortId(id), reason: errorMessage(error) });
    }
  };

  const adviseAndKeep = async (record: VisitorRecord, check: Check): Promise<Advice> => {
    const advice = await ask(record, check);
    await keep(record.userId, check, advice);
    return advice;
  };

  /** Requests of one visitor for the same advice at the same time share one. */
  const adviceFor = (record: VisitorRecord, check: Check): Promise<Advice> => {
    const key = JSON.stringify([record.userId, check.lang, check.answers, profileForAi(record)]);
    const advice =
      underWay.get(key) ?? adviseAndKeep(record, check).finally(() => underWay.delete(key));
    underWay.set(key, advice);
    return advice;
  };

  /**
   * Ends a check: computes its result, stores it as an attempt, brings it to the desk if its owner wants that, and
   * answers with advice in `lang`. Advice the AI gave for these answers in this language before is given again. Over
   * the limits of the visitor or of the network address it is the standard analysis. Throws ApiError 404; rejects with
   * StoreUnavailable when the result cannot be stored.
   */
  return async (access: Access, wanted: Finish): Promise<Finished> => {
    const { answers, lang, address, person = NOBODY, isCounted = true } = wanted;
    const result = quizResult(answers);
    const check = { answers, result, lang, address };
    // What is there at once is stored at once: each write waits for the disk.
    const atOnce = analyst.isAskedAbout(result) ? null : standardAdvice(check);
    const finished = (known: VisitorRecord) => {
      const record = withAttempt(known, answers, result, now(), storedWording);
      return atOnce ? advised(record, check, atOnce) : record;
    };
    const alongside = isCounted ? [countFinish(lang)] : [];
    const record = await updateOwned(store, access, finished, ...alongside);
    await checkLeads.save(record, person);
    const advice = keptAdvice(record, lang) ?? atOnce ?? (await adviceFor(record, check));
    return { result, ...advice };
  };
};
