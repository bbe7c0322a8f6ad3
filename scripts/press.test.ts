import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

const PROGRAM = 'import { press } from "./scripts/press.mjs"; press(process.argv[1]);';

/** Presses as the build does, in plain Node; what it printed to stderr, empty if all went well. */
const press = () =>
  spawnSync(process.execPath, ["--input-type=module", "-e", PROGRAM, app], { encoding: "utf8" })
    .stderr;

const metaOf = (lang: string) => readFileSync(join(app, lang, "missing.meta"), "utf8");

test("the missing pages get status 404 and no cache, and keep what Next wrote", () => {
  expect(press()).toBe("");
  for (const lang of ["en", "hi"])
    expect(JSON.parse(metaOf(lang))).toEqual({
      ...META,
      status: 404,
      headers: { ...META.headers, "cache-control": "no-store" },
    });
});

test("pressed twice is pressed once", () => {
  press();
  const once = metaOf("en");
  press();
  expect(metaOf("en")).toBe(once);
});

test("a build that it does not know fails, and says where", () => {
  writeFileSync(join(app, "hi", "missing.html"), "<html></html>");
  expect(press()).toMatch(/hi\/missing\.html: a page without a heading/);
  rmSync(join(app, "hi", "missing.html"));
  expect(press()).toMatch(/missing\.html/);
  writeFileSync(join(app, "en", "missing.meta"), "{}");
  expect(press()).toMatch(/en\/missing\.meta: no headers/);
});
