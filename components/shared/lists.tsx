import type { ReactNode } from "react";

type TextListProps = { items: readonly string[]; isNumbered?: boolean };

/** A plain list, numbered if its order matters. */
export function TextList({ items, isNumbered = false }: TextListProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List
      className={`mt-3 flex max-w-prose flex-col gap-2 pl-6 ${isNumbered ? "list-decimal" : "list-disc"}`}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

/** Facts as ruled entries: a label and its value. */
export const FactList = ({
  facts,
}: {
  facts: ReadonlyArray<{ label: string; fact: ReactNode }>;
}) => (
  <dl className="border-y border-ink">
    {facts.map(({ label, fact }) => (
      <div key={label} className="border-t border-rule py-3 first:border-0 sm:flex sm:gap-6">
        <dt className="shrink-0 text-soft first-letter:uppercase sm:w-44">{label}</dt>
        <dd className="min-w-0 font-semibold">{fact}</dd>
      </div>
    ))}
  </dl>
);

/** Numbered steps as list items, beside each other where there is room. */
export const StepsAcross = ({ items }: { items: readonly string[] }) => (
  <ol className="entries steps lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-8 lg:border-0 lg:*:border-t lg:*:border-ink lg:*:p-0 lg:*:pt-17">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
);
