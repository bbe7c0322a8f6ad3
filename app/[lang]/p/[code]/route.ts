import { isLang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { isPartner } from "@/lib/server/desk/desk-lists";
import { deskPartners } from "@/lib/server/wiring/desk";

type Context = { params: Promise<{ lang: string; code: string }> };

/** A partner's link, which leads to the check with the partner as the source; without one where there is no such partner. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, code } = await params;
  const source = (await isPartner(deskPartners().read, code)) ? `?utm_source=${code}` : "";
  const Location = pathIn(isLang(lang) ? lang : LANGS[0], `/health-check${source}`);
  return new Response(null, {
    status: 302,
    headers: { Location, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}
