// holds: #operator-facts, #look
import "@/test/support/made-up-facts";
import { readdirSync, readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import postcss from "postcss";
import sharp from "sharp";
import manifest from "@/app/manifest";
import { colours } from "@/lib/content/facts/site";
import { SOURCE_COLOURS } from "@/lib/domain/core/brand-colours";
import { rgbOf } from "@/lib/domain/core/colours";
import { createReportWorker } from "@/lib/server/pdf/report-worker";
import { aReport } from "@/test/builders/report-documents";
import { emailHtml } from "@/lib/server/notify/email";
import { plainPage } from "@/lib/server/http/plain-page";
import { markup } from "@/lib/server/core/html";
import { MADE_UP_SITE } from "@/test/builders/sites";
import { inColours, sheetIn } from "@/tools/press/own-colours";

/** A firm with other colours than ours finds none of ours in what it shows. */
const OURS = new RegExp(
  Object.values(SOURCE_COLOURS)
    .map((one) => one.slice(1))
    .join("|"),
  "i",
);
const { ink, accent } = MADE_UP_SITE;

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`.replaceAll("\\", "/"))
    .filter((name) => ending.test(name) && !name.includes(".test."));

test("one file of the code, and two sheets that the build rewrites, name our colours", () => {
  const named = ["app", "components", "lib", "tools"]
    .flatMap((folder) => filesIn(folder, /\.(css|js|svg|tsx?)$/))
    .filter((name) => OURS.test(readFileSync(name, "utf8")));
  expect(named).toEqual([
    "app/tokens.css",
    "components/check/check-sheet.css",
    "lib/domain/core/brand-colours.ts",
  ]);
});

test("the style sheets that name our colours have the firm's after the build", async () => {
  const built = async (sheet: string) =>
    (await postcss([sheetIn(colours)]).process(readFileSync(sheet, "utf8"), { from: sheet })).css;
  const tokens = await built("app/tokens.css");
  expect(tokens).toContain(`--color-ink: ${ink};`);
  expect(tokens).toContain(`--color-red: ${accent};`);
  for (const css of [tokens, await built("components/check/check-sheet.css")])
    expect(css).not.toMatch(OURS);
});

test("drawings, icons and share pictures have the firm's colours; photos and logos stay", async () => {
  const own = (path: string) => inColours(colours, path, readFileSync(`public${path}`));
  const files = filesIn("public", /\.(svg|png|ico)$/).map((name) => name.slice("public".length));
  expect(files.length).toBeGreaterThan(30);
  for (const path of files.filter((name) => name.endsWith(".svg")))
    expect([path, own(path).toString()]).not.toEqual([path, expect.stringMatching(OURS)]);
  for (const path of files.filter((name) => name.endsWith(".png"))) {
    const pixels = (await sharp(own(path)).removeAlpha().raw().toBuffer()).toString("hex");
    const seen = new Set(pixels.match(/.{6}/g));
    expect([path, seen.has(accent.slice(1))]).toEqual([path, true]);
    for (const one of Object.values(SOURCE_COLOURS)) expect(seen).not.toContain(one.slice(1));
  }
  expect(own("/favicon.ico").equals(readFileSync("public/favicon.ico"))).toBe(false);
  const same = (path: string) => inColours(SOURCE_COLOURS, path, readFileSync(`public${path}`));
  for (const path of files) expect(same(path).equals(readFileSync(`public${path}`))).toBe(true);
  const photo = readFileSync("public/icons/any-192.png");
  expect(inColours(colours, "/people/asha.png", photo).equals(photo)).toBe(true);
});

test("manifest, mail and the pages without JavaScript have them, too", async () => {
  const parts = [{ kind: "link", text: "Desk", href: "https://x.in" }] as const;
  const mail = emailHtml({ lang: "en", subject: "Hello", to: [], replyTo: null, parts });
  const page = plainPage(200, { lang: "en", title: "Left", body: markup`<p>Done</p>` });
  for (const text of [JSON.stringify(manifest()), mail, await page.text()]) {
    expect(text).toContain(accent);
    expect(text).not.toMatch(OURS);
  }
});

test("the report as a PDF is drawn in them", async () => {
  const worker = createReportWorker();
  const pdf = Buffer.from(await worker.make(aReport("en")));
  worker.close();
  const inPdf = (colour: string) =>
    rgbOf(colour)
      .map((part) => (part / 255).toFixed(3))
      .join(" ");
  const streams = pdf.toString("latin1").split("stream\n").slice(1);
  const ops = streams
    .filter((stream) => stream.startsWith("\x78"))
    .map((stream) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .join("\n");
  for (const own of [ink, accent, colours.soft]) expect(ops).toContain(`${inPdf(own)} rg`);
  for (const one of Object.values(SOURCE_COLOURS)) expect(ops).not.toContain(inPdf(one));
});
