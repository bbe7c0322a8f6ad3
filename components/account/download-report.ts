import { downloadText } from "@/lib/browser/core/download";
import type { FinishedCheck } from "@/lib/browser/account/my-record";
import type { LabelledAnalysis } from "@/lib/browser/check/labelled-analysis";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { Lang } from "@/lib/domain/core/languages";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportFileName, reportText } from "@/lib/domain/check/report";
import type { CheckWords } from "@/lib/content/slices/check-words";

/**
 * Downloads a check's text report, dated the day it was finished. Only the last check's analysis is stored:
 * an older check, or one analysed in the other language, comes with the standard analysis, labelled as such.
 */
export const downloadReport = (
  lang: Lang,
  words: CheckWords,
  { completedAt, answers, result }: FinishedCheck,
  kept: LabelledAnalysis | null,
): void => {
  const { analysis, source } =
    kept?.lang === lang
      ? kept
      : {
          analysis: standardAnalysis(answers, result, { ...words, ...words.analysis }),
          source: "standard" as const,
        };
  const outcome: Outcome = { answers, result, analysis, source };
  const { yes, maybe } = words.quiz.question.answers;
  const date = completedAt === null ? new Date() : new Date(completedAt);
  const text = reportText(outcome, { ...words.report, ...words, answers: { yes, maybe } }, date);
  downloadText(reportFileName(date), text);
};
