import type { ReactNode } from "react";
import type { FaqItem } from "@/lib/content/slices/faq-in";

type Entry = Pick<FaqItem, "question" | "answer" | "more">;

type FaqEntriesProps = { items: readonly Entry[]; isFirstOpen?: boolean };

/** Questions, each opening its answer. */
export const FaqEntries = ({ items, isFirstOpen = false }: FaqEntriesProps) => (
  <div className="border-y border-ink">
    {items.map(({ question, answer, more }, at) => (
      <details key={question} className="entry" open={isFirstOpen && at === 0}>
        <summary>{question}</summary>
        <p>
          {answer}
          {more && (
            <a className="text-link flex" href={more.href}>
              {more.label}
            </a>
          )}
        </p>
      </details>
    ))}
  </div>
);

type ContentsProps = {
  title: string;
  items: ReadonlyArray<{ href: string; text: string }>;
};

/** The parts of a long page: a list on a wide screen, one line that opens on a phone; not on paper. */
export function Contents({ title, items }: ContentsProps) {
  const list = (
    <ol className="list-decimal pl-8 text-base leading-snug">
      {items.map(({ href, text }) => (
        <li key={href}>
          <a className="block py-2.5 text-red underline" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="print:hidden" aria-label={title}>
      <details className="entry border-y border-ink lg:hidden">
        <summary>{title}</summary>
        {list}
      </details>
      <div className="max-lg:hidden">
        <p className="mb-1 font-semibold">{title}</p>
        {list}
      </div>
    </nav>
  );
}

/** A plain list. */
export const TextList = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-3 flex max-w-prose list-disc flex-col gap-2 pl-6">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

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
