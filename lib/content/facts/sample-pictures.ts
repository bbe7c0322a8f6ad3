import type { Lang } from "@/lib/domain/core/languages";

/** Size of the larger file in px; there is one of half of it. `test/support/sample-pictures.ts` makes both. */
export const PICTURE = { width: 720, height: 540 };

/** What the made-up shop of the example has filled or got; a tool by its old sheet. */
export const PICTURES = ["report", "dues-sheet", "margin-sheet"] as const;
export type PictureName = (typeof PICTURES)[number];

export const picturePath = (lang: Lang, name: PictureName, width: number): string =>
  `/samples/${name}-${lang}-${width}.avif`;
