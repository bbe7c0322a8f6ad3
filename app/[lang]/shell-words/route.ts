import { shellWordsIn } from "@/lib/content/shell-words";
import { isLang, LANGS } from "@/lib/domain/languages";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** The words of the account's menu, the newsletter's form and the welcome dialog in one language. */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  return isLang(lang) ? Response.json(shellWordsIn(lang)) : new Response(null, { status: 404 });
}
