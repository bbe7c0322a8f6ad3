import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { press } from "./press.mjs";

const META = { headers: { "x-next-cache-tags": "_N_T_/layout" }, segmentPaths: ["/_tree"] };

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), "press-"));
  for (const lang of ["en", "hi"]) {
    mkdirSync(join(app, lang));
    writeFileSync(join(app, lang, "missing.html"), "<html><h1>Oops!</h1></html>");
    writeFileSync(join(app, lang, "missing.meta"), JSON.stringify(META));
  }
});
afterEach(() => rmSync(app, { recursive: true }));

const metaOf = (lang: string) => readFileSync(join(app, lang, "missing.meta"), "utf8");

test("the missing pages get status 404 and no cache, and keep what Next wrote", () => {
  press(app);
  for (const lang of ["en", "hi"])
    expect(JSON.parse(metaOf(lang))).toEqual({
      ...META,
      status: 404,
      headers: { ...META.headers, "cache-control": "no-store" },
    });
});

test("pressed twice is pressed once", () => {
  press(app);
  const once = metaOf("en");
  press(app);
  expect(metaOf("en")).toBe(once);
});

test("a build that it does not know fails, and says where", () => {
  writeFileSync(join(app, "hi", "missing.html"), "<html></html>");
  expect(() => press(app)).toThrow(/hi\/missing\.html: a page without a heading/);
  rmSync(join(app, "hi", "missing.html"));
  expect(() => press(app)).toThrow(/missing\.html/);
  writeFileSync(join(app, "en", "missing.meta"), "{}");
  expect(() => press(app)).toThrow(/en\/missing\.meta: no headers/);
});
