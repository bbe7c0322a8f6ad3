import { isLang, LANGS } from "@/lib/domain/core/languages";
import { blogFeed } from "@/lib/server/site/blog-feed";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** The blog as RSS, one feed a language: /feed and /hi/feed. */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLang(lang)) return new Response(null, { status: 404 });
  return new Response(blogFeed(lang), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
