import { useEffect, useState } from "react";
import { untilGone } from "@/lib/browser/core/timing";
import type { LateWords } from "@/lib/content/slices/late-words";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

const loaded = new Map<string, Promise<unknown>>();

/** Loads a value once for each key; after a failure the next call loads it again. */
const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
  const known = loaded.get(key) as Promise<T> | undefined;
  const asked =
    known ??
    load().catch((error: unknown) => {
      loaded.delete(key);
      throw error;
    });
  loaded.set(key, asked);
  return asked;
};

const fetchWords = <Slice extends keyof LateWords>(slice: Slice, lang: Lang) => {
  const path = pathIn(lang, `/words/${slice}`);
  return once(path, async () => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as LateWords[Slice];
  });
};

let parts = 0;

/** A part whose code and words load on demand, once; after a failure the next call retries. */
export const lazyPart = <Code extends object, Slice extends keyof LateWords>(
  code: () => Promise<Code>,
  slice: Slice,
): ((lang: Lang) => Promise<Code & { words: LateWords[Slice] }>) => {
  const part = ++parts;
  return (lang) =>
    once(`${part} ${lang}`, async () => {
      const [exported, words] = await Promise.all([code(), fetchWords(slice, lang)]);
      return { ...exported, words };
    });
};

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
