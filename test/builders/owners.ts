import type { CompleteAnswers } from "@/lib/domain/check/answers";
import type { Profile } from "@/lib/domain/account/profile";
import { quizResult } from "@/lib/domain/check/scoring";

/** A shop with six concerns in all three areas, most of them in branding, and nine answers of "no". */
export const SHOP_ANSWERS: CompleteAnswers = {
  b1: "yes",
  b2: "no",
  b3: "yes",
  b4: "maybe",
  b5: "no",
  g1: "no",
  g2: "no",
  g3: "no",
  g4: "yes",
  g5: "no",
  o1: "maybe",
  o2: "no",
  o3: "no",
  o4: "no",
  o5: "maybe",
};

/** A finished check as the browser sends it in this language. */
export const shopCheck = (lang: "en" | "hi", profile: Profile = {}) => ({
  answers: SHOP_ANSWERS,
  result: quizResult(SHOP_ANSWERS),
  profile,
  lang,
});
