import type { AboutWords } from "@/lib/content/en/about";
import { StepsAcross } from "@/components/shared/steps-across";
import { WideSection } from "@/components/shared/wide-section";

/** The steps of a complaint. */
export function ComplaintWay({ words }: { words: AboutWords["complain"] }) {
  return (
    <WideSection id="complain" title={words.title} lead={words.lead}>
      <StepsAcross>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepsAcross>
    </WideSection>
  );
}
