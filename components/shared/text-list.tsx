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
