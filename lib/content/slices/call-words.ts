import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";

/** The words of a call at a time, with that of the way into a calendar. */
export const callWordsIn = (lang: Lang) => {
  const { calls, plan } = contentIn(lang);
  const { request, ...words } = calls;
  return { ...words, calendar: plan.when.calendar };
};

export type CallWords = ReturnType<typeof callWordsIn>;

/** The words of the private page of a message, without those of its head. */
export const requestWordsIn = (lang: Lang) => {
  const { title, description, lead, ...page } = contentIn(lang).calls.request;
  return { ...callWordsIn(lang), page };
};

export type RequestWords = ReturnType<typeof requestWordsIn>;
