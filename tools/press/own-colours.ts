import { crc32 } from "node:zlib";
import {
  type Colours,
  pixelIn,
  SOURCE_COLOURS,
  textIn,
} from "../../lib/domain/core/brand-colours.ts";

/** What we have drawn; photos and a logo of the operator stay as they are. */
const OURS = /^\/(?:(?:drawings|icons|share)\/|(?:icon\.svg|apple-icon\.png|favicon\.ico)$)/;
const PALETTE = "PLTE";

/** A picture's bytes with each PNG palette in it that has our accent, in these colours. */
const palettesIn = (colours: Colours, bytes: Buffer): Buffer => {
  const picture = Buffer.from(bytes);
  for (let at = picture.indexOf(PALETTE); at >= 0; at = picture.indexOf(PALETTE, at + 1)) {
    const end = at + PALETTE.length + picture.readUInt32BE(at - 4);
    const palette: readonly string[] =
      picture
        .subarray(at + PALETTE.length, end)
        .toString("hex")
        .match(/.{6}/g) ?? [];
    if (!palette.includes(SOURCE_COLOURS.accent.slice(1))) continue;
    const own = palette.map((pixel) => pixelIn(colours, `#${pixel}`).slice(1)).join("");
    picture.write(own, at + PALETTE.length, "hex");
    picture.writeUInt32BE(crc32(picture.subarray(at, end)), end);
  }
  return picture;
};

/** A file of the folder public, by its address, in these colours. */
export const inColours = (colours: Colours, path: string, bytes: Buffer): Buffer => {
  if (!OURS.test(path)) return bytes;
  if (path.endsWith(".svg")) return Buffer.from(textIn(colours, bytes.toString()));
  return palettesIn(colours, bytes);
};

type Sheet = { walkDecls: (each: (rule: { value: string }) => void) => void };

/** The step of PostCSS that writes these colours into a style sheet of ours. */
export const sheetIn = (colours: Colours) => ({
  postcssPlugin: "own-colours",
  OnceExit: (sheet: Sheet): void =>
    sheet.walkDecls((rule) => {
      rule.value = textIn(colours, rule.value);
    }),
});
