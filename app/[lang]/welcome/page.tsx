import type { Metadata } from "next";
import { WelcomePage } from "@/components/leads/welcome/welcome-page";
import { contentIn } from "@/lib/content";
import { welcomePageIn } from "@/lib/content/slices/onboarding-words";
import { currentLang } from "@/lib/server/site/current-lang";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = contentIn(await currentLang()).welcome;
  return { title, description, robots: { index: false } };
}

/** The same page for everybody: the data it shows is on the visitor's device. */
export default async function Page() {
  const lang = await currentLang();
  return <WelcomePage lang={lang} words={welcomePageIn(lang)} />;
}
