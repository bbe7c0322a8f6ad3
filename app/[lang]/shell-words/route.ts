import { shellWordsIn } from "@/lib/content/slices/shell-words";
import { everyLang, wordsRoute } from "@/lib/server/http/words-route";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = everyLang;

/** The words of the account's menu, the newsletter's form and the welcome dialog in one language. */
export const GET = wordsRoute(shellWordsIn);
