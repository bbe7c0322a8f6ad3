import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS } from "@/lib/content/facts/page-drawings";
import { pageWordsIn, type PublicPath } from "@/lib/content/facts/public-pages";
import { site } from "@/lib/content/facts/site";
import type { Lang } from "@/lib/domain/core/languages";
import { PICTURE_SIZE } from "./page-metadata";
import { escapeMarkup } from "@/lib/server/core/escape-markup";

/** Sharp shapes Devanagari correctly, next/og does not; this font also has the Latin letters and ₹. */
const FONTS = join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-devanagari");
const HEAVY = { name: "Noto Sans Devanagari ExtraBold", file: "800ExtraBold" };
const MEDIUM = { name: "Noto Sans Devanagari Medium", file: "500Medium" };
const DRAWINGS = join(process.cwd(), "public/drawings");

const PAPER = "#fbf7f0";
const INK = "#1f1b16";
const RULE = "#e4dacb";
const RED = "#a4262c";

/** Everything but texts and drawing: ruled paper, the red cover's spine, and the dark counter with the brand mark. */
const LEDGER = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="${PAPER}" d="M0 0h1200v630H0z"/>
<path stroke="${RULE}" stroke-width="2" d="M84 104h1116M84 204h1116M84 304h1116M84 404h1116"/>
<path stroke="#d9a5a0" stroke-width="2" d="M116 0v504M123 0v504"/>
<path fill="${INK}" d="M0 504h1200v126H0z"/>
<path fill="${RED}" d="M0 0h84v630H0z"/>
<path stroke="${PAPER}" stroke-width="5" stroke-dasharray="22 18" d="M62 14v602"/>
<g transform="translate(150 534) scale(2.2)"><rect width="26" height="30" x="1" y="1" rx="3" fill="${RED}"/><path stroke="${PAPER}" stroke-width="1.6" d="M6 4v4M6 11v4M6 18v4M6 25v3"/><path stroke="${PAPER}" stroke-width="3" d="m11.5 17 4 4.5 7-10.5"/></g>
</svg>`;

/** The area of the title in pixels, and of the drawing, which is on its right and on the counter. */
const TITLE = { left: 150, top: 56, width: 640, height: 400 } as const;
const PICTURE = { right: 1160, bottom: 504, width: 350, height: 400 } as const;
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

/** A figure stays on one line with what it counts. */
const withoutLoneFigures = (text: string) => text.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** The title in the largest size that fits its area. */
async function drawnTitle(title: string): Promise<OverlayOptions> {
  const text = withoutLoneFigures(title);
  for (const px of TITLE_SIZES) {
    const { data, info } = await drawn({ text, font: HEAVY, px, colour: INK, width: TITLE.width });
    if (info.width <= TITLE.width && info.height <= TITLE.height)
      return { input: data, left: TITLE.left, top: TITLE.top };
  }
  throw new Error(`Too long for a shared picture: ${text}`);
}

/** The page's drawing as large as its area allows. */
async function drawing(path: PublicPath): Promise<OverlayOptions> {
  const file = join(DRAWINGS, `${PAGE_DRAWINGS[path]}.svg`);
  const { data, info } = await sharp(file, { density: 300 })
    .trim()
    .resize({ width: PICTURE.width, height: PICTURE.height, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: PICTURE.right - info.width, top: PICTURE.bottom - info.height };
}

/**
 * The picture that chats and networks show beside a link to a page: a ledger with the page's title in its language and
 * its drawing, as a PNG of PICTURE_SIZE. Throws for a title that does not fit, so that the build fails.
 */
export async function pagePicture(lang: Lang, path: PublicPath): Promise<Buffer> {
  const { promise } = contentIn(lang).pages.picture;
  const [title, name, below, picture] = await Promise.all([
    drawnTitle(pageWordsIn(lang, path).title),
    drawn({ text: site.name, font: HEAVY, px: 46, colour: PAPER }),
    drawn({ text: promise, font: MEDIUM, px: 29, colour: RULE }),
    drawing(path),
  ]);
  return sharp(Buffer.from(LEDGER))
    .composite([
      title,
      picture,
      { input: name.data, left: 232, top: 530 },
      { input: below.data, left: 233, top: 576 },
    ])
    .png({ palette: true })
    .toBuffer();
}
