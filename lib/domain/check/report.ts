import { type BecauseWords, becauseOf, remarksOf } from "./remarks";
import type { AnalysisWords } from "./analysis";
import { fill, sentenceCase } from "@/lib/domain/core/fill";
import { localDay } from "@/lib/domain/core/indian-day";
import { planTime } from "./first-steps";
import { type Band, bandOf } from "./grades";
import { offeredPackage, withoutOffer } from "./offered-package";
import { type PackageTable, twoNames } from "./packages";
import { planOf } from "./plan";
import { type PlanText, planTexts, whysOf } from "./plan-texts";
import { type PriorityWords, priorityText } from "./priority-text";
import { type Outcome } from "./quiz";
import { pointsLeft } from "./scoring";
import { type SectionId } from "./sections";
import { type StepWords } from "./step-words";

/** Words of the check that the report is made of, and its own title and last line; holes are named in braces. */
export type ReportWords = StepWords & {
  report: Readonly<Record<"title" | "file" | "closing", string>>;
  quiz: {
    results: {
      health: Readonly<Record<"score" | "outOf" | "grade", string>>; // {score}
      priority: PriorityWords & { title: string };
      firstSteps: { title: string };
      analysis: Readonly<Record<"title" | "ai" | "aiNote", string>>;
      offer: Readonly<Record<"healthy" | "none" | "recommended", string>>;
    };
  };
  planMessage: Readonly<Record<"title" | "step" | "open", string>>;
  result: BecauseWords & {
    plan: Readonly<Record<"minutes" | "done" | "why", string>>;
    sheet: Readonly<Record<"date" | "by" | "done", string>>;
  };
  analysis: Pick<AnalysisWords, "timeline">;
  bands: Readonly<Record<Band, string>>;
  areaTitles: Readonly<Record<SectionId, string>>;
  packages: PackageTable;
};

/** The download's file name, with the visitor's local date and nothing personal. */
export const reportFileName = ({ report }: Pick<ReportWords, "report">, date: Date): string =>
  `${fill(report.file, { date: localDay(date) })}.txt`;

const block = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", heading, "-".repeat([...heading].length), ...lines];

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

/** A day of the plan (epoch ms) in words. */
type DayText = (at: number) => string;

/** Whether a step is done, else the day chosen for it; empty where neither was noted. */
export const noteText = (
  { dueAt, doneAt }: Pick<PlanText, "dueAt" | "doneAt">,
  { by, done }: ReportWords["result"]["sheet"],
  dayOf: DayText,
): string => {
  if (doneAt !== null) return `☑ ${done}`;
  return dueAt === null ? "" : `${by}: ${dayOf(dueAt)}`;
};

const stepLine = (
  step: PlanText,
  at: number,
  { planMessage, result: { plan, sheet, topics } }: ReportWords,
  dayOf: DayText,
): string => {
  const { questionId, minutes, text, done } = step;
  const line = fill(planMessage.step, {
    n: at + 1,
    topic: sentenceCase(topics[questionId]),
    minutes: fill(plan.minutes, { n: minutes }),
    step: text,
    done: plan.done,
    end: done,
  });
  return [line, noteText(step, sheet, dayOf)].filter(Boolean).join(" ");
};

/** The plan for a chat, without score and answers. `link`: its private link and its end. */
export const planMessage = (
  steps: readonly PlanText[],
  words: ReportWords,
  dayOf: DayText,
  link: { url: string; date: string } | null,
): string => {
  const { title, open } = words.planMessage;
  const lines = steps.map((step, at) => stepLine(step, at, words, dayOf));
  return [title, ...lines, ...(link ? [fill(open, link)] : [])].join("\n\n");
};

const packageLines = ({ answers, result }: Outcome, words: ReportWords): string[] => {
  const { offer } = words.quiz.results;
  const offered = offeredPackage(result, planOf(answers)[0]?.questionId);
  if (!offered) return [withoutOffer(result, offer)];
  const { pack, name } = offered;
  const { plain, price } = words.packages[pack.id]!;
  return [`${offer.recommended}: ${twoNames(plain, name)}, ${price.whole}`];
};

/** The text report, each sentence once. `date` is the day of the check in words. */
export const reportText = (
  dayOf: DayText,
  outcome: Outcome,
  words: ReportWords,
  date: string,
): string => {
  const { answers, result } = outcome;
  const { health, priority, firstSteps, analysis: text } = words.quiz.results;
  const plan = planTexts(outcome, words);
  const whys = whysOf(plan, outcome);
  const lines = [
    words.report.title,
    "=".repeat([...words.report.title].length),
    `${words.result.sheet.date}: ${date}`,
    "",
    `${health.score}: ${fill(health.outOf, { score: result.healthScore })}`,
    `${health.grade}: ${result.grade}`,
    words.bands[bandOf(result.healthScore)],
    priorityText(result, priority, words.areaTitles),
    ...packageLines(outcome, words),
    ...block(firstSteps.title, [
      ...plan.flatMap((step, at) => {
        const line = stepLine(step, at, words, dayOf);
        return whys[at] ? [line, `${words.result.plan.why} ${whys[at]}`] : [line];
      }),
      ...(plan.length > 1 ? [planTime(plan, words.analysis.timeline)] : []),
    ]),
    ...block(
      `${text.title} (${text.ai})`,
      listed(
        remarksOf(outcome).map((remark) =>
          [remark.text, ...becauseOf(remark, answers, words.result)].join(" "),
        ),
      ),
    ),
    ...block(
      priority.title,
      listed(
        result.sectionScores.map(
          (section) => `${words.areaTitles[section.sectionId]}: ${pointsLeft(section)}`,
        ),
      ),
    ),
    "",
    words.report.closing,
  ];
  return `${lines.join("\n")}\n`;
};
