import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { isLang, LANGS } from "@/lib/domain/core/languages";
import { pictureOf } from "@/lib/server/site/page-metadata";
import { pagePicture } from "@/lib/server/site/page-picture";

export const dynamic = "force-static";
export const dynamicParams = false;

type Params = { lang: string; page: string[] };

export const generateStaticParams = (): Params[] =>
  LANGS.flatMap((lang) => PUBLIC_PATHS.map((path) => ({ lang, page: pictureOf(path).split("/") })));

/** The shared picture of each public page in each language, drawn at build time. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { lang, page } = await params;
  const path = PUBLIC_PATHS.find((one) => pictureOf(one) === page.join("/"));
  if (!isLang(lang) || !path) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await pagePicture(lang, path)), {
    headers: { "content-type": "image/png" },
  });
}
