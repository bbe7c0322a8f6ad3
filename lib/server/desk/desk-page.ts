import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";
import { ApiError } from "@/lib/server/core/api-error";
import { builtPage } from "./built-page";
import { markup } from "@/lib/server/http/html";
import { operatorIn } from "@/lib/server/auth/operator";
import { plainPage } from "@/lib/server/http/plain-page";

/** The page that asks to try again later, because Google cannot be asked who is signed in. */
const laterPage = (lang: Lang, { status, headers }: ApiError): Response => {
  const { title, text } = contentIn(lang).desk.later;
  return plainPage(
    status,
    { lang, title, body: markup`<p>${text}</p>` },
    { ...headers, "Cache-Control": "no-store" },
  );
};

/**
 * The desk's page for an operator; for others the page of an unknown address. Neither holds a lead: the page fetches
 * those, and each call checks the operator again.
 */
export const deskPage = async ({ headers }: Request, lang: Lang): Promise<Response> => {
  try {
    const operator = await operatorIn(headers.get("cookie"));
    return await builtPage(lang, operator ? "desk" : "missing");
  } catch (error) {
    if (error instanceof ApiError) return laterPage(lang, error);
    throw error;
  }
};
