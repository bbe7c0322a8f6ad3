import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";
import { StepsAcross } from "@/components/shared/steps-across";
import { WideSection } from "@/components/shared/wide-section";

/** Three steps, side by side on a wide screen. */
export function HowItWorks({ lang }: { lang: Lang }) {
  const words = contentIn(lang).home.steps;
  return (
    <WideSection id="how" title={words.title}>
      <StepsAcross>
        {words.items.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepsAcross>
    </WideSection>
  );
}
