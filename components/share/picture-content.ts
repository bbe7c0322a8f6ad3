import type { CheckWords } from "@/lib/content/slices/check-words";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import { fill } from "@/lib/domain/core/fill";
import { bandOf } from "@/lib/domain/check/grades";
import { planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { weakestAreas } from "@/lib/domain/check/scoring";
import { sentenceCase } from "@/lib/domain/core/sentence-case";

/** What the picture of a result says, without anything that names its owner or an answer. */
export const pictureContent = (
  words: KeepPanelWords["picture"],
  check: CheckWords,
  outcome: Outcome,
) => {
  const { result } = outcome;
  const { areas } = check.result;
  const { firstSteps, health } = check.quiz.results;
  const weakest = weakestAreas(result);
  const mark = weakest.length === 1 ? areas.first : areas.level;
  return {
    title: check.report.title,
    score: result.healthScore,
    scoreLabel: health.score,
    gradeLabel: health.grade,
    grade: result.grade,
    isGood: result.healthScore >= 60,
    band: check.bands[bandOf(result.healthScore)],
    legend: words.legend,
    areas: result.sectionScores.map((area) => {
      const left = area.totalQuestions - area.score;
      return {
        title: check.areaTitles[area.sectionId],
        points: fill(areas.points, { left, total: area.totalQuestions }),
        share: left / area.totalQuestions,
        mark: weakest.includes(area) ? mark : "",
      };
    }),
    plan: firstSteps.title,
    steps: planTexts(outcome, check).map(({ questionId, text }) => ({
      label: sentenceCase(check.result.topics[questionId]),
      text,
    })),
    healthy: words.healthy,
    foot: `${location.host} · ${check.quiz.name}`,
  };
};

export type PictureContent = ReturnType<typeof pictureContent>;
