import { isLang, LANGS } from "@/lib/domain/core/languages";
import { deskPage } from "@/lib/server/desk/desk-page";
import { methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ lang: string }> };

/** Serves /desk and /hi/desk (next.config.ts): the desk's page for an operator, the 404's for anybody else. */
export const GET = async (request: Request, context: Context): Promise<Response> => {
  const { lang } = await context.params;
  // Only the rewrite may reach it, not its address under /api.
  if (new URL(request.url).pathname.startsWith("/api/")) return notFoundRoute.GET(request, context);
  return deskPage(request, isLang(lang) ? lang : LANGS[0]);
};

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods(notFoundRoute);
