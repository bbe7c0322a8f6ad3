import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { contentIn } from "@/lib/content";
import { pageWordsIn, type PublicPath } from "@/lib/content/facts/public-pages";
import { site } from "@/lib/content/facts/site";
import type { Lang } from "@/lib/domain/core/languages";
import { PICTURE_SIZE } from "./page-metadata";
import { escapeMarkup } from "@/lib/server/core/escape-markup";

/** Sharp shapes Devanagari correctly, next/og does not; this font also has the Latin letters and ₹. */
const FONTS = join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-devanagari");
const HEAVY = { name: "Noto Sans Devanagari ExtraBold", file: "800ExtraBold" };
const MEDIUM = { name: "Noto Sans Devanagari Medium", file: "500Medium" };
const DRAWING = join(process.cwd(), "public/drawings/shopfront.svg");

const PAPER = "#fbf7f0";
const INK = "#1f1b16";
const SOFT = "#5b534a";
const RED = "#a4262c";

/**
 * The drawing without texts: paper, the red cover with its stitches, the margin line, the brand mark, a double rule.
 */
const LEDGER = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="${PAPER}" d="M0 0h1200v630H0z"/>
<path fill="${RED}" d="M0 0h84v630H0z"/>
<path stroke="${PAPER}" stroke-width="5" stroke-dasharray="22 18" d="M62 14v602"/>
<path stroke="#d9a5a0" stroke-width="2" d="M132 0v630M139 0v630"/>
<path stroke="${INK}" stroke-width="2" d="M180 488h960M180 494h960"/>
<g transform="translate(180 522) scale(2.3)"><rect width="26" height="30" x="1" y="1" rx="3" fill="${RED}"/><path stroke="${PAPER}" stroke-width="1.6" d="M6 4v4M6 11v4M6 18v4M6 25v3"/><path stroke="${PAPER}" stroke-width="3" d="m11.5 17 4 4.5 7-10.5"/></g>
</svg>`;

/** The area of the title, in pixels; the drawing is on its right. */
const TITLE = { left: 180, top: 64, width: 660, height: 400 } as const;
const TITLE_SIZES = [92, 80, 70, 60, 52, 44];

type Words = { text: string; font: typeof HEAVY; px: number; colour: string; width?: number };

/** A text as a picture, no wider than `width` pixels if that is given. */
const drawn = ({ text, font, px, colour, width }: Words) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${font.name} ${px}`,
      fontfile: join(FONTS, font.file, `NotoSansDevanagari_${font.file}.ttf`),
      dpi: 72,
      rgba: true,
      wrap: "word",
      ...(width && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** The title in the largest size that fits its area. */
async function drawnTitle(text: string): Promise<OverlayOptions> {
  for (const px of TITLE_SIZES) {
    const { data, info } = await drawn({ text, font: HEAVY, px, colour: INK, width: TITLE.width });
    if (info.width <= TITLE.width && info.height <= TITLE.height)
      return { input: data, left: TITLE.left, top: TITLE.top };
  }
  throw new Error(`Too long for a shared picture: ${text}`);
}

/**
 * The picture that chats and networks show beside a link to a page: a ledger with the page's title in its language, as
 * a PNG of PICTURE_SIZE. Throws for a title that does not fit, so that the build fails.
 */
export async function pagePicture(lang: Lang, path: PublicPath): Promise<Buffer> {
  const { promise } = contentIn(lang).pages.picture;
  const [title, name, below, drawing] = await Promise.all([
    drawnTitle(pageWordsIn(lang, path).title),
    drawn({ text: site.name, font: HEAVY, px: 46, colour: INK }),
    drawn({ text: promise, font: MEDIUM, px: 29, colour: SOFT }),
    sharp(DRAWING).resize({ width: 300 }).png().toBuffer(),
  ]);
  return sharp(Buffer.from(LEDGER))
    .composite([
      title,
      { input: drawing, left: 840, top: 240 },
      { input: name.data, left: 264, top: 524 },
      { input: below.data, left: 265, top: 570 },
    ])
    .png({ palette: true })
    .toBuffer();
}
