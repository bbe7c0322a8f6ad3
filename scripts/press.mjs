import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs after `next build` and writes into the build what Next cannot be told: it prerenders every page with status
 * 200. Pressing twice gives the same build. It throws on whatever it does not know, so that a new Next fails here
 * and not in front of visitors.
 */
const APP = ".next/server/app";
const LANG_FOLDERS = ["en", "hi"];

export function press() {
  const pages = LANG_FOLDERS.map((lang) => join(APP, lang, "missing"));
  for (const page of pages)
    withHead(page, { status: 404, headers: { "cache-control": "no-store" } });
  console.log(`Pressed ${pages.length} pages.`);
}

/** Sets the status and adds to the headers that Next sends with a prerendered page. */
function withHead(page, { status, headers }) {
  const html = readFileSync(`${page}.html`, "utf8");
  if (!html.includes("<h1")) throw new Error(`${page}.html: a page without a heading`);
  const meta = JSON.parse(readFileSync(`${page}.meta`, "utf8"));
  if (typeof meta.headers !== "object") throw new Error(`${page}.meta: no headers`);
  const pressed = { ...meta, status, headers: { ...meta.headers, ...headers } };
  writeFileSync(`${page}.meta`, JSON.stringify(pressed));
}
