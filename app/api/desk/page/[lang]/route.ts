import { deskPage } from "@/lib/server/desk/desk-page";
import { isLang, LANGS } from "@/lib/domain/languages";

export const dynamic = "force-dynamic";

/** What /desk and /hi/desk are (next.config.ts): the desk's page to an operator, the 404's to anybody else. */
export const GET = async (
  request: Request,
  { params }: { params: Promise<{ lang: string }> },
): Promise<Response> => {
  const { lang } = await params;
  return deskPage(request, isLang(lang) ? lang : LANGS[0]);
};
