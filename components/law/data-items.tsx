import type { PrivacyWords } from "@/lib/content/en/privacy";

type DataItemsProps = Pick<PrivacyWords, "labels" | "items">;

/** The stored data, item by item: purpose, duration, and recipients. */
export function DataItems({ labels, items }: DataItemsProps) {
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
