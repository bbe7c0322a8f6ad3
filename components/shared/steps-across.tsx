/** Numbered steps as list items, beside each other where there is room. */
export const StepsAcross = ({ items }: { items: readonly string[] }) => (
  <ol className="entries steps lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-8 lg:border-0 lg:*:border-t lg:*:border-ink lg:*:p-0 lg:*:pt-17">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
);
