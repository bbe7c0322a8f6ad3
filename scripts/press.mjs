import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "../lib/server/env.ts";
import { loadEnvFiles } from "../lib/server/env-files.ts";
import { PUBLIC_CACHE } from "../lib/server/guard/cache-control.ts";
import { firebaseSources, pagePolicy } from "../lib/server/guard/content-policy.ts";
import { scriptHashes } from "../lib/server/guard/script-hashes.ts";
import { withIntegrity } from "./integrity.mjs";

/**
 * Runs after `next build` and writes into the build what Next cannot be told: each page's content policy with the
 * hashes of its own inline scripts, the hashes of its other scripts, how long caches may keep it, and the status of
 * the 404s, which Next prerenders with 200. Plain `next start` sends them, too. Pressing twice gives the same build.
 * It throws on whatever it does not know, so that a new Next fails here and not in front of visitors.
 */
const LANGS = ["en", "hi"];
const MISSING = "missing";
/** Shells of what is one visitor's own: no cache is to keep even those. */
const PERSONAL = ["account", "settings", "desk", "welcome"];

function press(build) {
  const { routes } = JSON.parse(readFileSync(join(build, "prerender-manifest.json"), "utf8"));
  const app = join(build, "server/app");
  const pages = LANGS.flatMap((lang) => pagesIn(app, lang));
  for (const lang of LANGS)
    if (!pages.includes(`${lang}/${MISSING}`)) throw new Error(`${lang}/${MISSING}: no such page`);
  const policyOf = policies();
  for (const page of pages) {
    // Rendered anew, its scripts would change under its policy.
    if (routes[`/${page}`]?.initialRevalidateSeconds !== false)
      throw new Error(`${page}: not prerendered for good`);
    addHead(join(app, page), pressedPage(build, page, policyOf));
  }
  // What route handlers answered while building: feed, pictures, sitemap.
  for (const route of Object.keys(routes))
    if (existsSync(join(app, `${route}.body`)))
      addHead(join(app, route), { headers: { "cache-control": PUBLIC_CACHE } });
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
  const signIn = firebaseSources(env());
  return (html) => pagePolicy(scriptHashes(html), signIn, env().siteUrl);
}

/** Has each script in a page name its content, and gives what is to be sent with the page. */
function pressedPage(build, page, policyOf) {
  try {
    const file = join(build, "server/app", `${page}.html`);
    const html = readFileSync(file, "utf8");
    if (!html.includes("<h1")) throw new Error("a page without a heading");
    writeFileSync(file, withIntegrity(html, build));
    const [name] = page.split("/").slice(1);
    const isKept = name !== MISSING && !PERSONAL.includes(name);
    const headers = {
      "content-security-policy": policyOf(html),
      "cache-control": isKept ? PUBLIC_CACHE : "no-store",
    };
    return name === MISSING ? { status: 404, headers } : { headers };
  } catch (cause) {
    throw new Error(`${page}.html: ${cause.message}`, { cause });
  }
}

/** Adds to what Next sends with a prerendered page or answer. */
function addHead(file, { headers, ...head }) {
  const meta = JSON.parse(readFileSync(`${file}.meta`, "utf8"));
  if (!meta.headers) throw new Error(`${file}.meta: no headers; has Next changed its build?`);
  const pressed = { ...meta, ...head, headers: { ...meta.headers, ...headers } };
  writeFileSync(`${file}.meta`, JSON.stringify(pressed));
}

loadEnvFiles();
press(process.argv[2] ?? ".next");
