import type { CompleteAnswers } from "./answers";

/** The answers of the made-up shop in "Watch Demo" and in the example of ninety days, on day 1. */
// prettier-ignore
export const SAMPLE_ANSWERS: CompleteAnswers = {
  b1: "no", b2: "maybe", b3: "no", b4: "maybe", b5: "no",
  g1: "maybe", g2: "maybe", g3: "maybe", g4: "yes", g5: "yes",
  o1: "yes", o2: "no", o3: "maybe", o4: "no", o5: "yes",
};
