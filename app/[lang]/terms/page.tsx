import { LawPage } from "@/components/law/law-page";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/terms");

export default async function TermsPage() {
  const lang = await currentLang();
  const { names } = contentIn(lang).pages;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/terms")]} />
      <LawPage
        lang={lang}
        id="terms"
        below={{
          packages: (
            <a className="text-link mt-2" href={pathIn(lang, "/services")}>
              {names.services}
            </a>
          ),
          cancel: (
            <a className="text-link mt-2" href={pathIn(lang, "/refund")}>
              {names.refund}
            </a>
          ),
        }}
      />
    </>
  );
}
