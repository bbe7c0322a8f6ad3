import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { type Coding, codings } from "./accept-encoding.ts";
import { MANIFEST_FILE, PRESS_FOLDER, type PressedManifest } from "./manifest.ts";

type Rules = {
  /** The security headers, but for the content policy. */
  security: Readonly<Record<string, string>>;
  /** The content policy of an answer for which the press wrote this one, or none. */
  policy: (written: string | undefined) => string;
};

/** An answer that stands in memory, without what differs from one request to the next. */
export type Kept = {
  status: number;
  /** Headers as Node writes them quickest: name, value, name, value. */
  head: readonly string[];
  /** Nothing for HEAD, and for who has them. */
  bytes?: Buffer;
};

const POLICY = "Content-Security-Policy";

type Pressed = Record<Coding, Record<"whole" | "head", Kept>> & { etag: string; unchanged: Kept };

/** Whether one of the tags that a client holds is this one, weak or strong. */
const isHeld = (held: string | undefined, etag: string): boolean =>
  held !== undefined &&
  held.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);

/** A cached answer as Node writes it. */
export const kept = (status: number, headers: Readonly<Record<string, string>>): Kept => ({
  status,
  head: Object.entries(headers).flat(),
});

/**
 * The site as the press left it in `build` (`.next`), held in memory. What it returns tells what stands at a path for
 * a request with this method, GET or HEAD, and these headers; null where that is nothing of the press.
 */
export const pressedSite = (build: string, { security, policy }: Rules) => {
  const folder = join(build, PRESS_FOLDER);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8")) as PressedManifest;

  const load = ({ file, isSqueezed, headers }: PressedManifest[string]): Pressed => {
    const etag = `"${file.split(".", 1)[0]}"`;
    const own = { ...headers, [POLICY]: policy(headers[POLICY]), ETag: `W/${etag}` };
    const all = { ...security, ...own };
    const body = (end: string, encoding: Readonly<Record<string, string>>) => {
      const bytes = readFileSync(join(folder, file + end));
      const head = kept(200, { ...all, ...encoding, "Content-Length": `${bytes.length}` });
      return { head, whole: { ...head, bytes } };
    };
    const plain = body("", {});
    return {
      etag,
      unchanged: kept(304, all),
      plain,
      br: isSqueezed ? body(".br", { "Content-Encoding": "br" }) : plain,
      gzip: isSqueezed ? body(".gz", { "Content-Encoding": "gzip" }) : plain,
    };
  };
  const codingFor = codings();
  const site = new Map(Object.entries(manifest).map(([path, entry]) => [path, load(entry)]));

  return (path: string, method: string, headers: IncomingHttpHeaders): Kept | null => {
    // With `rsc` a page is asked for as the router reads it.
    const found = headers.rsc === undefined ? site.get(path) : undefined;
    if (!found) return null;
    if (isHeld(headers["if-none-match"], found.etag)) return found.unchanged;
    const coded = found[codingFor(String(headers["accept-encoding"] ?? ""))];
    return method === "HEAD" ? coded.head : coded.whole;
  };
};
