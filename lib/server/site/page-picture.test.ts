import sharp from "sharp";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { LANGS } from "@/lib/domain/core/languages";
import { PICTURE_SIZE } from "./page-metadata";
import { pagePicture } from "./page-picture";

/** WhatsApp shows no preview for a much larger picture. */
const MOST_BYTES = 300_000;

test("each page has a picture in each language: a PNG of the size networks ask for, and small", async () => {
  const pictures = LANGS.flatMap((lang) => PUBLIC_PATHS.map((path) => pagePicture(lang, path)));
  for (const picture of await Promise.all(pictures)) {
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...PICTURE_SIZE });
    expect(picture.length).toBeLessThan(MOST_BYTES);
  }
}, 60_000);

test("the two languages have two pictures", async () => {
  const [en, hi] = await Promise.all(LANGS.map((lang) => pagePicture(lang, "/contact")));
  expect(en!.equals(hi!)).toBe(false);
});
