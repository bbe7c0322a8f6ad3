import { isLang, LANGS } from "@/lib/domain/core/languages";
import { deskPage } from "@/lib/server/desk/desk-page";
import { methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/not-found-route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ lang: string }> };

/** What /desk and /hi/desk are (next.config.ts): the desk's page to an operator, the 404's to anybody else. */
export const GET = async (request: Request, context: Context): Promise<Response> => {
  const { lang } = await context.params;
  // Its own address answers nobody.
  if (new URL(request.url).pathname.startsWith("/api/")) return notFoundRoute.GET(request, context);
  return deskPage(request, isLang(lang) ? lang : LANGS[0]);
};

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods(notFoundRoute);
