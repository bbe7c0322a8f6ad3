import { LATE_WORDS } from "@/lib/content/slices/late-words";
import { isLang, LANGS } from "@/lib/domain/core/languages";

export const dynamic = "force-static";
export const dynamicParams = false;

type Params = { lang: string; slice: string };

const isSlice = (name: string): name is keyof typeof LATE_WORDS => Object.hasOwn(LATE_WORDS, name);

export const generateStaticParams = (): Params[] =>
  LANGS.flatMap((lang) => Object.keys(LATE_WORDS).map((slice) => ({ lang, slice })));

/** Words of one language as JSON, loaded with the code that shows them (components/ui/lazy-part.ts). */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { lang, slice } = await params;
  return isLang(lang) && isSlice(slice)
    ? Response.json(LATE_WORDS[slice](lang))
    : new Response(null, { status: 404 });
}
