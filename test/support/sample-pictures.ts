/**
 * Makes public/samples anew, after a change of what the pictures show: the tools of a running site, filled as the
 * made-up shop fills them, and page 1 of its report.
 * npm start, then: node --import ./scripts/source-imports.mjs test/support/sample-pictures.ts http://localhost:3000
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { type Content, contentIn } from "@/lib/content";
import { site as facts } from "@/lib/content/facts/site";
import { toolPath } from "@/lib/content/facts/public-pages";
import { PICTURE, type PictureName, picturePath } from "@/lib/content/facts/sample-pictures";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { reportPdf } from "@/lib/server/pdf/report-pdf";
import { CHROMIUM_ARGS, findChromium } from "@/scripts/setup/chromium.mjs";
import { duesIn, filledTool, markOf, reportOfDay1 } from "@/test/builders/sample-shop";

const [site = "http://localhost:3000"] = process.argv.slice(2);

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

/** The tool of a picture, its paper in px (as narrow as its columns allow), a cell's name, and what is left out. */
const TOOLS = {
  "dues-sheet": {
    id: "udhaar",
    paper: 780,
    left: '[role="group"]',
    cell: ({ tools }: Content) => tools.dues.cell,
  },
  "margin-sheet": {
    id: "margin",
    paper: 940,
    left: ".sheet-page .grid, .sheet-page h2",
    cell: ({ sheets }: Content) => sheets.cell,
  },
} as const;

const toolPicture = async (browser: Browser, lang: Lang, name: keyof typeof TOOLS) => {
  const { id, paper, cell, left } = TOOLS[name];
  const { columns, cells, sum } = filledTool(lang, name);
  const page = await browser.newPage({
    viewport: { width: paper, height: (paper * PICTURE.height) / PICTURE.width },
    deviceScaleFactor: (2 * PICTURE.width) / paper,
  });
  const kept = duesIn(lang).map((due, at) => {
    const [day, month, year] = due.since.split("/");
    return { ...due, id: at, asked: "", since: `${year}-${month}-${day}` };
  });
  // Its days count from day 7.
  await page.clock.setFixedTime("2026-08-09T06:00:00Z");
  await page.addInitScript(
    (text) => localStorage.setItem("bizgrow-dues", text),
    JSON.stringify(kept),
  );
  await page.goto(`${site}${pathIn(lang, toolPath(id))}`);
  // Its code begins with the first use; until it is through, a field may be written twice.
  await page.evaluate(() => dispatchEvent(new Event("input")));
  await page.waitForLoadState("networkidle");
  // The paper of a tool is not on the screen.
  await page.emulateMedia({ media: "print" });
  for (const [row, line] of cells.entries())
    for (const [at, text] of line.entries()) {
      const label = fill(cell(contentIn(lang)), { column: columns[at]!, row: row + 1 });
      const field = page.getByLabel(label, { exact: true }).first();
      await field.fill(text);
      const shown = await field.inputValue();
      if (shown !== text) throw new Error(`${lang}, ${name}: ${shown} in place of ${text}`);
    }
  for (const text of sum.flat()) await page.getByText(text, { exact: true }).first().waitFor();
  const look = { color: INK_BLUE, fontWeight: "500", letterSpacing: "-0.02em", padding: "0 3px" };
  const cut = await page.evaluate(
    ([margin, styles, leftOut]) => {
      document.querySelector<HTMLElement>(".sheet-page")!.style.padding = margin;
      document.querySelector<HTMLElement>(".sheet-page")!.style.zoom = "1";
      const title = document.querySelector("h1")!;
      const lead = title.nextElementSibling as HTMLElement;
      Object.assign(title.style, { fontSize: "26px", margin: "0" });
      Object.assign(lead.style, { fontSize: "15px", margin: "4px 0 0" });
      title.closest(".page")!.parentElement!.replaceWith(title, lead);
      for (const head of document.querySelectorAll("th")) head.style.letterSpacing = "-0.03em";
      document.querySelector("th")!.style.width = "20%";
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
      for (const one of document.querySelectorAll(leftOut)) one.remove();
      for (const below of document.querySelectorAll<HTMLElement>(".sheet-page h2"))
        below.style.marginTop = "8px";
      for (const row of document.querySelectorAll(".form-sheet tbody tr"))
        if ([...row.querySelectorAll("input")].every(({ value }) => value === "")) row.remove();
      return [...document.querySelectorAll("input")]
        .filter((field) => {
          Object.assign(field.style, styles);
          return field.scrollWidth > field.clientWidth;
        })
        .map(({ value }) => value);
    },
    [MARGIN, look, left] as const,
  );
  if (cut.length > 0) throw new Error(`${lang}, ${name}: cut off: ${cut.join(" · ")}`);
  const picture = await page.screenshot({ animations: "disabled" });
  await page.close();
  return picture;
};

const reportPicture = async (lang: Lang) => {
  const { stdout, stderr } = spawnSync("pdftoppm", ["-png", "-r", "200", "-l", "1", "-"], {
    input: reportPdf(reportOfDay1(lang)),
    maxBuffer: 64 * 1024 * 1024,
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
for (const lang of LANGS) {
  await keep(lang, "report", await reportPicture(lang));
  for (const name of ["dues-sheet", "margin-sheet"] as const)
    await keep(lang, name, await toolPicture(browser, lang, name));
}
const { name, ink, accent } = facts;
writeFileSync("lib/content/facts/sample-brand.json", `${JSON.stringify({ name, ink, accent })}\n`);
await browser.close();
