import type { Cursor } from "@/lib/server/store/store";

const CURSOR = /^(-?\d{1,16}(?:\.\d{1,6})?)_([\w -]{1,200})$/;

/** A cursor as a page's address has it. */
export const cursorText = ({ at, id }: Cursor): string => `${at}_${id}`;

/** The cursor in a text; null for none, and for any other text. */
export const cursorFrom = (text: string | null): Cursor | null => {
  const [, at, id] = CURSOR.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id } : null;
};
