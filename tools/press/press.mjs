import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "../../lib/server/core/env.ts";
import { loadEnvFiles } from "../../lib/server/core/env-files.ts";
import { signInSources } from "../../lib/server/edge/content-policy.ts";
import { PUBLIC_CACHE, securityHeaders } from "../../lib/server/edge/response-headers.ts";
import { pagePolicy, scriptHashes } from "./page-policy.ts";
import { writeBodies } from "./bodies.ts";
import { deferred } from "./defer-scripts.ts";
import { compileAtOnce } from "./compile-hint.mjs";
import { withIntegrity } from "./integrity.mjs";
import { writeForNginx } from "./nginx-map.mjs";
import { pressedSources } from "./static-sources.mjs";

/**
 * Runs after `next build` and writes into the build what Next cannot be told: the framework's scripts wait until a
 * page is idle, and are compiled beside the page's own thread; each page has a content policy with the hashes of its own inline scripts, the hashes of its other
 * scripts, a time in caches, and the 404s, which Next prerenders with 200, their status. Plain `next start` sends
 * them, too. Beside it stand the compressed bodies that `server.ts` serves from memory. Pressing twice gives the
 * same build. It throws on whatever it does not know, so that a new Next fails here and not in front of visitors.
 */
const LANGS = ["en", "hi"];
const MISSING = "missing";
/** Shells of what is one visitor's own: no cache is to keep even those. */
const PERSONAL = ["account", "settings", "desk", "welcome"];
/** Not for whoever asks: the 404 has all other addresses, the desk is shown to operators alone. */
const NOT_FROM_MEMORY = [MISSING, "desk"];

async function press(build) {
  const { routes } = JSON.parse(readFileSync(join(build, "prerender-manifest.json"), "utf8"));
  const app = join(build, "server/app");
  const pages = LANGS.flatMap((lang) => pagesIn(app, lang));
  for (const lang of LANGS)
    if (!pages.includes(`${lang}/${MISSING}`)) throw new Error(`${lang}/${MISSING}: no such page`);
  compileAtOnce(join(build, "static/chunks"));
  const policyOf = policies();
  for (const page of pages) {
    // Rendered anew, its scripts would change under its policy.
    if (routes[`/${page}`]?.initialRevalidateSeconds !== false)
      throw new Error(`${page}: not prerendered for good`);
    addHead(join(app, page), pressedPage(build, page, policyOf));
  }
  // What route handlers answered while building: feed, pictures, sitemap.
  const answers = Object.keys(routes).filter((route) => existsSync(join(app, `${route}.body`)));
  for (const route of answers)
    addHead(join(app, route), { headers: { "cache-control": PUBLIC_CACHE } });
  const open = pages.filter((page) => !NOT_FROM_MEMORY.includes(page.split("/")[1]));
  const manifest = await writeBodies(build, pressedSources(build, open, answers));
  writeForNginx(join(build, "press"), manifest, securityHeaders(env().siteUrl));
}

/** The pages of a language, as paths inside the build, such as en/about. */
function pagesIn(app, lang) {
  const inside = readdirSync(join(app, lang), { recursive: true, encoding: "utf8" });
  return [`${lang}.html`, ...inside.map((file) => `${lang}/${file.replaceAll("\\", "/")}`)]
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.slice(0, -".html".length));
}

/** Policies follow the environment of the build: where they are to, the server widens them by its own. */
function policies() {
  const signIn = signInSources(env());
  return (html) => pagePolicy(scriptHashes(html), signIn, env().siteUrl);
}

/** Writes a page as it is to be sent, and gives what is to be sent with it. */
function pressedPage(build, page, policyOf) {
  try {
    const file = join(build, "server/app", `${page}.html`);
    const { html, state } = deferred(withIntegrity(readFileSync(file, "utf8"), build));
    if (!html.includes("<h1")) throw new Error("a page without a heading");
    const policy = policyOf(html);
    if (state) writeState(build, state);
    writeFileSync(file, html);
    const [name] = page.split("/").slice(1);
    const isKept = name !== MISSING && !PERSONAL.includes(name);
    const headers = {
      "content-security-policy": policy,
      "cache-control": isKept ? PUBLIC_CACHE : "no-store",
    };
    return name === MISSING ? { status: 404, headers } : { headers };
  } catch (cause) {
    throw new Error(`${page}.html: ${cause.message}`, { cause });
  }
}

/** What a page keeps beside itself, before the page that names it. */
function writeState(build, { name, text }) {
  const folder = join(build, "static/press");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Adds to what Next sends with a prerendered page or answer. */
function addHead(file, { headers, ...head }) {
  const meta = JSON.parse(readFileSync(`${file}.meta`, "utf8"));
  if (!meta.headers) throw new Error(`${file}.meta: no headers; has Next changed its build?`);
  const pressed = { ...meta, ...head, headers: { ...meta.headers, ...headers } };
  writeFileSync(`${file}.meta`, JSON.stringify(pressed));
}

loadEnvFiles();
await press(process.argv[2] ?? ".next");
