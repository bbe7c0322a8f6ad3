import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/**
 * Draws the icons that must be bitmaps from public/icon.svg, the brand mark: run `node scripts/make-icons.mjs` after
 * the mark has changed. The results are committed.
 */
const RED = "#a4262c";
const PAPER = "#fbf7f0";
const MARK = readFileSync("public/icon.svg");
const DENSITY_OF_32_PX = 72;

/** The mark on a square, with a height of `share` of its side; transparent without a colour. */
const icon = async (px, share = 1, background = { r: 0, g: 0, b: 0, alpha: 0 }) => {
  const side = Math.round(px * share);
  const mark = await sharp(MARK, { density: (DENSITY_OF_32_PX * side) / 32 })
    .resize(side, side)
    .toBuffer();
  const square = { width: px, height: px, channels: 4, background };
  return sharp({ create: square })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
};

/** An .ico is a directory of PNG files, followed by the files. */
const ico = (pictures) => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { px, png }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(px, entry);
    head.writeUInt8(px, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

mkdirSync("public/icons", { recursive: true });
for (const px of [192, 512]) {
  writeFileSync(`public/icons/any-${px}.png`, await icon(px));
  // A launcher may crop it to a circle of 80 %.
  writeFileSync(`public/icons/maskable-${px}.png`, await icon(px, 0.78, RED));
}
writeFileSync("public/apple-icon.png", await icon(180, 0.8, PAPER));
const small = await Promise.all([16, 32, 48].map(async (px) => ({ px, png: await icon(px) })));
writeFileSync("public/favicon.ico", ico(small));
