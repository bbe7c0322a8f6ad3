import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../../lib/content/facts/site-file.ts";
import { coloursOf } from "../../lib/domain/core/brand-colours.ts";
import { env } from "../../lib/server/core/env.ts";
import { loadEnvFiles } from "../../lib/server/core/env-files.ts";
import { pagePolicy, signInSources } from "../../lib/server/edge/content-policy.ts";
import { PUBLIC_CACHE } from "../../lib/server/edge/response-headers.ts";
import { PRESS_FOLDER } from "../../lib/server/edge/static-cache.ts";
import { writeBodies } from "./bodies.ts";
import {
  addCompileHint,
  addIntegrity,
  type DeferredScript,
  deferredScript,
  deferScripts,
  type Start,
  STATE_FOLDER,
} from "./defer-scripts.ts";
import { sourceOf, writeOfflineWorker } from "./offline-worker.ts";
import { scriptHashes } from "./page-policy.ts";
import { answerFile, filesOf, pageFile } from "./static-files.ts";

/**
 * Changes the build after `next build` (docs/decisions/021-pages-from-memory.md): scripts wait
 * until a page is used, each page has a policy and a cache time, and bodies are compressed. Twice
 * gives the same build; a page of an unknown shape stays as it is, with a warning.
 */
const LANGS = ["en", "hi"];
/** The copy of the check that a device keeps, for each language. */
const OFFLINE = "offline";
const MISSING = "missing";
/** The folders of the build with our pages; Next has pages of its own beside them. */
const OURS = [...LANGS, OFFLINE];
/** Shells of personal pages: no cache may keep even those. */
const PERSONAL = ["account", "r", "request", "welcome"];
/** What these pages show, their code makes; `sheets` has a button that only code can show. */
const MADE_BY_CODE = [...PERSONAL, "auth", "sheets", OFFLINE];
/** Who opens these came to tap: the check, and Get Started with or without a package. */
const USED_AT_ONCE = /^\w+\/(?:health-check$|onboarding\b)/;

/** Among the pressed bodies; a test fails on a warning in it (e2e/site/pressed.spec.ts). */
const REPORT_FILE = "report.json";

/** What the press did not know: a page or file, and what in it. */
export type PressReport = {
  pages: number;
  warnings: readonly { where: string; problem: string }[];
};
/** The status and headers that Next sends with a prerendered page or answer. */
type Meta = { status?: number; headers?: Record<string, string> };

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

/** The files of a folder with this ending, as paths in it without the ending: en/about. */
const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length).replaceAll("\\", "/"))
    .toSorted();

/** Adds to the status and headers that Next sends with a prerendered page or answer; returns all of its headers. */
const addHead = (file: string, head: Required<Pick<Meta, "headers">> & Meta) => {
  const meta = existsSync(`${file}.meta`) ? readJson<Meta>(`${file}.meta`) : {};
  const headers = { ...meta.headers, ...head.headers };
  writeFileSync(`${file}.meta`, JSON.stringify({ ...meta, ...head, headers }));
  return headers;
};

const writeScript = (build: string, { name, text }: DeferredScript) => {
  const folder = join(build, "static", STATE_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** Writes the script that comes after the load into the build, and returns the one that is in each page. */
const startScript = (build: string): string => {
  const later = deferredScript(`{${sourceOf("later.js")}}`);
  writeScript(build, later);
  return `{const LATER=${JSON.stringify(later.script)};${sourceOf("start.js")}}`;
};

type Finish = { build: string; start: string; when: Start; warn: (problem: string) => void };

const finished = (built: string, { build, start, when, warn }: Finish): string => {
  try {
    if (!built.includes("<h1")) throw new Error("a page without a heading");
    const { html, state } = deferScripts(addIntegrity(built, build), start, when);
    if (state) writeScript(build, state);
    return html;
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return built;
  }
};

const press = async (build: string): Promise<void> => {
  const warnings: { where: string; problem: string }[] = [];
  const warnOf = (where: string, problem: string): void => {
    warnings.push({ where, problem });
    console.warn(`\nWARNING: the press does not know this shape, and ships it as Next built it`);
    console.warn(`  ${where}: ${problem}\n`);
  };
  const app = join(build, "server/app");
  const signIn = signInSources(env());
  const { siteUrl } = env();
  const start = startScript(build);

  const pressPage = (page: string): Readonly<Record<string, string>> => {
    const file = join(app, page);
    const warn = (problem: string) => warnOf(page, problem);
    if (!existsSync(`${file}.meta`)) warn("no .meta file beside it");
    const built = readFileSync(`${file}.html`, "utf8");
    const [first = "", name = ""] = page.split("/");
    const isMadeByCode = [first, name].some((part) => MADE_BY_CODE.includes(part));
    const when = isMadeByCode ? "now" : USED_AT_ONCE.test(page) ? "idle" : "used";
    const html = finished(built, { build, start, when, warn });
    writeFileSync(`${file}.html`, html);
    const policy = pagePolicy(scriptHashes(html, warn), signIn, siteUrl);
    const mayBeKept = name !== MISSING && !PERSONAL.includes(name);
    const headers = {
      "content-security-policy": policy,
      "cache-control": mayBeKept ? PUBLIC_CACHE : "no-store",
    };
    return addHead(file, name === MISSING ? { status: 404, headers } : { headers });
  };

  addCompileHint(join(build, "static/chunks"));
  const pages = namesIn(app, ".html").filter((page) => OURS.includes(page.split("/")[0]!));
  const copies = pages.filter((page) => page.startsWith(OFFLINE));
  for (const page of LANGS.flatMap((lang) => [`${lang}/${MISSING}`, `${OFFLINE}/${lang}`]))
    if (!pages.includes(page)) warnOf(page, "no such page");
  const pressed = pages.map((page) => [page, pressPage(page)] as const);
  // The answers of route handlers during the build: feed, sitemap.
  const answers = namesIn(app, ".body").map((route) => {
    const headers = addHead(join(app, route), { headers: { "cache-control": PUBLIC_CACHE } });
    return answerFile(app, route, headers);
  });
  const open = pressed.filter(([page]) => page.split("/")[1] !== MISSING);
  await writeBodies(build, [
    ...open.map(([page, headers]) => pageFile(app, page, headers)),
    ...answers,
    ...filesOf(build, coloursOf(readSite()), warnOf),
    writeOfflineWorker(build, copies),
  ]);
  const report: PressReport = { pages: pages.length, warnings };
  writeFileSync(join(build, PRESS_FOLDER, REPORT_FILE), JSON.stringify(report, null, 1));
};

loadEnvFiles();
await press(process.argv[2] ?? ".next");
