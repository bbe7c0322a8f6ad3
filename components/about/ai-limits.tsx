import type { AboutWords } from "@/lib/content/en/about";
import { LedgerSection } from "@/components/shared/ledger-section";
import { TextList } from "@/components/shared/text-list";

/** What the AI does and what it does not, side by side. */
export function AiLimits({ words }: { words: AboutWords["ai"] }) {
  return (
    <LedgerSection id="ai" title={words.title}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {[words.does, words.doesNot].map(({ title, points }) => (
          <div key={title} className="border-t border-ink pt-3">
            <h3>{title}</h3>
            <TextList items={points} />
          </div>
        ))}
      </div>
    </LedgerSection>
  );
}
