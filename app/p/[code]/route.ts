import { pathIn } from "@/lib/domain/core/languages";
import { deskPartners } from "@/lib/server/wiring/desk";

/** Whether the first of our languages that a browser accepts is Hindi. */
const wantsHindi = (accepted: string | null): boolean =>
  /\b(?:hi|en)\b/i.exec(accepted ?? "")?.[0].toLowerCase() === "hi";

/** A partner's link, which leads to the check with the partner as the source; without one where there is no such partner. */
export async function GET({ headers }: Request, { params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const isKnown = await deskPartners().isKnown(code);
  const lang = wantsHindi(headers.get("accept-language")) ? "hi" : "en";
  const Location = pathIn(lang, `/health-check${isKnown ? `?utm_source=${code}` : ""}`);
  return new Response(null, {
    status: 302,
    headers: {
      Location,
      "Cache-Control": "no-store",
      Vary: "Accept-Language",
      "X-Robots-Tag": "noindex",
    },
  });
}
