import { contentIn } from "@/lib/content";
import { type Analysis, type AnalysisSource, standardAnalysis } from "@/lib/domain/check/analysis";
import { type CompleteAnswers } from "@/lib/domain/check/answers";
import { type LeadPerson, NOBODY } from "@/lib/domain/leads/check-lead";
import { allowsAi, hasConsent } from "@/lib/domain/core/consent";
import { errorMessage } from "@/lib/server/core/error-text";
import { type Lang } from "@/lib/domain/core/languages";
import { type Profile } from "@/lib/domain/account/profile";
import { type VisitorRecord, withAnalysis, withAttempt } from "@/lib/domain/account/record";
import { type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import { type Advice, type Analyst } from "@/lib/server/advice/analyst";
import type { CheckLeads } from "@/lib/server/leads/check-leads";
import type { EventCounts } from "./event-counts";
import { type Access, updateOwned } from "@/lib/server/auth/owned-record";
import { type Limit } from "@/lib/server/core/rate-limit";
import { log, shortId } from "@/lib/server/core/log";
import type { Change, Store } from "@/lib/server/store/store";
import { storedWording } from "./save-answer";

export type Finished = { result: QuizResult; analysis: Analysis; source: AnalysisSource };

type Parts = {
  store: Store<VisitorRecord>;
  analyst: Analyst;
  analysisLimit: Limit;
  addressLimit: Limit;
  checkLeads: CheckLeads;
  finishing: EventCounts["finishing"];
  now: () => number;
};

type Finish = {
  answers: CompleteAnswers;
  lang: Lang;
  address: string | null;
  person?: LeadPerson;
  isCounted?: boolean;
};
type Check = { answers: CompleteAnswers; result: QuizResult; lang: Lang; address: string | null };

/** The AI's stored advice for the check finished last, in this language, unless its owner chose only standard advice. */
const keptAdvice = ({ aiAnalysis, consents }: VisitorRecord, wanted: Lang): Advice | null => {
  if (!allowsAi(consents)) return null;
  if (aiAnalysis?.source !== "ai" || aiAnalysis.lang !== wanted) return null;
  const { source, lang, analysisDate, ...analysis } = aiAnalysis;
  return { analysis, source };
};

/** The profile that may be sent to the AI: empty without the owner's consent; the chosen trade where no line names one. */
const profileForAi = ({ consents, profile, plan }: VisitorRecord, lang: Lang): Profile => {
  if (!hasConsent(consents, "aiProfile")) return {};
  const trade = plan.trade?.value ?? "other";
  if (profile.industry || trade === "other") return profile;
  return { ...profile, industry: contentIn(lang).leadFields.businessType.choices[trade] };
};

const standardAdvice = ({ answers, result, lang }: Omit<Check, "address">): Advice => ({
  analysis: standardAnalysis(answers, result, contentIn(lang).analysis),
  source: "standard",
});

/** Finishes checks: stores the result, then asks for advice and stores that, too. */
export const createFinishCheck = (parts: Parts) => {
  const { store, analyst, analysisLimit, addressLimit, checkLeads, finishing, now } = parts;
  const underWay = new Map<string, Promise<Advice>>();

  /** A call refused by the address limit uses up nothing of the visitor's share. */
  const mayAsk = async (visitorId: string, address: string | null): Promise<boolean> =>
    (address === null || (await addressLimit.take(address)) === 0) &&
    (await analysisLimit.take(visitorId)) === 0;

  const ask = async (record: VisitorRecord, check: Check): Promise<Advice> => {
    const { answers, result, lang, address } = check;
    if (await mayAsk(record.userId, address))
      return analyst.advise({ answers, result, profile: profileForAi(record, lang), lang });
    return standardAdvice(check);
  };

  const advised = (record: VisitorRecord, check: Omit<Check, "address">, advice: Advice) => {
    const { analysis, source } = advice;
    const stored = { ...analysis, source, lang: check.lang, analysisDate: now() };
    return withAnalysis(record, check.answers, stored);
  };

  /** The visitor gets the advice even when it cannot be stored: the finished check itself is on disk already. */
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

  /** Simultaneous requests of one visitor for the same advice share one call. */
  const adviceFor = (record: VisitorRecord, check: Check): Promise<Advice> => {
    const key = JSON.stringify([
      record.userId,
      check.lang,
      check.answers,
      profileForAi(record, check.lang),
    ]);
    const advice =
      underWay.get(key) ?? adviseAndKeep(record, check).finally(() => underWay.delete(key));
    underWay.set(key, advice);
    return advice;
  };

  /**
   * Stores a finished check, and resolves to it with advice in `lang`: the AI's, kept for the same
   * answers, or the standard one over a limit or by the owner's choice. Throws ApiError 404;
   * rejects with StoreUnavailable when the result cannot be stored.
   */
  return async (access: Access, wanted: Finish): Promise<Finished> => {
    const { answers, lang, address, person = NOBODY, isCounted = true } = wanted;
    const result = quizResult(answers);
    const check = { answers, result, lang, address };
    const isAiAsked = ({ consents }: VisitorRecord) =>
      allowsAi(consents) && analyst.isAskedAbout(result);
    // Advice that needs no call is stored with the result: each write waits for the disk.
    const finished = (known: VisitorRecord) => {
      const record = withAttempt(known, answers, result, now(), storedWording);
      if (isAiAsked(known)) return record;
      // What the AI wrote of the same answers before gives way to what its owner chose since.
      const open = allowsAi(known.consents) ? record : { ...record, aiAnalysis: null };
      return advised(open, check, standardAdvice(check));
    };
    const counting = {
      update: (id: string, change: Change<VisitorRecord>) => finishing(id, change, lang),
    };
    const record = await updateOwned(isCounted ? counting : store, access, finished);
    await checkLeads.save(record, person);
    const atOnce = isAiAsked(record) ? null : standardAdvice(check);
    const advice = keptAdvice(record, lang) ?? atOnce ?? (await adviceFor(record, check));
    return { result, ...advice };
  };
};
