import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { newsletterFormIn } from "./lead-words";
import { welcomeWordsIn } from "./sign-in-words";

/** What every page may come to say around its content, and hardly one does: fetched when it is wanted. */
export const shellWordsIn = (lang: Lang) => ({
  menu: contentIn(lang).auth.menu,
  newsletter: newsletterFormIn(lang),
  welcome: welcomeWordsIn(lang),
});

export type ShellWords = ReturnType<typeof shellWordsIn>;
