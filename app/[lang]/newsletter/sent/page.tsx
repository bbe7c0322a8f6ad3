import { SentPage } from "@/components/leads/sent-page";
import { contentIn } from "@/lib/content";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

export const generateMetadata = unlistedMetadata(({ leads }) => leads.sentPage.newsletter);

export default async function NewsletterSentPage() {
  const lang = await currentLang();
  return <SentPage lang={lang} kind="newsletter" words={contentIn(lang).leads.sentPage} />;
}
