import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";

/** The words of the panel "Save or share", loaded with its code. */
export const shareWordsIn = (lang: Lang) => {
  const { button, link, ...panel } = contentIn(lang).share.keep;
  return { ...panel, link: { ...link, text: fill(link.text, { days: RETENTION_DAYS.link }) } };
};

export type KeepPanelWords = ReturnType<typeof shareWordsIn>;

/** The words of /r in the browser, without those of its head. */
export const sharedResultWordsIn = (lang: Lang) => {
  const { title, description, heading, lead, ...words } = contentIn(lang).share.shared;
  return words;
};

export type SharedResultWords = ReturnType<typeof sharedResultWordsIn>;
