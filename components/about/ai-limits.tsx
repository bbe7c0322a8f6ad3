import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";
import { WideSection } from "@/components/shared/wide-section";

/** What the AI does and what it does not, side by side. */
export function AiLimits({ lang }: { lang: Lang }) {
  const words = contentIn(lang).about.ai;
  return (
    <WideSection id="ai" title={words.title}>
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        {(["does", "doesNot"] as const).map((side) => (
          <div key={side} className="border-t border-ink pt-4">
            <h3>{words[side].title}</h3>
            <ul
              className={`mt-4 ${side === "does" ? "list-tick" : "list-en-dash flex flex-col gap-3"}`}
            >
              {words[side].points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </WideSection>
  );
}
