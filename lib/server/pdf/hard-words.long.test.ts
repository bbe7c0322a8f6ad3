// holds: #report
// Takes some seconds: it starts a browser, and draws every hard word twice.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { aReport, HARD_WORDS } from "@/test/builders/report-documents";
import { pdfPicture, pdfWordBoxes, withPoppler } from "@/test/support/pdf-tools";
import { createReportWorker } from "./report-worker";

const DPI = 100;
const PX_OF_POINT = DPI / 72;
/** The height of a line in the browser's picture, in px. */
const ROW_PX = 40;
const INDENT_PX = 20;
/** A pixel at the edge of a letter is this dark at least, of 255. */
const EDGE = 64;
const WIDTH = { share: 0.03, px: 1 };
const INK_SHARE = 0.1;

type Area = { left: number; top: number; width: number; height: number };
type Seen = { width: number; ink: number };

/** The width of what is drawn in an area of a picture, in px, and its ink in black pixels. */
const seenIn = async (picture: Buffer, area: Area): Promise<Seen> => {
  const pixels = await sharp(picture).extract(area).greyscale().raw().toBuffer();
  const dark = [...pixels].map((light) => 255 - light);
  const columns = dark.flatMap((ink, at) => (ink >= EDGE ? [at % area.width] : []));
  return {
    width: Math.max(...columns) - Math.min(...columns) + 1,
    ink: dark.reduce((sum, ink) => sum + ink, 0) / 255,
  };
};

/** The size of the text in points, as the file says it: the one of most lines. */
const textSizeIn = (pdf: Uint8Array): number => {
  const streams = Buffer.from(pdf).toString("latin1").split("stream\n").slice(1);
  const texts = streams.map((stream) => {
    try {
      return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
    } catch {
      return ""; // the rest of the stream before
    }
  });
  const sizes = texts.flatMap((text) => [...text.matchAll(/\/regular ([\d.]+) Tf 0.122/g)]);
  const counts = new Map<number, number>();
  for (const [, size] of sizes) counts.set(Number(size), (counts.get(Number(size)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]![0];
};

const NO_REMARKS = { title: "AI", label: "AI", note: "" };

/** The hard words in a report, one a line. */
const seenInPdf = async () => {
  const worker = createReportWorker();
  const report = aReport("hi");
  const answers = { ...report.answers, groups: [], clear: null };
  const lines = [...HARD_WORDS];
  const pdf = await worker.make({ ...report, answers, analysis: { ...NO_REMARKS, lines } });
  worker.close();
  const picture = pdfPicture(pdf, { page: 2, dpi: DPI });
  const boxes = pdfWordBoxes(pdf, 2);
  const seen = HARD_WORDS.map((word) => {
    const box = boxes.find(({ text }) => text === word.normalize("NFC"))!;
    const [left, top, right, bottom] = [box.left - 2, box.top, box.right + 3, box.bottom].map(
      (point) => Math.round(point * PX_OF_POINT),
    ) as [number, number, number, number];
    return seenIn(picture, { left, top, width: right - left, height: bottom - top });
  });
  return { seen: await Promise.all(seen), sizePx: textSizeIn(pdf) * PX_OF_POINT };
};

/** The same words as Chromium draws them with the same font. */
const seenInChromium = (sizePx: number) => {
  const name = "node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular";
  const font = readFileSync(join(name, "NotoSansDevanagari_400Regular.ttf")).toString("base64");
  const size = { width: 400, height: HARD_WORDS.length * ROW_PX };
  const html = `<style>
      @font-face { font-family: own; src: url(data:font/ttf;base64,${font}); }
      body { margin: 0; background: white; }
      p { margin: 0; padding-left: ${INDENT_PX}px; font: ${sizePx}px/${ROW_PX}px own;
        color: rgb(31 27 22); text-rendering: geometricPrecision; white-space: nowrap; }
    </style>${HARD_WORDS.map((word) => `<p lang="hi">${word}</p>`).join("")}`;
  const program = ["--import", "./scripts/source-imports.mjs", "test/support/screenshot.ts"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...program, `${size.width}`, `${size.height}`],
    { input: html, maxBuffer: 16 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`No picture: ${stderr}`);
  const rows = HARD_WORDS.map((_, at) =>
    seenIn(stdout, { left: 0, top: at * ROW_PX, width: size.width, height: ROW_PX }),
  );
  return Promise.all(rows);
};

withPoppler(
  "the hard words look as Chromium draws them with the same font: as wide, and with as much ink",
  async () => {
    const { seen, sizePx } = await seenInPdf();
    const wanted = await seenInChromium(sizePx);
    const rows = HARD_WORDS.map((word, at) => ({ word, is: seen[at]!, should: wanted[at]! }));
    const wrong = rows.filter(
      ({ is, should }) =>
        Math.abs(is.width - should.width) > Math.max(WIDTH.px, should.width * WIDTH.share) ||
        Math.abs(is.ink / should.ink - 1) > INK_SHARE,
    );
    expect(wrong).toEqual([]);
  },
  120_000,
);
