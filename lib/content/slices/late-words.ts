import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { callWordsIn } from "./call-words";
import { checkWordsIn, resultEndWordsIn } from "./check-words";
import { payWordsIn } from "./pay-words";
import { planWordsIn } from "./plan-words";
import { shareWordsIn } from "./share-words";

/** Words around a page's content that few visitors see: fetched when needed. */
const shellWordsIn = (lang: Lang) => {
  const { menu, button, inApp, problems } = contentIn(lang).auth;
  return { menu, welcome: { button, inApp, problems } };
};

/** The words that a page fetches with the code that shows them, by the name under which /words/<name> serves them. */
export const LATE_WORDS = {
  check: checkWordsIn,
  calls: callWordsIn,
  end: resultEndWordsIn,
  keep: shareWordsIn,
  pay: payWordsIn,
  plan: planWordsIn,
  shell: shellWordsIn,
} as const;

export type LateWords = {
  [Slice in keyof typeof LATE_WORDS]: ReturnType<(typeof LATE_WORDS)[Slice]>;
};
