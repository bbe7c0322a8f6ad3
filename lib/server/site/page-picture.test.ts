import sharp from "sharp";
import { LANGS } from "@/lib/domain/core/languages";
import { PICTURE_SIZE } from "./page-metadata";
import { pagePicture } from "./page-picture";

/** WhatsApp shows no preview for a much larger picture. */
const MOST_BYTES = 300_000;

test("a page has a picture in each language: a PNG of the size networks ask for, and small", async () => {
  const [en, hi] = await Promise.all(LANGS.map((lang) => pagePicture(lang, "/contact")));
  for (const picture of [en!, hi!]) {
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...PICTURE_SIZE });
    expect(picture.length).toBeLessThan(MOST_BYTES);
  }
  expect(en!.equals(hi!)).toBe(false);
});
