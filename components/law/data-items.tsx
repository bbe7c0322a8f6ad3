import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";

/** The stored data, item by item: purpose, duration, and recipients. */
export function DataItems({ lang }: { lang: Lang }) {
  const { items, labels } = contentIn(lang).privacy;
  return (
    <ul className="entries mt-6 *:py-4">
      {Object.entries(items).map(([id, { what, ...facts }]) => (
        <li key={id}>
          <h3 className="text-[1.0625rem]">{what}</h3>
          <dl className="mt-2 grid gap-x-6 gap-y-2 text-base sm:grid-cols-3">
            {(Object.keys(labels) as (keyof typeof labels)[]).map((label) => (
              <div key={label}>
                <dt className="text-soft">{labels[label]}</dt>
                <dd>{facts[label]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
