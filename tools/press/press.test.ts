// holds: #speed
// Takes some seconds: each run of the press is a process, and the first one compresses all of public/.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PressReport } from "./press";

const META = { headers: { "x-next-cache-tags": "_N_T_/layout" }, segmentPaths: ["/_tree"] };
const PAGES = [
  "en",
  "en/account",
  "en/welcome",
  "en/missing",
  "hi",
  "hi/welcome",
  "hi/missing",
  "offline/en",
  "offline/hi",
];
const ANSWERS = ["en/feed", "sitemap.xml"];
const SCRIPTS =
  '<script src="/_next/static/chunks/turbopack-0a.js" async=""></script><script>1</script>' +
  '<script id="_R_">(globalThis["TURBOPACK"]).push(1)</script><script>self.__next_f.push(1)</script>';
const PAGE = `<html><head>${SCRIPTS}</head><h1>Oops!</h1></html>`;
/** The hash of "1", the page's only script. */
const HASH = "a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=";
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

let build: string;
const put = (file: string, text: string) => {
  const path = join(build, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const hashOf = (content: Buffer) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;
const metaText = (name: string) => readFileSync(join(build, `server/app/${name}.meta`), "utf8");
const metaOf = (name: string) =>
  JSON.parse(metaText(name)) as { status?: number; headers: Record<string, string> };

/** A build with what all of these have, and nothing else. */
const makeBuild = () => {
  build = mkdtempSync(join(tmpdir(), "press-"));
  put("static/chunks/turbopack-0a.js", "1");
  for (const page of PAGES) put(`server/app/${page}.html`, PAGE);
  for (const answer of ANSWERS) put(`server/app/${answer}.body`, "");
  for (const name of [...PAGES, ...ANSWERS]) put(`server/app/${name}.meta`, JSON.stringify(META));
};

const UNCONFIGURED = { SITE_URL: "", FIREBASE_PROJECT_ID: "", FIREBASE_AUTH_EMULATOR_HOST: "" };

/** Runs the press as the build does, in plain Node. */
const run = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["tools/press/press.ts", build], {
    encoding: "utf8",
    env: { ...process.env, ...UNCONFIGURED, ...env },
  });
/** The press's output on stderr, empty without a problem. */
const press = (env?: Record<string, string>) => run(env).stderr;

/** What a first build leaves: the next ones compress no file of public/ again. */
let pressed: string;
beforeAll(() => {
  makeBuild();
  press();
  pressed = build;
});
beforeEach(() => {
  makeBuild();
  cpSync(join(pressed, "press"), join(build, "press"), { recursive: true });
});
afterEach(() => rmSync(build, { recursive: true }));
afterAll(() => rmSync(pressed, { recursive: true }));

test("pages get policy, cache time and status, and keep Next's headers; a second run changes nothing", () => {
  expect(press()).toBe("");
  const policy = expect.stringContaining(`script-src 'self' 'sha256-${HASH}' `) as string;
  const withHead = (cacheControl: string) => ({
    ...META,
    headers: { ...META.headers, "content-security-policy": policy, "cache-control": cacheControl },
  });
  expect(metaOf("en")).toEqual(withHead(PUBLIC));
  expect(metaOf("en/account")).toEqual(withHead("no-store"));
  for (const lang of ["en", "hi"])
    expect(metaOf(`${lang}/missing`)).toEqual({ ...withHead("no-store"), status: 404 });
  for (const answer of ANSWERS)
    expect(metaOf(answer)).toEqual({
      ...META,
      headers: { ...META.headers, "cache-control": PUBLIC },
    });
  const once = PAGES.map(metaText);
  press();
  expect(PAGES.map(metaText)).toEqual(once);
});

test("only public answers are served from memory: not the 404", () => {
  press();
  const manifest = readFileSync(join(build, "press/manifest.json"), "utf8");
  const paths = Object.keys(JSON.parse(manifest) as object);
  expect(paths.filter((path) => !/^\/_next|\.(?!xml)|^\/drawings/.test(path))).toEqual([
    "/",
    "/account",
    "/welcome",
    "/hi",
    "/hi/welcome",
    "/offline/en",
    "/offline/hi",
    "/feed",
    "/sitemap.xml",
  ]);
  expect(paths).toContain("/_next/static/chunks/turbopack-0a.js");
});

test("each script of a page is compiled while it downloads, and the page has its hash", () => {
  const link = '<link rel="preload" as="script" href="/_next/static/chunks/turbopack-0a.js"/>';
  put("server/app/en.html", PAGE.replace("</head>", `${link}</head>`));
  press();
  const html = readFileSync(join(build, "server/app/en.html"), "utf8");
  const [, state = "", hash] = /data-code="(.*?)" data-hash="(.*?)"/.exec(html)!;
  const text = readFileSync(join(build, state.replace("/_next/", "")));
  expect(hash).toBe(hashOf(text));
  const chunk = readFileSync(join(build, "static/chunks/turbopack-0a.js"));
  expect(text.toString()).toContain(
    JSON.stringify([["/_next/static/chunks/turbopack-0a.js", hashOf(chunk)]]),
  );
  expect(chunk.toString()).toBe("//# allFunctionsCalledOnLoad\n1");
  press();
  expect(readFileSync(join(build, "static/chunks/turbopack-0a.js"))).toEqual(chunk);
  rmSync(join(build, "static/chunks/turbopack-0a.js"));
  put("server/app/en.html", PAGE);
  expect(press()).toMatch(/WARNING[^]*en: ENOENT.*turbopack-0a\.js/);
});

test("the worker has the list of what each copy of the check needs, and changes with it", () => {
  put(
    "static/chunks/a.css",
    "a{mask:url(../media/tick.svg)} b{background:url('data:image/gif;x')}",
  );
  put("static/media/tick.svg", "<svg/>");
  const styled = PAGE.replace("<h1>", '<link href="/_next/static/chunks/a.css"><h1>');
  put("server/app/offline/hi.html", styled);
  press();
  const worker = () => readFileSync(join(build, "offline-worker.js"), "utf8");
  const [list = "", ...code] = worker().split("\n");
  const copies = JSON.parse(list.slice("const COPIES = ".length, -1)) as Record<
    string,
    { name: string; page: string; integrity: string; files: string[] }
  >;
  const html = readFileSync(join(build, "server/app/offline/hi.html"));
  const [, state = "", later = ""] = /data-code="(.*?)"[^>]*>\{const LATER=\["(.*?)"/.exec(
    html.toString(),
  )!;
  expect(Object.keys(copies)).toEqual(["/health-check", "/hi/health-check"]);
  expect(copies["/hi/health-check"]).toEqual({
    name: expect.stringMatching(/^\/hi\/health-check \w+$/) as string,
    page: "/offline/hi",
    integrity: hashOf(html),
    files: expect.arrayContaining([
      later,
      state,
      "/_next/static/chunks/turbopack-0a.js",
      "/_next/static/chunks/a.css",
      "/_next/static/media/tick.svg",
      "/drawings/area-growth.svg",
    ]) as string[],
  });
  expect(copies["/hi/health-check"]!.files).toHaveLength(8);
  expect(code.join("\n")).toMatch(/^const NETWORK_MS/);
  expect(code.join("\n")).not.toMatch(/^ *\/[/*]/m);
  const manifest = JSON.parse(readFileSync(join(build, "press/manifest.json"), "utf8")) as object;
  expect(manifest).toMatchObject({
    "/sw.js": {
      headers: {
        "Cache-Control": "no-cache",
        "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      },
    },
  });
  const before = worker();
  put("server/app/offline/hi.html", styled.replace("Oops", "Next"));
  press();
  expect(worker()).not.toBe(before);
});

test("the policies depend on the environment", () => {
  press({
    SITE_URL: "https://bizgrow.example",
    FIREBASE_PROJECT_ID: "demo",
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_DOMAIN: "demo.firebaseapp.com",
    FIREBASE_APP_ID: "app",
  });
  const policy = metaOf("en").headers["content-security-policy"];
  expect(policy).toContain("frame-src https://demo.firebaseapp.com");
  expect(policy).toContain("upgrade-insecure-requests");
});

const reportOf = () =>
  JSON.parse(readFileSync(join(build, "press/report.json"), "utf8")) as PressReport;

test("a page of an unknown shape is shipped as Next built it, with its policy and a warning", () => {
  const odd = PAGE.replace(
    "</head>",
    '<script src="/_next/static/chunks/turbopack-0a.js" defer></script></head>',
  );
  put("server/app/hi.html", odd);
  expect(press()).toMatch(/WARNING[^]*hi: a script was left: <script src="/);
  expect(readFileSync(join(build, "server/app/hi.html"), "utf8")).toBe(odd);
  const hashes = metaOf("hi").headers["content-security-policy"]?.match(/'sha256-/g);
  expect(hashes).toHaveLength(3); // the page's, and two of Next's state
  const manifest = readFileSync(join(build, "press/manifest.json"), "utf8");
  expect(Object.keys(JSON.parse(manifest) as object)).toContain("/hi");
  expect(reportOf()).toEqual({
    pages: PAGES.length,
    warnings: [{ where: "hi", problem: expect.stringContaining("a script was left") as string }],
  });
  expect(readFileSync(join(build, "server/app/en.html"), "utf8")).toContain('id="start"');
});

test("anything else unknown is a warning with its place, and the build continues", () => {
  put("server/app/hi.html", `${PAGE}<p style="color:red">`);
  put("server/app/en/account.html", SCRIPTS);
  put("server/app/hi/welcome.html", "<h1>Oops!</h1>");
  rmSync(join(build, "server/app/hi/missing.html"));
  rmSync(join(build, "server/app/offline/hi.html"));
  rmSync(join(build, "server/app/en/welcome.meta"));
  put("static/media/a.xyz", "");
  const { status, stderr } = run();
  expect(status).toBe(0);
  const { warnings } = reportOf();
  expect(stderr.match(/^WARNING/gm)).toHaveLength(warnings.length);
  expect(warnings.map(({ where, problem }) => `${where.replace(/.*\//, "")}: ${problem}`)).toEqual([
    expect.stringContaining("missing: no such page"),
    "hi: no such page",
    "account: a page without a heading",
    expect.stringContaining("welcome: no .meta file"),
    'hi: an inline style: <p style="color:red">',
    expect.stringContaining("welcome: no framework scripts"),
    expect.stringContaining("a.xyz: a file of a type"),
  ]);
});
