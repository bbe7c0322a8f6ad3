import type { Metadata } from "next";
import { DataItems } from "@/components/law/data-items";
import { LawPage } from "@/components/law/law-page";
import { LawReach } from "@/components/law/law-reach";
import { JsonLd } from "@/components/site/json-ld";
import { lawLabelsIn, lawReachIn, lawTextsIn } from "@/lib/content/facts/law-text";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/privacy");

export default async function PrivacyPage() {
  const lang = await currentLang();
  const { privacy } = lawTextsIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/privacy")]} />
      <LawPage
        text={privacy}
        labels={lawLabelsIn(lang, "privacy")}
        below={{ data: <DataItems labels={privacy.labels} items={privacy.items} /> }}
      >
        <LawReach lang={lang} {...lawReachIn(lang)} related={["terms", "refund", "contact"]} />
      </LawPage>
    </>
  );
}
