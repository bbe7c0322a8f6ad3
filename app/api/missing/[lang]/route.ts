import { isLang, LANGS } from "@/lib/domain/core/languages";
import { builtPage } from "@/lib/server/desk/built-page";
import { methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ lang: string }> };

/**
 * The page of an unknown address (next.config.ts). A route handler serves it, and not Next's pages, because one serves
 * /desk for visitors without access: so both answers have the same headers.
 */
export const GET = async (request: Request, context: Context): Promise<Response> => {
  const { lang } = await context.params;
  // Only the rewrite may reach it, not its address under /api.
  if (new URL(request.url).pathname.startsWith("/api/")) return notFoundRoute.GET(request, context);
  return builtPage(isLang(lang) ? lang : LANGS[0], "missing");
};

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods(notFoundRoute);
