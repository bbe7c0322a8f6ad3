/** What came of asking the AI on one day in India. Nothing in it is about a person. */
export type AdviceDay = {
  day: string;
  /** Checks for which the AI was wanted. */
  asked: number;
  /** Those of them that got its advice. */
  given: number;
  /** Epoch ms; null: not on this day. */
  lastGivenAt: number | null;
};

/** So many checks without a single advice are no accident. */
const SILENT_FROM = 5;

/** Whether the AI fails for everybody, as far as these counts show. */
export const isSilent = ({ asked, given }: Pick<AdviceDay, "asked" | "given">): boolean =>
  given === 0 && asked >= SILENT_FROM;

/** A day with one more check. */
export const withCheck = (
  known: AdviceDay | null,
  day: string,
  isGiven: boolean,
  now: number,
): AdviceDay => {
  const { asked, given, lastGivenAt } = known ?? { asked: 0, given: 0, lastGivenAt: null };
  return {
    ...known,
    day,
    asked: asked + 1,
    given: given + Number(isGiven),
    lastGivenAt: isGiven ? now : lastGivenAt,
  };
};
