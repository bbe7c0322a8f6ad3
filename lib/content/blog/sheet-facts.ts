/** What a cell of a sheet is for: words, an amount or count, a tick, or a line that is printed already. */
export type Cell = "text" | "number" | "tick" | "line";

/** One table of a sheet: the kinds of its columns, and how many rows are empty; rows with a "line" come from the words. */
export type SheetPart = { columns: readonly Cell[]; emptyRows: number };

/** The printed lines of a sheet with one line a day. */
export const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, at) => String(at + 1));

const EIGHT_NUMBERS = Array<Cell>(8).fill("number");

/** Lines for items on the paper of the margin tool. */
export const MARGIN_SHEET: SheetPart = { columns: ["text", ...EIGHT_NUMBERS], emptyRows: 5 };

/** The sheets to print, one A4 page each; also public/downloads/<id>-<language>.csv. */
export const SHEETS = {
  "maps-whatsapp-checklist": [{ columns: ["tick", "line", "text"], emptyRows: 0 }],
  "quick-replies": [{ columns: ["line", "text", "tick"], emptyRows: 0 }],
  "sales-plan": [{ columns: ["tick", "line", "number", "number"], emptyRows: 0 }],
  "cash-sheet": [{ columns: ["line", "number", "number", "number", "number"], emptyRows: 0 }],
  "daily-accounts": [{ columns: ["line", ...EIGHT_NUMBERS], emptyRows: 0 }],
} as const satisfies Readonly<Record<string, readonly SheetPart[]>>;

export type SheetId = keyof typeof SHEETS;

export const SHEET_IDS = Object.keys(SHEETS) as SheetId[];

type SheetPath = `/sheets/${SheetId}`;

export const sheetPath = (id: SheetId): SheetPath => `/sheets/${id}`;
