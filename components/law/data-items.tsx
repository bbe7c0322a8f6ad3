import type { PrivacyWords } from "@/lib/content/en/privacy";

type DataItemsProps = Pick<PrivacyWords, "labels" | "items">;

/** What is kept, item by item: why, how long, and who sees it. */
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
