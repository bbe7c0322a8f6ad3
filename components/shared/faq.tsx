import type { ReactNode } from "react";
import type { FaqGroup, FaqItem } from "@/lib/content/slices/faq-in";
import { LedgerSection } from "./ledger-section";

type Entry = Pick<FaqItem, "question" | "answer" | "more">;

const Entries = ({ items }: { items: readonly Entry[] }) => (
  <div className="border-y border-ink">
    {items.map(({ question, answer, more }) => (
      <details key={question} className="entry">
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

type FaqProps = { words: { title: string; items: readonly Entry[] }; children?: ReactNode };

/** A few questions, ungrouped; `children` follow them. */
export function Faq({ words, children }: FaqProps) {
  return (
    <LedgerSection id="faq" title={words.title}>
      <Entries items={words.items} />
      {children}
    </LedgerSection>
  );
}

type GroupedFaqProps = { words: { title: string; lead: string }; groups: readonly FaqGroup[] };

/** Many questions, each group under its heading. */
export function GroupedFaq({ words, groups }: GroupedFaqProps) {
  return (
    <LedgerSection id="faq" title={words.title} lead={words.lead}>
      <div className="flex flex-col gap-10">
        {groups.map(({ id, title, items }) => (
          <div key={id}>
            <h3 className="mb-3">{title}</h3>
            <Entries items={items} />
          </div>
        ))}
      </div>
    </LedgerSection>
  );
}
