import { type Answer } from "./answers";
import { QUESTION_IDS } from "./sections";

/** Equal answers to all questions within this time, in ms, may have been given without reading. */
export const HASTY_WITHIN_MS = 45_000;

/**
 * Whether a check's answers are worth another look: all are given, all are equal, and there was hardly time to read.
 * A version is the time of its answer in epoch ms. Pure.
 */
export const isHasty = (given: readonly { answer: Answer; version: number }[]): boolean => {
  const versions = given.map(({ version }) => version);
  return (
    given.length === QUESTION_IDS.length &&
    given.every(({ answer }) => answer === given[0]!.answer) &&
    Math.max(...versions) - Math.min(...versions) < HASTY_WITHIN_MS
  );
};
