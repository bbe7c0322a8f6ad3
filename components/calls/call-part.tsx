import { useState } from "react";
import type { CallWords } from "@/lib/content/slices/call-words";
import type { Lang } from "@/lib/domain/core/languages";
import { useFreeTimes } from "./use-free-times";
import { WhenField } from "./when-field";

export { CallReceipt } from "./call-receipt";
export { chosenIn } from "./when-field";

/** When to ring who has finished a check. */
export function FreeTimes({ lang, words }: { lang: Lang; words: CallWords }) {
  const [now] = useState(Date.now);
  return <WhenField {...{ lang, words, now }} times={useFreeTimes(true)} />;
}
