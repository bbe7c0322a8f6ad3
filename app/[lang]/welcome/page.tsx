import { WelcomePage } from "@/components/leads/welcome/welcome-page";
import { welcomePageIn } from "@/lib/content/slices/onboarding-words";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

export const generateMetadata = unlistedMetadata(({ welcome }) => welcome);

/** The same page for everybody: the data it shows is on the visitor's device. */
export default async function Page() {
  const lang = await currentLang();
  return <WelcomePage lang={lang} words={welcomePageIn(lang)} />;
}
