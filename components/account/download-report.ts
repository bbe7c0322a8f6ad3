import { dayIn } from "@/components/ui/date-format";
import { downloadText } from "@/lib/browser/core/download";
import type { FinishedCheck } from "@/lib/browser/account/my-record";
import type { LabelledAnalysis } from "@/lib/browser/check/labelled-analysis";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { Lang } from "@/lib/domain/core/languages";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportFileName, reportText, type ReportWords } from "@/lib/domain/check/report";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";

/**
 * A finished check with its analysis. Only the last check's is stored: an older check, or one analysed in the other
 * language, has the standard analysis, labelled as such.
 */
export const outcomeOf = (
  lang: Lang,
  words: FinishedCheckWords,
  { answers, result }: FinishedCheck,
  kept: LabelledAnalysis | null,
): Outcome => {
  if (kept?.lang === lang) return { answers, result, analysis: kept.analysis, source: kept.source };
  const analysis = standardAnalysis(answers, result, { ...words, ...words.analysis });
  return { answers, result, analysis, source: "standard" };
};

/** Downloads a check's text report, dated the day it was finished: epoch ms, today if unknown. */
export const downloadReport = (
  lang: Lang,
  words: ReportWords,
  outcome: Outcome,
  completedAt: number | null,
): void => {
  const date = completedAt === null ? new Date() : new Date(completedAt);
  const text = reportText(lang, outcome, words, dayIn(lang, date.getTime()));
  downloadText(reportFileName(date), text);
};
