import { type Answer, type CompleteAnswers, CONCERN_POINTS } from "@/lib/domain/check/answers";
import type { Grade } from "@/lib/domain/check/grades";
import { QUESTION_IDS, type QuestionId, sectionOf } from "@/lib/domain/check/sections";

/** How two people see one problem: each said yes or maybe; one of them said no; both said no. */
export const VIEWS = ["both", "differ", "neither"] as const;
export type View = (typeof VIEWS)[number];

export type ComparedQuestion = { questionId: QuestionId; mine: Answer; theirs: Answer; view: View };

/** One of the two compared checks, without a word about whose it is. */
export type ComparedCheck = { completedAt: number; healthScore: number; grade: Grade };

export const WHO = ["mine", "theirs", "both"] as const;
/** A step that two people agree: who takes it, and by which day ("2026-12-01"); null while that is open. */
export type AgreedStep = {
  questionId: QuestionId;
  who: (typeof WHO)[number] | null;
  dueOn: string | null;
};
/** `version` rises with each change by either of them. */
export type Agreement = { steps: AgreedStep[]; version: number };

/** Both checks question by question, in the order of asking; `endsAt` is when it ends by itself. Times are epoch ms. */
export type Comparison = {
  state: "paired";
  endsAt: number;
  mine: ComparedCheck;
  theirs: ComparedCheck;
  questions: ComparedQuestion[];
  /** The questions to agree a step on, at most three. */
  points: QuestionId[];
  agreement: Agreement;
};

/** The comparison as its caller sees it: none; one that the other side ended, or that is over; or both checks. */
export type ComparisonState = { state: "none" } | { state: "ended" } | Comparison;

/** So many steps two people agree at most. */
export const MAX_TALKING_POINTS = 3;

/** How two answers to one question compare (docs/product/records.md#comparison). */
export const viewOf = (mine: Answer, theirs: Answer): View => {
  if (mine === "no" && theirs === "no") return "neither";
  return mine === "no" || theirs === "no" ? "differ" : "both";
};

/** All 15 questions in the order of asking, each with both answers. */
export const comparedQuestions = (
  mine: CompleteAnswers,
  theirs: CompleteAnswers,
): ComparedQuestion[] =>
  QUESTION_IDS.map((questionId) => ({
    questionId,
    mine: mine[questionId],
    theirs: theirs[questionId],
    view: viewOf(mine[questionId], theirs[questionId]),
  }));

/** The two answers in one order, so that it does not matter who gave which; the most telling ones first. */
const TELLING = ["no yes", "yes yes", "maybe yes", "maybe no", "maybe maybe"];

const tellingOf = ({ mine, theirs }: ComparedQuestion): number =>
  TELLING.indexOf([mine, theirs].sort().join(" "));

/**
 * What two people should talk about, at most three questions (docs/product/records.md#comparison): first where one says yes and
 * the other no, then what both say yes to, then the less sure ones; never what is no problem for either. Within each of
 * these the area where both lost the most points together comes first, and on a tie the first question asked. The
 * result is the same for both of them.
 */
export const talkingPoints = (compared: readonly ComparedQuestion[]): QuestionId[] => {
  const weightOf = ({ questionId }: ComparedQuestion): number =>
    compared
      .filter((one) => sectionOf(one.questionId) === sectionOf(questionId))
      .reduce((sum, { mine, theirs }) => sum + CONCERN_POINTS[mine] + CONCERN_POINTS[theirs], 0);
  return compared
    .filter(({ view }) => view !== "neither")
    .sort((a, b) => tellingOf(a) - tellingOf(b) || weightOf(b) - weightOf(a))
    .slice(0, MAX_TALKING_POINTS)
    .map(({ questionId }) => questionId);
};
