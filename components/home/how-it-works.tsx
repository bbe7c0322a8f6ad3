import type { HomeWords } from "@/lib/content/en/home";
import { WideSection } from "@/components/shared/wide-section";

/** Three steps, side by side on a wide screen. */
export function HowItWorks({ words }: { words: HomeWords["steps"] }) {
  return (
    <WideSection id="how" title={words.title}>
      <ol className="entries steps steps-across">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
