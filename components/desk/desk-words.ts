import type { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { Lang } from "@/lib/domain/core/languages";

/** The desk's words, and those of the site that it needs. */
export type DeskRoomWords = ReturnType<typeof deskWordsIn>;

/** The words of the parts that run in the browser on each page. */
export type DeskClientWords = Pick<DeskRoomWords, "door" | "frame"> & {
  undo: string;
};

/** Props of most parts of the desk. */
export type DeskProps = { lang: Lang; words: DeskRoomWords };
