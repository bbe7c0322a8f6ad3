import type { CompleteAnswers } from "./answers";

/** The answers of the fictional shop in "Watch Demo". */
// prettier-ignore
export const SAMPLE_ANSWERS: CompleteAnswers = {
  b1: "no", b2: "maybe", b3: "yes", b4: "yes", b5: "maybe",
  g1: "no", g2: "no", g3: "yes", g4: "maybe", g5: "no",
  o1: "yes", o2: "yes", o3: "maybe", o4: "no", o5: "yes",
};
