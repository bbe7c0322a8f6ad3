import { SentPage } from "@/components/leads/sent-page";
import { contentIn } from "@/lib/content";
import { currentLang, unlistedMetadata } from "@/lib/server/site/page-here";

export const generateMetadata = unlistedMetadata(({ leads }) => leads.sentPage.contact);

export default async function MessageSentPage() {
  const lang = await currentLang();
  return <SentPage lang={lang} kind="contact" words={contentIn(lang).leads.sentPage} />;
}
