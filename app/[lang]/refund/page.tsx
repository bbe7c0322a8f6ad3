import type { Metadata } from "next";
import { LawPage } from "@/components/sections/law-page";
import { LawReach } from "@/components/sections/law-reach";
import { RefundTables } from "@/components/sections/refund-tables";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { lawLabelsIn, lawReachIn, lawTextsIn } from "@/lib/content/law-text";
import { fill } from "@/lib/domain/fill";
import { inRupees, PACKAGES } from "@/lib/domain/packages";
import { refundRupees } from "@/lib/domain/refunds";
import { currentLang } from "@/lib/server/current-lang";
import { pageMetadata } from "@/lib/server/page-metadata";
import { breadcrumbs } from "@/lib/server/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/refund");

export default async function RefundPage() {
  const lang = await currentLang();
  const { blocks } = contentIn(lang).services;
  const { refund } = lawTextsIn(lang);
  const { before, caption } = refund.stages;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/refund")]} />
      <LawPage
        text={refund}
        labels={lawLabelsIn(lang, "refund")}
        below={{
          stages: (
            <RefundTables
              words={refund.stages}
              packages={PACKAGES.map((pack) => ({
                id: pack.id,
                caption: fill(caption, { name: pack.name, price: inRupees(pack.priceRupees) }),
                rows: [before, ...blocks[pack.id].when.map(({ time }) => time)].map(
                  (stop, begunStages) => ({
                    stop,
                    back: inRupees(refundRupees(pack, begunStages)),
                  }),
                ),
              }))}
            />
          ),
        }}
      >
        <LawReach lang={lang} {...lawReachIn(lang)} related={["terms", "privacy", "contact"]} />
      </LawPage>
    </>
  );
}
