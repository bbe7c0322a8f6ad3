import type { HomeWords } from "@/lib/content/en/home";
import { LedgerSection } from "./ledger-section";

export function Faq({ words }: { words: HomeWords["faq"] }) {
  return (
    <LedgerSection id="faq" title={words.title}>
      <div className="border-y border-ink">
        {words.items.map(({ question, answer }) => (
          <details key={question} className="entry">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </LedgerSection>
  );
}
