/**
 * Makes public/samples anew, after a change of what the pictures show: the sheets of a running site, filled as the
 * made-up shop fills them, and page 1 of its report.
 * npm start, then: node --import ./scripts/source-imports.mjs test/support/sample-pictures.ts http://localhost:3000
 */
import { spawnSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { contentIn } from "@/lib/content";
import { sheetPath } from "@/lib/content/blog/sheet-facts";
import { PICTURE, type PictureName, picturePath } from "@/lib/content/facts/sample-pictures";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { reportPdf } from "@/lib/server/pdf/report-pdf";
import { CHROMIUM_ARGS, findChromium } from "@/scripts/setup/chromium.mjs";
import { FILLED_SHEETS, filledSheet, markOf, reportOfDay1 } from "@/test/builders/sample-shop";

const [site = "http://localhost:3000"] = process.argv.slice(2);

/** Narrower than A4, so that its columns can be read on a phone. */
const PAPER = { width: 720, height: 540 };
const MARGIN = "14px 16px";
const INK_BLUE = "#1d3f94";

const keep = async (lang: Lang, name: PictureName, png: Buffer) => {
  for (const width of [PICTURE.width / 2, PICTURE.width]) {
    const { size } = await sharp(png)
      .resize(width)
      .withExif({ IFD0: { ImageDescription: markOf(lang, name) } })
      .avif({ quality: 50, effort: 6 })
      .toFile(`public${picturePath(lang, name, width)}`);
    console.log(picturePath(lang, name, width), size);
  }
};

const sheetPicture = async (page: Page, lang: Lang, id: (typeof FILLED_SHEETS)[number]) => {
  const { words, cells } = filledSheet(lang, id);
  await page.goto(`${site}${pathIn(lang, sheetPath(id))}`);
  for (const [row, line] of cells.entries())
    for (const [at, text] of line.entries()) {
      const column = words.parts[0]!.columns[at]!;
      const name = fill(contentIn(lang).sheets.cell, { column, row: row + 1 });
      await page.getByLabel(name, { exact: true }).first().fill(text);
    }
  await page.emulateMedia({ media: "print" });
  const look = { color: INK_BLUE, fontWeight: "500", letterSpacing: "-0.02em", padding: "0 3px" };
  const cut = await page.evaluate(
    ([margin, styles]) => {
      document.querySelector<HTMLElement>(".sheet-page")!.style.padding = margin;
      for (const head of document.querySelectorAll("th")) head.style.letterSpacing = "-0.03em";
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
      return [...document.querySelectorAll("input")]
        .filter((field) => {
          Object.assign(field.style, styles);
          return field.scrollWidth > field.clientWidth;
        })
        .map(({ value }) => value);
    },
    [MARGIN, look] as const,
  );
  if (cut.length > 0) throw new Error(`${lang}, ${id}: cut off: ${cut.join(" · ")}`);
  return page.screenshot({ animations: "disabled" });
};

const reportPicture = async (lang: Lang) => {
  const { stdout, stderr } = spawnSync("pdftoppm", ["-png", "-r", "200", "-l", "1", "-"], {
    ...{ input: reportPdf(reportOfDay1(lang)), maxBuffer: 64 * 1024 * 1024 },
  });
  if (stderr.length > 0) throw new Error(stderr.toString());
  const { width: whole = 0 } = await sharp(stdout).metadata();
  const width = Math.round(whole * 0.9);
  const height = Math.round((width * PICTURE.height) / PICTURE.width);
  const [left, top] = [0.06, 0.025].map((part) => Math.round(part * whole)) as [number, number];
  return sharp(stdout).extract({ left, top, width, height }).png().toBuffer();
};

const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage({
  ...{ viewport: PAPER, deviceScaleFactor: (2 * PICTURE.width) / PAPER.width },
});
for (const lang of LANGS) {
  await keep(lang, "report", await reportPicture(lang));
  for (const id of FILLED_SHEETS) await keep(lang, id, await sheetPicture(page, lang, id));
}
await browser.close();
