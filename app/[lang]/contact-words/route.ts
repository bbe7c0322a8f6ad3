import { contactPageIn } from "@/lib/content/contact-words";
import { isLang, LANGS } from "@/lib/domain/languages";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** The contact page's words in one language, fetched with its code. */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  return isLang(lang) ? Response.json(contactPageIn(lang)) : new Response(null, { status: 404 });
}
