import { LawPage } from "@/components/law/law-page";
import { JsonLd } from "@/components/site/json-ld";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";
import { contentIn } from "@/lib/content";
import type { DataItem } from "@/lib/content/en/privacy";
import type { Lang } from "@/lib/domain/core/languages";

/** The stored data, item by item: purpose, duration, and recipients besides us. */
function DataItems({ lang }: { lang: Lang }) {
  const { items, labels } = contentIn(lang).privacy;
  const labelled = Object.keys(labels) as (keyof typeof labels)[];
  return (
    <ul className="entries mt-6 *:py-4">
      {Object.entries<DataItem>(items).map(([id, item]) => (
        <li key={id}>
          <h3 className="text-[1.0625rem]">{item.what}</h3>
          <dl className="mt-2 grid gap-x-6 gap-y-2 text-base sm:grid-cols-3">
            {labelled
              .filter((label) => item[label])
              .map((label) => (
                <div key={label}>
                  <dt className="text-soft">{labels[label]}</dt>
                  <dd>{item[label]}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

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
