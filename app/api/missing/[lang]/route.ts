import { isLang, LANGS } from "@/lib/domain/core/languages";
import { missingPage, notFoundRoute } from "@/lib/server/http/missing-page";
import { methods } from "@/lib/server/http/route-handler";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ lang: string }> };

/** The page of an unknown address (next.config.ts), with the status that Next's prerendered pages cannot have. */
export const GET = async (request: Request, context: Context): Promise<Response> => {
  const { lang } = await context.params;
  // Only the rewrite may reach it, not its address under /api.
  if (new URL(request.url).pathname.startsWith("/api/")) return notFoundRoute.GET(request, context);
  return missingPage(isLang(lang) ? lang : LANGS[0]);
};

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods(notFoundRoute);
