import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";

/** The words of /auth that its scripts need. */
export const signInWordsIn = (lang: Lang) => {
  const { agree, button, inApp, panel, problems } = contentIn(lang).auth;
  return { agree, button, inApp, panel, problems };
};

/** The words of the sign-in in the welcome dialog. */
export const welcomeWordsIn = (lang: Lang) => {
  const { button, inApp, problems } = contentIn(lang).auth;
  return { button, inApp, problems };
};
