import { DataItems } from "@/components/law/data-items";
import { LawPage } from "@/components/law/law-page";
import { JsonLd } from "@/components/site/json-ld";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/privacy");

export default async function PrivacyPage() {
  const lang = await currentLang();
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/privacy")]} />
      <LawPage lang={lang} id="privacy" below={{ data: <DataItems lang={lang} /> }} />
    </>
  );
}
