import { type Answer, isAnswer } from "@/lib/domain/check/answers";
import { isQuestionId, QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { type ComparedQuestion, VIEWS } from "@/lib/domain/share/comparison";
import { call, noContent, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";

/** One of two compared checks; its time in epoch ms. */
export type ComparedCheck = { completedAt: number; healthScore: number; grade: string };

export type Comparison = {
  /** When it ends by itself, epoch ms. */
  endsAt: number;
  mine: ComparedCheck;
  theirs: ComparedCheck;
  /** All 15 questions in the order of asking. */
  questions: ComparedQuestion[];
  points: QuestionId[];
};

/** This visitor's comparison: none, one that is over, or the two checks. */
export type ComparisonState = "none" | "ended" | Comparison;

const pathOf = (id: string) => `/api/visitors/${id}/pair`;

const checkFrom = (value: unknown): ComparedCheck | null => {
  const { completedAt, healthScore, grade } = fieldsOf(value);
  return typeof completedAt === "number" &&
    typeof healthScore === "number" &&
    typeof grade === "string"
    ? { completedAt, healthScore, grade }
    : null;
};

const questionFrom = (value: unknown): ComparedQuestion[] => {
  const fields = fieldsOf(value);
  const { questionId, mine, theirs } = fields;
  const view = VIEWS.find((one) => one === fields["view"]);
  const isOurs = isQuestionId(questionId) && isAnswer(mine) && isAnswer(theirs);
  return isOurs && view ? [{ questionId, mine: mine as Answer, theirs, view }] : [];
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Parses the server's state; null when it is not one of ours. */
export const comparisonStateFrom = (value: unknown): ComparisonState | null => {
  const fields = fieldsOf(value);
  const { state, endsAt } = fields;
  if (state === "none" || state === "ended") return state;
  const mine = checkFrom(fields["mine"]);
  const theirs = checkFrom(fields["theirs"]);
  const questions = listOf(fields["questions"]).flatMap(questionFrom);
  const points = listOf(fields["points"]).filter(isQuestionId);
  const isWhole = typeof endsAt === "number" && questions.length === QUESTION_IDS.length;
  return isWhole && mine && theirs ? { endsAt, mine, theirs, questions, points } : null;
};

/** The visitor's comparison; "missing" for a record that this browser may not open. */
export const readComparison = (id: string): Promise<Reply<ComparisonState>> =>
  call({ method: "GET", path: pathOf(id), parse: comparisonStateFrom });

/**
 * Compares the visitor's last check with the one behind a private link. "missing": the link does not work; "conflict"
 * with the code `own`, `no_check`, `paired` or `taken`.
 */
export const joinComparison = (id: string, token: string): Promise<Reply<ComparisonState>> =>
  call({ method: "PUT", path: pathOf(id), body: { token }, parse: comparisonStateFrom });

/** Ends the visitor's comparison, or takes note of its end. */
export const endComparison = (id: string): Promise<Reply<true>> =>
  call({ method: "DELETE", path: pathOf(id), parse: noContent });
