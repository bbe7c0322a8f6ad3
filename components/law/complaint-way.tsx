import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";
import { StepsAcross } from "@/components/shared/steps-across";
import { WideSection } from "@/components/shared/wide-section";

/** The steps of a complaint. */
export function ComplaintWay({ lang }: { lang: Lang }) {
  const words = contentIn(lang).about.complain;
  return (
    <WideSection id="complain" title={words.title}>
      <StepsAcross items={words.steps} />
    </WideSection>
  );
}
