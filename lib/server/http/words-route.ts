import { isLang, type Lang, LANGS } from "@/lib/domain/core/languages";

type Context = { params: Promise<{ lang: string }> };

/** The languages of a route of words, for `generateStaticParams`. */
export const everyLang = () => LANGS.map((lang) => ({ lang }));

/** A `GET` that answers with words in the language of its address, as JSON; 404 for one that we do not have. */
export const wordsRoute =
  (wordsIn: (lang: Lang) => unknown) =>
  async (_request: Request, { params }: Context): Promise<Response> => {
    const { lang } = await params;
    return isLang(lang) ? Response.json(wordsIn(lang)) : new Response(null, { status: 404 });
  };
