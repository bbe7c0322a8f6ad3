import { onboardingFormIn } from "@/lib/content/onboarding-words";
import { isLang, LANGS } from "@/lib/domain/languages";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

/** What Get Started says in one language, fetched with its code. */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  return isLang(lang) ? Response.json(onboardingFormIn(lang)) : new Response(null, { status: 404 });
}
