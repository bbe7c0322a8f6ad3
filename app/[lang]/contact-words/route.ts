import { contactPageIn } from "@/lib/content/slices/contact-words";
import { everyLang, wordsRoute } from "@/lib/server/http/words-route";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = everyLang;

/** The contact page's words in one language, fetched with its code. */
export const GET = wordsRoute(contactPageIn);
