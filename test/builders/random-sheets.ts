import type { Answer, CompleteAnswers } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

/** How often an answer is yes, and how often maybe; the rest is no. */
export type Mix = { yes: number; maybe: number };

/** Mulberry32: the same numbers of 0 to 1 for the same seed, on every machine. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** `count` sheets with independent answers of a mix; a seed makes them the same each time. */
export function* randomSheets(count: number, mix: Mix, seed: number): Generator<CompleteAnswers> {
  const random = randomFrom(seed);
  const answer = (): Answer => {
    const drawn = random();
    return drawn < mix.yes ? "yes" : drawn < mix.yes + mix.maybe ? "maybe" : "no";
  };
  for (let n = 0; n < count; n++)
    yield Object.fromEntries(QUESTION_IDS.map((id) => [id, answer()])) as CompleteAnswers;
}
