import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";

/** The words of the panel "Take it along", loaded with its code. */
export const shareWordsIn = (lang: Lang) => {
  const { button: _button, ...panel } = contentIn(lang).share.keep;
  return panel;
};

export type KeepPanelWords = ReturnType<typeof shareWordsIn>;
