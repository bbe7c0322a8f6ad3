import type { ShellWords } from "@/lib/content/slices/shell-words";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { loadOnce } from "@/components/ui/lazy/load-once";
import { wordsAt } from "@/components/ui/lazy/words-at";

/** The words that few visitors come to read, once for all; rejects when they cannot be had, and tries again later. */
export const shellWords = loadOnce((lang: Lang) =>
  wordsAt<ShellWords>(pathIn(lang, "/shell-words")),
);
