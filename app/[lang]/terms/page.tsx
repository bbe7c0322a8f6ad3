import { LawPage } from "@/components/law/law-page";
import { LawReach } from "@/components/law/law-reach";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/terms");

export default async function TermsPage() {
  const lang = await currentLang();
  const { law, pages } = contentIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/terms")]} />
      <LawPage
        lang={lang}
        id="terms"
        below={{
          packages: (
            <a className="text-link mt-2" href={pathIn(lang, "/services")}>
              {pages.names.services}
            </a>
          ),
          cancel: (
            <a className="text-link mt-2" href={pathIn(lang, "/refund")}>
              {law.pages.refund}
            </a>
          ),
        }}
      >
        <LawReach lang={lang} related={["refund", "privacy", "contact"]} />
      </LawPage>
    </>
  );
}
