import type { StoredAttempt, VisitorRecord } from "@/lib/domain/account/record";
import {
  type Analysis,
  type AnalysisWords,
  type AnalysisSource,
  standardAnalysis,
} from "@/lib/domain/check/analysis";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { type PlanOutcome, planTexts } from "@/lib/domain/check/plan-texts";
import { allowsAi } from "@/lib/domain/core/consent";
import type { Lang } from "@/lib/domain/core/languages";
import type { ShareLink } from "./link";

type SharedCheck = {
  lang: Lang;
  /** When the check was finished and when the link ends, epoch ms. */
  completedAt: number;
  expiresAt: number;
} & PlanOutcome;

/** What a private link shows, in its words: never an id, a name, a contact or a line about the business. */
export type SharedResult = SharedCheck &
  (
    | { scope: "plan" }
    | { scope: "answers"; answers: CompleteAnswers; analysis: Analysis; source: AnalysisSource }
  );

/** The words that need a language's content. */
export type SharedWords = AnalysisWords;

/** Whether the AI never got the lines about the business: then nothing it wrote can name the shop or obey a line. */
const isWithoutProfile = ({ consents }: VisitorRecord): boolean =>
  consents.every(({ purpose }) => purpose !== "aiProfile");

/** The stored advice where it is about this check, in this language, and fit for others' eyes; else our own. */
const adviceFor = (
  record: VisitorRecord,
  { completedAt, answers, result }: StoredAttempt,
  lang: Lang,
  words: SharedWords,
): { analysis: Analysis; source: AnalysisSource } => {
  const { aiAnalysis: stored, consents, attempts } = record;
  const isOfThis = attempts.at(-1)?.completedAt === completedAt && stored?.lang === lang;
  if (stored?.source === "ai" && isOfThis && allowsAi(consents) && isWithoutProfile(record)) {
    const { source, lang: _, analysisDate, ...analysis } = stored;
    return { analysis, source };
  }
  return { analysis: standardAnalysis(answers, result, words), source: "standard" };
};

/**
 * What a link shows of a record's check, in `lang` (docs/product.md#private-links); null when the record no longer has
 * that check. The AI's words are used only where no line about the business was ever sent to it.
 */
export const sharedResultOf = (
  record: VisitorRecord,
  { scope, completedAt, endsAt }: ShareLink,
  lang: Lang,
  words: SharedWords,
): SharedResult | null => {
  const attempt = record.attempts.find((one) => one.completedAt === completedAt);
  if (!attempt) return null;
  const { answers, result } = attempt;
  const { analysis, source } = adviceFor(record, attempt, lang, words);
  const plan = planTexts({ answers, analysis, source }, words).map(({ answer, ...step }) => step);
  const check = { lang, completedAt, expiresAt: endsAt, result, plan };
  return scope === "plan" ? { scope, ...check } : { scope, ...check, answers, analysis, source };
};
