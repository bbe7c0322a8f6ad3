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
