import type { ReactNode } from "react";

type FactListProps = { facts: ReadonlyArray<{ label: string; fact: ReactNode }> };

/** Facts as ruled entries: a label and its value. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="border-y border-ink">
      {facts.map(({ label, fact }) => (
        <div key={label} className="border-t border-rule py-3 first:border-0 sm:flex sm:gap-6">
          <dt className="shrink-0 text-soft first-letter:uppercase sm:w-44">{label}</dt>
          <dd className="min-w-0 font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
