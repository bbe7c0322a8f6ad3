import { useSyncExternalStore } from "react";
import { onOutboxChange } from "@/lib/browser/check/outbox";
import { readMemory } from "@/lib/browser/check/quiz-memory";
import { mayHaveComparisonLink } from "@/lib/browser/share/comparison-link-key";
import type { Lang } from "@/lib/domain/core/languages";
import { lazyPart } from "@/components/ui/lazy/lazy-part";
import { useLazyPart } from "@/components/ui/lazy/use-lazy-part";

const load = lazyPart(() => import("./comparison-offer"), "comparison");

const never = () => () => {};
const no = () => false;
const hasPair = () => readMemory()?.hasPair === true;

const KINDS = {
  offer: { subscribe: never, isDue: mayHaveComparisonLink, part: "ComparisonOffer" },
  note: { subscribe: onOutboxChange, isDue: hasPair, part: "ComparisonNote" },
} as const;

type ComparisonPlaceProps = {
  lang: Lang;
  kind: keyof typeof KINDS;
  /** Loads the code before it is shown, so that nothing moves when it comes. */
  isShown?: boolean;
};

/**
 * Where one's own result has something to do with another person's: the offer to compare, or a note that it is
 * compared. Few visitors have either, so its code is loaded only then; where it cannot be, there is nothing.
 */
export function ComparisonPlace({ lang, kind, isShown = true }: ComparisonPlaceProps) {
  const { subscribe, isDue, part } = KINDS[kind];
  const isWanted = useSyncExternalStore(subscribe, isDue, no);
  const loaded = useLazyPart(load, lang, isWanted);
  if (!isShown || !loaded) return null;
  const Part = loaded[part];
  return <Part lang={lang} words={loaded.words} />;
}
