import { readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { PUBLIC_CACHE } from "../../lib/server/edge/response-headers.ts";
import type { Colours } from "../../lib/domain/core/brand-colours.ts";
import type { Source } from "./bodies.ts";
import { inColours } from "./own-colours.ts";

const FILE_VARIES = "Accept-Encoding";
/** Next's router requests the same address in another format; Next's answers vary by these headers. */
const PAGE_VARIES = `rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, ${FILE_VARIES}`;
const FOREVER_CACHE = "public, max-age=31536000, immutable";
const UNKNOWN_TYPE = "application/octet-stream";
export const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
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

/** The headers that Next sends with a page or answer, names in lower case. */
type Headers = Readonly<Record<string, string>>;

const addressOf = (name: string) => name.replace(/^\/?en(?=\/|$)/, "").replace(/^(?!\/)/, "/");

/** A page of the build, as `server.ts` serves it from memory. */
export const pageFile = (app: string, page: string, headers: Headers): Source => ({
  path: addressOf(page),
  from: join(app, `${page}.html`),
  headers: {
    "Content-Type": TYPES[".html"]!,
    "Cache-Control": headers["cache-control"]!,
    "Content-Security-Policy": headers["content-security-policy"]!,
    Vary: PAGE_VARIES,
  },
});

/** The answer of a route handler during the build. */
export const answerFile = (app: string, route: string, headers: Headers): Source => ({
  path: addressOf(route),
  from: join(app, `${route}.body`),
  headers: {
    "Content-Type": headers["content-type"] ?? UNKNOWN_TYPE,
    "Cache-Control": headers["cache-control"]!,
    Vary: FILE_VARIES,
  },
});

/** Every file of the build, and of `public` in these colours; `warn` is called for one of an unknown type. */
export const filesOf = (
  build: string,
  colours: Colours,
  warn: (file: string, problem: string) => void,
): readonly Source[] => {
  const typeOf = (file: string) => {
    const type = TYPES[extname(file)];
    if (!type) warn(file, "a file of a type that tools/press/static-files.ts does not list");
    return type ?? UNKNOWN_TYPE;
  };
  const filesIn = (folder: string, address: string, cacheControl: string): Source[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((from) => ({
        path: `${address}/${relative(folder, from).replaceAll("\\", "/")}`,
        from,
        headers: { "Content-Type": typeOf(from), "Cache-Control": cacheControl, Vary: FILE_VARIES },
      }));
  return [
    ...filesIn(join(build, "static"), "/_next/static", FOREVER_CACHE),
    ...filesIn("public", "", PUBLIC_CACHE).map((file) => ({
      ...file,
      change: (bytes: Buffer) => inColours(colours, file.path, bytes),
    })),
  ];
};
