import type { Metadata } from "next";
import { SentPage } from "@/components/leads/sent-page";
import { contentIn } from "@/lib/content";
import { currentLang } from "@/lib/server/site/current-lang";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = contentIn(await currentLang()).leads.sentPage.newsletter;
  return { title, description, robots: { index: false } };
}

export default async function NewsletterSentPage() {
  const lang = await currentLang();
  return <SentPage lang={lang} kind="newsletter" words={contentIn(lang).leads.sentPage} />;
}
