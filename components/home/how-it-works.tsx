import type { HomeWords } from "@/lib/content/en/home";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";

export function HowItWorks({ words }: { words: HomeWords["steps"] }) {
  return (
    <LedgerSection
      id="how"
      title={words.title}
      drawing={<Drawing name="phone" className="mt-6 hidden w-32 lg:block" />}
    >
      <ol className="entries steps">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </LedgerSection>
  );
}
