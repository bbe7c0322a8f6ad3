import type { ReactNode } from "react";
import type { FaqItem } from "@/lib/content/slices/faq-in";
import { LedgerSection } from "./ledger-section";

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
            <a
              className="flex min-h-11 items-center font-semibold text-red underline"
              href={more.href}
            >
              {more.label}
            </a>
          )}
        </p>
      </details>
    ))}
  </div>
);

type FaqProps = {
  words: { title: string; items: readonly Entry[] };
  /** Beside them, on a wide screen. */
  drawing?: ReactNode;
  children?: ReactNode;
};

/** A few questions; `children` follow them. */
export function Faq({ words: { title, items }, drawing, children }: FaqProps) {
  return (
    <LedgerSection id="faq" title={title} drawing={drawing}>
      <FaqEntries items={items} />
      {children}
    </LedgerSection>
  );
}
