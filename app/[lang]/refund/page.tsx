import { LawPage } from "@/components/law/law-page";
import { RefundTables } from "@/components/packages/refund-tables";
import { JsonLd } from "@/components/site/json-ld";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/refund");

export default async function RefundPage() {
  const lang = await currentLang();
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/refund")]} />
      <LawPage lang={lang} id="refund" below={{ stages: <RefundTables lang={lang} /> }} />
    </>
  );
}
