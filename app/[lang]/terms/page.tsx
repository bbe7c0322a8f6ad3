import { LawPage } from "@/components/law/law-page";
import { LawReach } from "@/components/law/law-reach";
import { PackageScope } from "@/components/packages/package-scope";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/terms");

export default async function TermsPage() {
  const lang = await currentLang();
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/terms")]} />
      <LawPage
        lang={lang}
        id="terms"
        below={{
          packages: <PackageScope lang={lang} />,
          cancel: (
            <a
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-red underline"
              href={pathIn(lang, "/refund")}
            >
              {contentIn(lang).law.pages.refund}
            </a>
          ),
        }}
      >
        <LawReach lang={lang} related={["refund", "privacy", "contact"]} />
      </LawPage>
    </>
  );
}
