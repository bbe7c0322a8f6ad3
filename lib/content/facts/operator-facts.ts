import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { type Fact, operator, type OperatorFact, PLACEHOLDER } from "./site";

type Facts = Readonly<Record<OperatorFact, string>>;

/**
 * The operator's facts in one language, to fill the texts with. A missing fact is a text in square brackets, which
 * `Gaps` marks on the page; no other text of these pages has square brackets.
 */
export const operatorFactsIn = (
  lang: Lang,
  known: Readonly<Record<OperatorFact, Fact>> = operator,
): Facts => {
  const { gap, facts } = contentIn(lang).operator;
  const shown = (id: OperatorFact): string => {
    const fact = known[id];
    if (fact === PLACEHOLDER) return fill(gap, { what: facts[id] });
    return typeof fact === "string" ? fact : fact[lang];
  };
  return Object.fromEntries(
    (Object.keys(known) as OperatorFact[]).map((id) => [id, shown(id)]),
  ) as Facts;
};
