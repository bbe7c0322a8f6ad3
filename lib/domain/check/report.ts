import { concernsOf } from "./answers";
import { fill } from "@/lib/domain/core/fill";
import { type Band, bandOf } from "./grades";
import { packageFor, type PackageId, type Prices } from "./packages";
import { planTexts } from "./plan-texts";
import { type Outcome } from "./quiz";
import { isWithoutConcern, weakestAreas } from "./scoring";
import { type QuestionId, type SectionId } from "./sections";
import { ownStep, type StepWords } from "./step-words";

/** The report's words, a slice of lib/content. Holes are named in braces. */
export type ReportWords = StepWords & {
  title: string;
  date: string; // {date}
  healthScore: string; // {score}
  grade: string; // {grade}
  priorityArea: string; // {area}
  levelAreas: string; // {area}
  noPriorityArea: string;
  recommendedPackage: string; // {package}
  soldAs: string; // {name}
  price: string; // {price}
  noPackageNeeded: string;
  sectionScores: string;
  sectionScore: string; // {title} {score} {total} {percentage}
  plan: string;
  planStep: string; // {step} {minutes} {done}
  keyFindings: Readonly<Record<"ai" | "standard", string>>;
  firstSteps: string;
  firstStep: string; // {question} {answer} {step}
  closing: string;
  bands: Readonly<Record<Band, string>>;
  areaTitles: Readonly<Record<SectionId, string>>;
  questions: Readonly<Record<QuestionId, string>>;
  answers: Readonly<Record<"yes" | "maybe", string>>;
  prices: Prices;
  /** What each package is for. */
  plain: Readonly<Record<PackageId, string>>;
};

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

const priorityLine = ({ result }: Outcome, words: ReportWords): string => {
  const weakest = weakestAreas(result).map(({ sectionId }) => words.areaTitles[sectionId]);
  if (weakest.length === 0) return words.noPriorityArea;
  const line = weakest.length > 1 ? words.levelAreas : words.priorityArea;
  return fill(line, { area: weakest.join(", ") });
};

const packageLines = ({ result }: Outcome, words: ReportWords): string[] => {
  const { recommendedPackage, sectionId } = result.recommendation;
  if (isWithoutConcern(result)) return [words.noPackageNeeded];
  const { id, name } = packageFor(sectionId);
  return [
    fill(words.recommendedPackage, { package: `${words.plain[id]} (${recommendedPackage})` }),
    fill(words.soldAs, { name }),
    fill(words.price, { price: words.prices[id].whole }),
  ];
};

/**
 * The text report: score, grade, priority area, plan, findings, section scores, package, and the free first step of
 * every other yes and maybe. No sentence is in it twice. `date` is read in local time.
 */
export const reportText = (outcome: Outcome, words: ReportWords, date: Date): string => {
  const { answers, result, analysis, source } = outcome;
  const plan = planTexts(outcome, words);
  const planned = plan.map(({ questionId }) => questionId);
  const others = concernsOf(answers).filter(({ questionId }) => !planned.includes(questionId));
  const findings = [...analysis.insights, ...analysis.keyFindings];
  const lines = [
    words.title,
    "=".repeat([...words.title].length),
    fill(words.date, { date: localDay(date) }),
    "",
    fill(words.healthScore, { score: result.healthScore }),
    fill(words.grade, { grade: result.grade }),
    words.bands[bandOf(result.healthScore)],
    priorityLine(outcome, words),
    ...packageLines(outcome, words),
    ...block(
      words.plan,
      plan.map(({ text, minutes, done }) => fill(words.planStep, { step: text, minutes, done })),
    ),
    ...block(words.keyFindings[source], [...new Set(findings)]),
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
    ...block(
      words.firstSteps,
      others.map((concern) =>
        fill(words.firstStep, {
          question: words.questions[concern.questionId],
          answer: words.answers[concern.answer],
          step: ownStep(concern, words).text,
        }),
      ),
    ),
    "",
    words.closing,
  ];
  return `${lines.join("\n")}\n`;
};
