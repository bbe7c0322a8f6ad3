import type { Metadata } from "next";
import { DataItems } from "@/components/sections/data-items";
import { LawPage } from "@/components/sections/law-page";
import { LawReach } from "@/components/sections/law-reach";
import { contentIn } from "@/lib/content";
import { lawLabelsIn, lawReachIn, lawTextsIn } from "@/lib/content/law-text";
import { currentLang } from "@/lib/server/current-lang";

export async function generateMetadata(): Promise<Metadata> {
  return contentIn(await currentLang()).privacy.meta;
}

export default async function PrivacyPage() {
  const lang = await currentLang();
  const { privacy } = lawTextsIn(lang);
  return (
    <LawPage
      text={privacy}
      labels={lawLabelsIn(lang, "privacy")}
      below={{ data: <DataItems labels={privacy.labels} items={privacy.items} /> }}
    >
      <LawReach lang={lang} {...lawReachIn(lang)} related={["terms", "refund", "contact"]} />
    </LawPage>
  );
}
