import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { sha256 } from "../../lib/server/core/sha256.ts";
import type { Source } from "./bodies.ts";
import { TYPES } from "./static-files.ts";

/** Pages register it here. No cache keeps it, so that it can be switched off. */
const WORKER_PATH = "/sw.js";
const STATIC = "/_next/static/";
const OWN_FILE = /\/_next\/static\/[\w./~-]+/g;
const IN_STYLES = /url\((?!["']?data:)["']?([^"')]+)/g;

/** Of each area of the check; only the first one is named in its page. */
const DRAWINGS = "public/drawings";
const IS_AREA = /^area-.*\.svg$/;

/** For readers of the source; they would be a fifth of what is sent. */
const FOR_READERS = /^ *(?:\/(?:\/|\*\*).*\n)?/gm;

/** A script beside this file, without its comments and indents. */
export const sourceOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, name), "utf8").replace(FOR_READERS, "");

/** A worker obeys the policy of its own script. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** The files that a page needs: those it names, those named by its first script, and the pictures of its styles. */
const filesOfPage = (html: string, build: string): string[] => {
  const textOf = (path: string) =>
    readFileSync(join(build, "static", path.slice(STATIC.length)), "utf8");
  const named = html.match(OWN_FILE) ?? [];
  const scripts = named.filter((path) => path.startsWith(`${STATIC}press/`));
  const files = [...named, ...scripts.flatMap((path) => textOf(path).match(OWN_FILE) ?? [])];
  const pictures = files
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) =>
      [...textOf(path).matchAll(IN_STYLES)].map(([, url = ""]) =>
        posix.resolve(dirname(path), url),
      ),
    );
  return [...new Set([...files, ...pictures])];
};

const scopeOf = (page: string) => `${page.replace(/^offline(?:\/en)?/, "")}/health-check`;

/** Writes the service worker with the list of the files it keeps, and returns it as a source. */
export const writeOfflineWorker = (build: string, pages: readonly string[]): Source => {
  const drawings = readdirSync(DRAWINGS).filter((name) => IS_AREA.test(name));
  const drawn = drawings.map((name) => readFileSync(join(DRAWINGS, name), "utf8"));
  const entries = pages.map((page) => {
    const scope = scopeOf(page);
    const html = readFileSync(join(build, "server/app", `${page}.html`));
    const hash = sha256(html, "base64");
    const files = [
      ...filesOfPage(html.toString(), build),
      ...drawings.map((name) => `/drawings/${name}`),
    ];
    const name = `${scope} ${sha256([hash, ...files, ...drawn].join()).slice(0, 16)}`;
    return [scope, { name, page: `/${page}`, integrity: `sha256-${hash}`, files }];
  });
  const from = join(build, "offline-worker.js");
  const code = sourceOf("service-worker.js");
  writeFileSync(from, `const COPIES = ${JSON.stringify(Object.fromEntries(entries))};\n${code}`);
  return {
    path: WORKER_PATH,
    from,
    headers: {
      "Content-Type": TYPES[".js"]!,
      "Cache-Control": "no-cache",
      "Content-Security-Policy": POLICY,
      Vary: "Accept-Encoding",
    },
  };
};
