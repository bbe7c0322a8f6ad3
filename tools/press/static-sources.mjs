import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { PUBLIC_CACHE } from "../../lib/server/edge/response-headers.ts";

const FILE_VARIES = "Accept-Encoding";
/** A page is also asked for by Next's router, in a form of its own. */
const PAGE_VARIES = `rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, ${FILE_VARIES}`;
const FOREVER_CACHE = "public, max-age=31536000, immutable";
export const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/** What `server.ts` serves from memory: these pages and answers of the build, and every file of it and of `public`. */
export const pressedSources = (build, pages, answers) => [
  ...pages.map((page) => pageAt(build, page)),
  ...answers.map((route) => answerAt(build, route)),
  ...filesIn(join(build, "static"), "/_next/static", FOREVER_CACHE),
  ...filesIn("public", "", PUBLIC_CACHE),
];

/** The address of a page or answer of the build: English has no prefix. */
const addressOf = (name) => name.replace(/^\/?en(?=\/|$)/, "").replace(/^(?!\/)/, "/");

/** As the press wrote them beside the page or answer. */
const headersOf = (build, name) =>
  JSON.parse(readFileSync(join(build, "server/app", `${name}.meta`), "utf8")).headers;

function pageAt(build, page) {
  const headers = headersOf(build, page);
  return {
    path: addressOf(page),
    from: join(build, "server/app", `${page}.html`),
    headers: {
      "Content-Type": TYPES[".html"],
      "Cache-Control": headers["cache-control"],
      "Content-Security-Policy": headers["content-security-policy"],
      Vary: PAGE_VARIES,
    },
  };
}

function answerAt(build, route) {
  const headers = headersOf(build, route);
  return {
    path: addressOf(route),
    from: join(build, "server/app", `${route}.body`),
    headers: {
      "Content-Type": headers["content-type"],
      "Cache-Control": headers["cache-control"],
      Vary: FILE_VARIES,
    },
  };
}

const filesIn = (folder, address, cacheControl) =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((from) => ({
      path: `${address}/${relative(folder, from).replaceAll("\\", "/")}`,
      from,
      headers: { "Content-Type": typeOf(from), "Cache-Control": cacheControl, Vary: FILE_VARIES },
    }));

function typeOf(file) {
  const type = TYPES[extname(file)];
  if (!type) throw new Error(`${file}: of what type is it?`);
  return type;
}
