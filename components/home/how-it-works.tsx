import type { HomeWords } from "@/lib/content/en/home";
import { StepsAcross } from "@/components/shared/steps-across";
import { WideSection } from "@/components/shared/wide-section";

/** Three steps, side by side on a wide screen. */
export function HowItWorks({ words }: { words: HomeWords["steps"] }) {
  return (
    <WideSection id="how" title={words.title}>
      <StepsAcross>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </StepsAcross>
    </WideSection>
  );
}
