import type { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { Lang } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";

/** The desk's words, and those of the site that it needs. */
export type DeskRoomWords = ReturnType<typeof deskWordsIn>;

/** The words of the parts that run in the browser on each page. */
export const clientWords = ({ door, frame, screens }: DeskRoomWords) => ({
  reasons: door.reasons,
  kept: door.kept,
  get: door.get,
  news: frame.news,
  close: frame.close,
  unsent: frame.refusals.unsent,
  failed: frame.refusals.unavailable,
  tooLarge: frame.refusals.too_large,
  undo: screens.list.undo,
});
export type DeskClientWords = ReturnType<typeof clientWords>;

/** Those of the rows of a list. */
export const rowWords = ({ stages, screens, person, calls }: DeskRoomWords) => {
  const { list, next } = screens;
  return { stages, list, next, talk: person.talk, call: calls.today };
};

/** Those of the form after the talk. */
export const talkWords = ({ person, screens, stages, packageDue, limit }: DeskRoomWords) => {
  const { talk, lost, sale, nextNone } = person;
  const { next } = screens;
  return { talk, lost, sale, nextNone, next, stages, packageDue, limit };
};

/** Props of most parts of the desk. */
export type DeskProps = { lang: Lang; words: DeskRoomWords };

/** Those of a page: its path with its query, for the field `back` of its forms; and what came of the last form, once. */
export type DeskPageProps = DeskProps & { back: string; said: Said | null };
