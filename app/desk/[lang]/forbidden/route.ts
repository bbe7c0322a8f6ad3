import { contentIn } from "@/lib/content";
import { isLang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { markup } from "@/lib/server/core/html";
import { plainPage } from "@/lib/server/http/plain-page";

type Context = { params: Promise<{ lang: string }> };

/** The page for somebody who is signed in and no operator. */
export const GET = async (_request: Request, context: Context): Promise<Response> => {
  const { lang: asked } = await context.params;
  const lang = isLang(asked) ? asked : LANGS[0];
  const { title, text, home } = contentIn(lang).desk.frame.forbidden;
  const body = markup`<p>${text}</p><p><a class="button" href="${pathIn(lang, "/")}">${home}</a></p>`;
  return plainPage(403, { lang, title, body }, { "Cache-Control": "no-store" });
};
