import type { RefObject } from "react";
import type { CallWords } from "@/lib/content/slices/call-words";
import type { Lang } from "@/lib/domain/core/languages";
import { useFreeTimes, WhenField } from "./when-field";

export { CallReceipt } from "./call-receipt";
export { chosenIn } from "./when-field";

type FreeTimesProps = { lang: Lang; words: CallWords; form: RefObject<HTMLFormElement | null> };

/** When to ring, in a form. */
export const FreeTimes = ({ lang, words, form }: FreeTimesProps) => (
  <WhenField {...{ lang, words }} times={useFreeTimes(form)} />
);
