import { type Answer, ANSWERS, type CompleteAnswers, CONCERN_POINTS } from "./answers";
import { leadOf } from "./level-areas";
import { type QuestionId, type SectionId, SECTIONS } from "./sections";

/** Fewer owners than this say nothing reliable about a question. */
export const LEAST_OWNERS = 100;
/** A second check within so many days is a retest; after more days the business may be another. */
export const RETEST_DAYS = 30;
const RETEST_MS = RETEST_DAYS * 24 * 60 * 60_000;

/** An owner's finished checks of one version of the questions, oldest first; times in epoch ms. */
export type OwnerChecks = readonly { completedAt: number; answers: CompleteAnswers }[];

/** How the questions behave; shares are 0-1. */
export type ItemFigures = {
  items: {
    questionId: QuestionId;
    shares: Record<Answer, number>;
    /** The correlation with the rest of its area; null where one of both never varies. */
    itemRest: number | null;
    /** The share of retests with the same answer; null without a retest. */
    agreement: number | null;
  }[];
  /** Cronbach's alpha of each area; null where its scores never vary. */
  alphas: Record<SectionId, number | null>;
  /** The share of owners whose weakest area is level with another, and at most half a point behind one. */
  level: number;
  close: number;
  retests: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

const covariance = (xs: readonly number[], ys: readonly number[]): number => {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  return mean(xs.map((x, at) => (x - meanX) * (ys[at]! - meanY)));
};

/** Pearson's correlation of two columns of the same length, -1 to 1; null where one of both never varies. */
export const correlation = (xs: readonly number[], ys: readonly number[]): number | null => {
  const spread = Math.sqrt(covariance(xs, xs) * covariance(ys, ys));
  return spread === 0 ? null : covariance(xs, ys) / spread;
};

/** Cronbach's alpha of rows (owners) of at least two items each; null where the rows' sums never vary. */
export const cronbachAlpha = (rows: readonly (readonly number[])[]): number | null => {
  const sums = rows.map(sum);
  const spread = covariance(sums, sums);
  if (spread === 0) return null;
  const columns = rows[0]!.map((_, at) => rows.map((row) => row[at]!));
  const own = sum(columns.map((column) => covariance(column, column)));
  return (columns.length / (columns.length - 1)) * (1 - own / spread);
};

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.filter(holds).length / all.length;

/**
 * How many owners there are, and from 100 owners on the figures of their first checks; agreement is of their first with
 * their second check. Owners without a check do not count.
 */
export const itemFigures = (
  all: readonly OwnerChecks[],
): { n: number; figures: ItemFigures | null } => {
  const owners = all.filter((checks) => checks.length > 0);
  if (owners.length < LEAST_OWNERS) return { n: owners.length, figures: null };
  const sheets = owners.map(([first]) => first!.answers);
  const retests = owners.flatMap(([first, second]) =>
    second && second.completedAt - first!.completedAt <= RETEST_MS
      ? [{ before: first!.answers, after: second.answers }]
      : [],
  );
  const pointsOf = (sheet: CompleteAnswers, ids: readonly QuestionId[]) =>
    ids.map((id) => CONCERN_POINTS[sheet[id]]);
  const leads = sheets.map((sheet) =>
    leadOf(SECTIONS.map(({ questionIds }) => sum(pointsOf(sheet, questionIds)))),
  );
  const itemOf = (questionId: QuestionId, ids: readonly QuestionId[]) => {
    const rest = ids.filter((id) => id !== questionId);
    return {
      questionId,
      shares: Object.fromEntries(
        ANSWERS.map((answer) => [answer, shareOf(sheets, (sheet) => sheet[questionId] === answer)]),
      ) as Record<Answer, number>,
      itemRest: correlation(
        sheets.map((sheet) => CONCERN_POINTS[sheet[questionId]]),
        sheets.map((sheet) => sum(pointsOf(sheet, rest))),
      ),
      agreement:
        retests.length === 0
          ? null
          : shareOf(retests, ({ before, after }) => before[questionId] === after[questionId]),
    };
  };
  return {
    n: owners.length,
    figures: {
      items: SECTIONS.flatMap(({ questionIds }) =>
        questionIds.map((id) => itemOf(id, questionIds)),
      ),
      alphas: Object.fromEntries(
        SECTIONS.map(({ id, questionIds }) => [
          id,
          cronbachAlpha(sheets.map((sheet) => pointsOf(sheet, questionIds))),
        ]),
      ) as Record<SectionId, number | null>,
      level: shareOf(leads, (lead) => lead === 0),
      close: shareOf(leads, (lead) => lead <= CONCERN_POINTS.maybe),
      retests: retests.length,
    },
  };
};
