import type { CheckWords } from "@/lib/content/slices/check-words";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import { planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { sentenceCase } from "@/lib/domain/core/sentence-case";

/** What the picture of a plan says: its steps, without the score and anything that names its owner or an answer. */
export const pictureContent = (
  words: KeepPanelWords["picture"],
  check: CheckWords,
  outcome: Outcome,
) => ({
  title: check.report.title,
  plan: check.quiz.results.firstSteps.title,
  steps: planTexts(outcome, check).map(({ questionId, text, done }) => ({
    label: sentenceCase(check.result.topics[questionId]),
    text: `${text} ${check.result.plan.done} ${done}`,
  })),
  healthy: words.healthy,
  foot: `${location.host} · ${check.quiz.name}`,
});

export type PictureContent = ReturnType<typeof pictureContent>;
