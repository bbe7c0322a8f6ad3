import { isLang, LANGS } from "@/lib/domain/core/languages";
import { builtPage } from "@/lib/server/desk/built-page";
import { methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ lang: string }> };

/**
 * The page of an address that is not there (next.config.ts). A route handler answers it, and not Next's own way to
 * send pages, because /desk for a stranger is answered by one: so both have the same headers, to any request.
 */
export const GET = async (request: Request, context: Context): Promise<Response> => {
  const { lang } = await context.params;
  // Its own address answers nobody.
  if (new URL(request.url).pathname.startsWith("/api/")) return notFoundRoute.GET(request, context);
  return builtPage(isLang(lang) ? lang : LANGS[0], "missing");
};

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods(notFoundRoute);
