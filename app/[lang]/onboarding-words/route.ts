import { onboardingFormIn } from "@/lib/content/slices/onboarding-words";
import { everyLang, wordsRoute } from "@/lib/server/http/words-route";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = everyLang;

/** What Get Started says in one language, fetched with its code. */
export const GET = wordsRoute(onboardingFormIn);
