import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";

/** The stored data, item by item: purpose, duration, and recipients. */
export function DataItems({ lang }: { lang: Lang }) {
  const { items, labels } = contentIn(lang).privacy;
  return (
    <ul className="data-items">
      {Object.entries(items).map(([id, { what, ...facts }]) => (
        <li key={id}>
          <h3>{what}</h3>
          <dl>
            {(Object.keys(labels) as (keyof typeof labels)[]).map((label) => (
              <div key={label}>
                <dt>{labels[label]}</dt>
                <dd>{facts[label]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
