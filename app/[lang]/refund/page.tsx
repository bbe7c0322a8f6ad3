import type { Metadata } from "next";
import { LawPage } from "@/components/law/law-page";
import { LawReach } from "@/components/law/law-reach";
import { RefundTables } from "@/components/packages/refund-tables";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { lawLabelsIn, lawReachIn, lawTextsIn } from "@/lib/content/facts/law-text";
import { payableRupees, pricesIn } from "@/lib/content/facts/prices";
import { fill } from "@/lib/domain/core/fill";
import { inRupees, PACKAGES } from "@/lib/domain/check/packages";
import { refundRupees } from "@/lib/domain/check/refunds";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/refund");

export default async function RefundPage() {
  const lang = await currentLang();
  const { blocks } = contentIn(lang).services;
  const { refund } = lawTextsIn(lang);
  const { before, caption } = refund.stages;
  const prices = pricesIn(lang);
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
                caption: fill(caption, { name: pack.name, price: prices[pack.id].whole }),
                rows: [before, ...blocks[pack.id].when.map(({ time }) => time)].map(
                  (stop, begunStages) => ({
                    stop,
                    back: inRupees(refundRupees(pack, payableRupees(pack.id), begunStages)),
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
