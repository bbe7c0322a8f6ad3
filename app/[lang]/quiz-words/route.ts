import { checkWordsIn } from "@/lib/content/check-words";
import { isLang, LANGS } from "@/lib/domain/languages";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** The check's words in one language, fetched when a visitor opens the check on a page that lacks them. */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  return isLang(lang) ? Response.json(checkWordsIn(lang)) : new Response(null, { status: 404 });
}
