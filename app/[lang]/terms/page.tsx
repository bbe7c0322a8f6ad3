import type { Metadata } from "next";
import { LawPage } from "@/components/law/law-page";
import { LawReach } from "@/components/law/law-reach";
import { PackageScope } from "@/components/packages/package-scope";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { lawLabelsIn, lawReachIn, lawTextsIn } from "@/lib/content/facts/law-text";
import { pricesIn } from "@/lib/content/facts/prices";
import { pathIn } from "@/lib/domain/core/languages";
import { besidePrice, PACKAGES } from "@/lib/domain/check/packages";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/terms");

export default async function TermsPage() {
  const lang = await currentLang();
  const { law, packages, services } = contentIn(lang);
  const { terms } = lawTextsIn(lang);
  const prices = pricesIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/terms")]} />
      <LawPage
        text={terms}
        labels={lawLabelsIn(lang, "terms")}
        below={{
          packages: (
            <PackageScope
              words={terms.packages}
              packages={PACKAGES.map(({ id, name }) => ({
                id,
                name,
                price: `${prices[id].amount}, ${besidePrice(prices[id], packages.notes[id])}`,
                gets: services.blocks[id].gets,
                not: services.blocks[id].not,
              }))}
            />
          ),
          cancel: (
            <a
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-red underline"
              href={pathIn(lang, "/refund")}
            >
              {law.pages.refund}
            </a>
          ),
        }}
      >
        <LawReach lang={lang} {...lawReachIn(lang)} related={["refund", "privacy", "contact"]} />
      </LawPage>
    </>
  );
}
