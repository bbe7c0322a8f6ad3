import { LawPage } from "@/components/law/law-page";
import { JsonLd } from "@/components/site/json-ld";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";
import { Table } from "@/components/ui/table";
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { packageTableIn, payableRupees } from "@/lib/content/facts/prices";
import { refundRupees } from "@/lib/domain/check/refunds";
import { fill, inRupees } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";

/** The refund at each stage of each package, in rupees. */
function RefundTables({ lang }: { lang: Lang }) {
  const { refund } = contentIn(lang);
  const { back, before, caption, stop } = refund.stages;
  const table = packageTableIn(lang);
  return site.packages.map((pack) => (
    <Table
      key={pack.id}
      kind="entries"
      caption={fill(caption, { name: pack.name, price: table[pack.id]!.price.whole })}
      head={[stop, back]}
      rows={[before, ...pack.words[lang].when.map(({ time }) => time)].map(
        (title, begunStages) => ({
          key: title,
          title,
          cells: [inRupees(refundRupees(pack, payableRupees(pack), begunStages))],
        }),
      )}
      classes={{
        box: "mt-6 max-w-prose",
        table: "[&_td]:font-semibold",
        caption: "pb-2 text-left font-bold",
        head: "text-base",
      }}
    />
  ));
}

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
