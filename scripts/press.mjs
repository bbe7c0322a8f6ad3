import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LANG_FOLDERS = ["en", "hi"];

/**
 * Runs after `next build` and writes into the build what Next cannot be told: it prerenders every page with status
 * 200. Pressing twice gives the same build. It throws on whatever it does not know, so that a new Next fails here
 * and not in front of visitors.
 */
export function press(app = ".next/server/app") {
  for (const lang of LANG_FOLDERS)
    addHead(join(app, lang, "missing"), { status: 404, headers: { "cache-control": "no-store" } });
}

/** Sets the status of a prerendered page and adds to the headers that Next sends with it. */
function addHead(page, { status, headers }) {
  if (!readFileSync(`${page}.html`, "utf8").includes("<h1"))
    throw new Error(`${page}.html: a page without a heading`);
  const meta = JSON.parse(readFileSync(`${page}.meta`, "utf8"));
  if (!meta.headers) throw new Error(`${page}.meta: no headers; has Next changed its build?`);
  const pressed = { ...meta, status, headers: { ...meta.headers, ...headers } };
  writeFileSync(`${page}.meta`, JSON.stringify(pressed));
}
