import type { ShellWords } from "@/lib/content/shell-words";
import { type Lang, pathIn } from "@/lib/domain/languages";
import { loadOnce } from "@/components/ui/load-once";
import { wordsAt } from "@/components/ui/words-at";

/** The words that few visitors come to read, once for all; rejects when they cannot be had, and tries again later. */
export const shellWords = loadOnce((lang: Lang) =>
  wordsAt<ShellWords>(pathIn(lang, "/shell-words")),
);
