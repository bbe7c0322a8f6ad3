import type { ShellWords } from "@/lib/content/shell-words";
import { type Lang, pathIn } from "@/lib/domain/languages";

let loading: Promise<ShellWords> | null = null;

const load = async (lang: Lang): Promise<ShellWords> => {
  const response = await fetch(pathIn(lang, "/shell-words"));
  if (!response.ok) throw new Error(`shell-words: ${response.status}`);
  return (await response.json()) as ShellWords;
};

/** The words that few visitors come to read, once for all; rejects when they cannot be had, and tries again later. */
export const shellWords = (lang: Lang): Promise<ShellWords> =>
  (loading ??= load(lang).catch((error: unknown) => {
    loading = null;
    throw error;
  }));
