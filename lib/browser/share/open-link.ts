import { labelledAnalysisFrom } from "@/lib/browser/check/labelled-analysis";
import { call } from "@/lib/browser/core/api-call";
import { fieldsOf, type Unknowns } from "@/lib/browser/core/parse";
import { answersFrom, isComplete } from "@/lib/domain/check/answers";
import { TOOL_IDS } from "@/lib/domain/check/first-steps";
import { gradeOf } from "@/lib/domain/check/grades";
import type { PlanOutcome } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { priorityArea, type QuizResult, quizResult } from "@/lib/domain/check/scoring";
import { isQuestionId, QUESTION_IDS, SECTIONS } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";

/** What a private link shows. Times are epoch ms. */
export type OpenedLink = {
  completedAt: number;
  expiresAt: number;
  /** Without the answers, unless its owner shares them. */
  outcome: Outcome | PlanOutcome;
};

const listOf = (value: unknown): Unknowns[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const resultFrom = (value: unknown): QuizResult | null => {
  const { healthScore, sectionScores } = fieldsOf(value);
  const sent = listOf(sectionScores);
  const scores = SECTIONS.flatMap(({ id: sectionId, title, recommendedPackage }) => {
    const found = sent.find((one) => one["sectionId"] === sectionId);
    const { score, totalQuestions, percentage } = found ?? {};
    return typeof score === "number" &&
      typeof totalQuestions === "number" &&
      typeof percentage === "number"
      ? [{ sectionId, title, recommendedPackage, score, totalQuestions, percentage }]
      : [];
  });
  if (typeof healthScore !== "number" || scores.length < SECTIONS.length) return null;
  return {
    sectionScores: scores,
    recommendation: priorityArea(scores),
    totalResponses: QUESTION_IDS.length,
    healthScore,
    grade: gradeOf(healthScore),
  };
};

const planFrom = (value: unknown): PlanOutcome["plan"] =>
  listOf(value).flatMap(({ questionId, minutes, tool, text, done }) =>
    isQuestionId(questionId) &&
    typeof minutes === "number" &&
    typeof text === "string" &&
    typeof done === "string"
      ? [{ questionId, minutes, tool: TOOL_IDS.find((id) => id === tool) ?? null, text, done }]
      : [],
  );

const outcomeFrom = (fields: Unknowns): OpenedLink["outcome"] | null => {
  if (fields["scope"] === "plan") {
    const result = resultFrom(fields["result"]);
    return result && { result, plan: planFrom(fields["plan"]) };
  }
  const answers = answersFrom(fields["answers"]);
  const advice = labelledAnalysisFrom(fields["analysis"], fields["source"], fields["lang"]);
  if (!advice || !isComplete(answers)) return null;
  const { analysis, source } = advice;
  return { answers, result: quizResult(answers), analysis, source };
};

/** Asks for what a link shows, in a language. "missing": wrong, ended or switched off. */
export const openLink = (token: string, lang: Lang) =>
  call<OpenedLink>({
    method: "POST",
    path: "/api/links/open",
    body: { token, lang },
    parse: (value) => {
      const fields = fieldsOf(value);
      const { completedAt, expiresAt } = fields;
      const outcome = outcomeFrom(fields);
      return outcome && typeof completedAt === "number" && typeof expiresAt === "number"
        ? { completedAt, expiresAt, outcome }
        : null;
    },
  });
