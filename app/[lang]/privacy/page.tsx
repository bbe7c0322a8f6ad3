import type { Metadata } from "next";
import { DataItems } from "@/components/sections/data-items";
import { LawPage } from "@/components/sections/law-page";
import { LawReach } from "@/components/sections/law-reach";
import { JsonLd } from "@/components/site/json-ld";
import { lawLabelsIn, lawReachIn, lawTextsIn } from "@/lib/content/law-text";
import { currentLang } from "@/lib/server/current-lang";
import { pageMetadata } from "@/lib/server/page-metadata";
import { breadcrumbs } from "@/lib/server/structured-data";

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
