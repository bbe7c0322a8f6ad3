import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";

/** What the browser needs to say around the sign-in on its page; the rest of the page is there without a script. */
export const signInWordsIn = (lang: Lang) => {
  const { agree, button, inApp, panel, problems } = contentIn(lang).auth;
  return { agree, button, inApp, panel, problems };
};

/** The same for the welcome dialog, which may come on every page. */
export const welcomeWordsIn = (lang: Lang) => {
  const { agree, button, inApp, problems, welcome } = contentIn(lang).auth;
  return { agree, button, inApp, problems, welcome };
};
