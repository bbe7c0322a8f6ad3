import { concernsOf } from "./answers";
import { fill } from "@/lib/domain/core/fill";
import { type Band, bandOf } from "./grades";
import { inRupees, packageFor, priceOf } from "./packages";
import { type Outcome } from "./quiz";
import { isWithoutConcern } from "./scoring";
import { type QuestionId, type SectionId } from "./sections";

/** The report's words, a slice of lib/content. Holes are named in braces. */
export type ReportWords = {
  title: string;
  date: string; // {date}
  healthScore: string; // {score}
  grade: string; // {grade}
  priorityArea: string; // {area}
  noPriorityArea: string;
  recommendedPackage: string; // {package}
  soldAs: string; // {name}
  price: string; // {price}
  noPackageNeeded: string;
  sectionScores: string;
  sectionScore: string; // {title} {score} {total} {percentage}
  keyFindings: Readonly<Record<"ai" | "standard", string>>;
  nextSteps: string;
  firstSteps: string;
  firstStep: string; // {question} {answer} {step}
  closing: string;
  bands: Readonly<Record<Band, string>>;
  areaTitles: Readonly<Record<SectionId, string>>;
  questions: Readonly<Record<QuestionId, string>>;
  steps: Readonly<Record<QuestionId, string>>;
  answers: Readonly<Record<"yes" | "maybe", string>>;
};

/** The report has at most this many of the analysis's next steps. */
export const REPORT_NEXT_STEPS = 3;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The local calendar day, such as "2026-11-21". */
export const localDay = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");

/** The download's file name, with the visitor's local date and nothing personal. */
export const reportFileName = (date: Date): string => `bizgrow-health-check-${localDay(date)}.txt`;

const block = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : ["", heading, "-".repeat([...heading].length), ...lines.map((line) => `- ${line}`)];

/**
 * The text report: score, grade, priority area, package, price, section scores, key findings, up to three next steps,
 * and the free first step of every yes and maybe. `date` is read in local time.
 */
export const reportText = (outcome: Outcome, words: ReportWords, date: Date): string => {
  const { answers, result, analysis, source } = outcome;
  const top = result.recommendation;
  const isHealthy = isWithoutConcern(result);
  const lines = [
    words.title,
    "=".repeat([...words.title].length),
    fill(words.date, { date: localDay(date) }),
    "",
    fill(words.healthScore, { score: result.healthScore }),
    fill(words.grade, { grade: result.grade }),
    words.bands[bandOf(result.healthScore)],
    isHealthy
      ? words.noPriorityArea
      : fill(words.priorityArea, { area: words.areaTitles[top.sectionId] }),
    ...(isHealthy ? [words.noPackageNeeded] : []),
    fill(words.recommendedPackage, { package: top.recommendedPackage }),
    fill(words.soldAs, { name: packageFor(top.sectionId).name }),
    fill(words.price, { price: inRupees(priceOf(top.recommendedPackage)) }),
    ...block(
      words.sectionScores,
      result.sectionScores.map(({ sectionId, score, totalQuestions, percentage }) =>
        fill(words.sectionScore, {
          title: words.areaTitles[sectionId],
          score,
          total: totalQuestions,
          percentage,
        }),
      ),
    ),
    ...block(words.keyFindings[source], analysis.keyFindings),
    ...block(words.nextSteps, analysis.nextSteps.slice(0, REPORT_NEXT_STEPS)),
    ...block(
      words.firstSteps,
      concernsOf(answers).map(({ questionId, answer }) =>
        fill(words.firstStep, {
          question: words.questions[questionId],
          answer: words.answers[answer],
          step: words.steps[questionId],
        }),
      ),
    ),
    "",
    words.closing,
  ];
  return `${lines.join("\n")}\n`;
};
