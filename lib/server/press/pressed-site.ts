import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type Coding, codings } from "./codings.ts";
import { MANIFEST_FILE, PRESS_FOLDER, type PressedManifest } from "./manifest.ts";
import { together } from "./together.ts";

/** Headers as Node writes them quickest: name, value, name, value. */
type Head = readonly string[];

type Rules = {
  /** The security headers, but for the content policy. */
  security: Readonly<Record<string, string>>;
  /** The content policy of an answer for which the press wrote this one, or none. */
  policy: (written: string | undefined) => string;
};

const POLICY = "Content-Security-Policy";

type Body = { head: Head; bytes: Buffer };
type Pressed = Record<Coding, Body> & { etag: string; unchanged: Head };

/** Whether one of the tags that a client holds is this one, weak or strong. */
const isHeld = (held: string | undefined, etag: string): boolean =>
  held !== undefined &&
  held.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);

const flat = (headers: Readonly<Record<string, string>>): Head => Object.entries(headers).flat();

/**
 * The site as the press left it in `build` (`.next`), held in memory. What it returns sends what stands at a path,
 * with these headers added; false where that is nothing of the press.
 */
export const pressedSite = (build: string, { security, policy }: Rules) => {
  const folder = join(build, PRESS_FOLDER);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8")) as PressedManifest;

  const load = ({ file, isSqueezed, headers }: PressedManifest[string]): Pressed => {
    const etag = `"${file.split(".", 1)[0]}"`;
    const own = { ...headers, [POLICY]: policy(headers[POLICY]), ETag: `W/${etag}` };
    const all = { ...security, ...own };
    const body = (end: string, encoding: Readonly<Record<string, string>>): Body => {
      const bytes = readFileSync(join(folder, file + end));
      return { head: flat({ ...all, ...encoding, "Content-Length": `${bytes.length}` }), bytes };
    };
    const plain = body("", {});
    return {
      etag,
      unchanged: flat(all),
      plain,
      br: isSqueezed ? body(".br", { "Content-Encoding": "br" }) : plain,
      gzip: isSqueezed ? body(".gz", { "Content-Encoding": "gzip" }) : plain,
    };
  };
  const codingFor = codings();
  const later = together();
  const site = new Map(Object.entries(manifest).map(([path, entry]) => [path, load(entry)]));

  return (
    path: string,
    { method, headers }: IncomingMessage,
    res: ServerResponse,
    added: Head,
  ): boolean => {
    // With `rsc` a page is asked for as the router reads it.
    const found = headers.rsc === undefined ? site.get(path) : undefined;
    if (!found) return false;
    const send = (status: number, head: Head, bytes?: Buffer) =>
      later(() => res.writeHead(status, [...head, ...added]).end(bytes));
    if (isHeld(headers["if-none-match"], found.etag)) send(304, found.unchanged);
    else {
      const { head, bytes } = found[codingFor(String(headers["accept-encoding"] ?? ""))];
      send(200, head, method === "HEAD" ? undefined : bytes);
    }
    return true;
  };
};
