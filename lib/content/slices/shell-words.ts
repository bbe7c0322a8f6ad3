import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { newsletterFormIn } from "./lead-words";
import { welcomeWordsIn } from "./sign-in-words";

/** Words around a page's content that few visitors see: fetched when needed. */
export const shellWordsIn = (lang: Lang) => ({
  menu: contentIn(lang).auth.menu,
  newsletter: newsletterFormIn(lang),
  welcome: welcomeWordsIn(lang),
});
