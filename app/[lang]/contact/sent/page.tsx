import { SentPage } from "@/components/leads/sent-page";
import { contentIn } from "@/lib/content";
import { currentLang } from "@/lib/server/site/current-lang";
import { unlistedMetadata } from "@/lib/server/site/metadata-here";

export const generateMetadata = unlistedMetadata(({ leads }) => leads.sentPage.contact);

export default async function MessageSentPage() {
  const lang = await currentLang();
  return <SentPage lang={lang} kind="contact" words={contentIn(lang).leads.sentPage} />;
}
