import type { AboutWords } from "@/lib/content/en/about";
import { LedgerSection } from "@/components/shared/ledger-section";

/** The steps of a complaint. */
export function ComplaintWay({ words }: { words: AboutWords["complain"] }) {
  return (
    <LedgerSection id="complain" title={words.title} lead={words.lead}>
      <ol className="entries steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </LedgerSection>
  );
}
