import { QUESTION_IDS, type QuestionId } from "./sections";

/** The ids of the wording table that the check does not ask. With the check's 15 there are 32. */
// prettier-ignore
export const EXTRA_WORDING_IDS = [
  "b6", "b7", "b8", "b9", "b10",
  "g6", "g7", "g8", "g9", "g10", "g11",
  "e1", "e2", "e3", "e4", "e5", "e6",
] as const;

export type WordingId = QuestionId | (typeof EXTRA_WORDING_IDS)[number];
export type WordingTable = Readonly<Record<WordingId, string>>;

export const WORDING_IDS: readonly WordingId[] = [...QUESTION_IDS, ...EXTRA_WORDING_IDS];

export const UNKNOWN_QUESTION = "Unknown question";

/** The text of a question in the table's language; "Unknown question" for an id the table lacks. */
export const wordingOf = (id: string, table: WordingTable): string =>
  WORDING_IDS.some((known) => known === id) ? table[id as WordingId] : UNKNOWN_QUESTION;
