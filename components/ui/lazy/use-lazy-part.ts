import { useEffect, useState } from "react";
import { untilGone } from "@/lib/browser/core/until-gone";
import type { Lang } from "@/lib/domain/core/languages";

/** A lazy part with its words, once they have come; null until then. It is loaded again when the network is back. */
export const useLazyPart = <Part>(
  load: (lang: Lang) => Promise<Part>,
  lang: Lang,
  isWanted = true,
): Part | null => {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let forget = () => {};
    const get = () => {
      forget();
      forget = untilGone(load(lang), setPart);
    };
    get();
    addEventListener("online", get);
    return () => {
      removeEventListener("online", get);
      forget();
    };
  }, [load, lang, isWanted]);
  return part;
};
