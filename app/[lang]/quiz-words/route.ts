import { checkWordsIn } from "@/lib/content/slices/check-words";
import { everyLang, wordsRoute } from "@/lib/server/http/words-route";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = everyLang;

/** The check's words in one language, fetched when a visitor opens the check on a page that lacks them. */
export const GET = wordsRoute(checkWordsIn);
