// Takes some seconds: it draws a picture of each page in each language.
import sharp from "sharp";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { LANGS } from "@/lib/domain/core/languages";
import { PICTURE_SIZE } from "./page-metadata";
import { pagePicture } from "./page-picture";

/** WhatsApp shows no preview for much more. */
const MOST_BYTES = 300_000;

test("each page has a picture in each language: a PNG of the size networks ask for, and small", async () => {
  const pictures = LANGS.flatMap((lang) => PUBLIC_PATHS.map((path) => pagePicture(lang, path)));
  for (const picture of await Promise.all(pictures)) {
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...PICTURE_SIZE });
    expect(picture.length).toBeLessThan(MOST_BYTES);
  }
}, 60_000);
