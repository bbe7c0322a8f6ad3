import { z } from "zod";
import { pathIn } from "@/lib/domain/core/languages";
import { handle } from "@/lib/server/http/route-handler";
import { deskPartners } from "@/lib/server/wiring/desk";

const params = z.object({ code: z.string() });

/** Whether the first of our languages that a browser accepts is Hindi. */
const wantsHindi = (accepted: string | null): boolean =>
  /\b(?:hi|en)\b/i.exec(accepted ?? "")?.[0].toLowerCase() === "hi";

/** A partner's link, which leads to the check with the partner as the source; without one where there is no such partner. */
export const GET = handle({ params, sessions: "none" }, async ({ params: { code }, headers }) => {
  const isKnown = await deskPartners().isKnown(code);
  const lang = wantsHindi(headers.get("accept-language")) ? "hi" : "en";
  const Location = pathIn(lang, `/health-check${isKnown ? `?utm_source=${code}` : ""}`);
  return new Response(null, {
    status: 302,
    headers: { Location, Vary: "Accept-Language", "X-Robots-Tag": "noindex" },
  });
});
