import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { pathOf } from "./request-error.ts";

export const PRESS_FOLDER = "press";
export const MANIFEST_FILE = "manifest.json";

/** The file that the press wrote for one path; always sent with status 200. */
export type PressedFile = {
  /** Its name in the folder, without the suffix of the encoding. */
  file: string;
  isCompressed: boolean;
  headers: Readonly<Record<string, string>>;
};

export type PressManifest = Readonly<Record<string, PressedFile>>;

export type CachedResponse = {
  status: number;
  /** In the form that Node writes fastest: name, value, name, value. */
  head: readonly string[];
  /** Undefined for HEAD and 304. */
  body?: Buffer;
};

type Rules = {
  security: Readonly<Record<string, string>>;
  /** The content policy to send for the one that the press wrote, or for none. */
  policy: (written: string | undefined) => string;
  /** For a path the path whose file is sent instead. */
  instead?: Readonly<Record<string, string>>;
};

type Encoding = "br" | "gzip" | "identity";
type CachedFile = Record<Encoding, Record<"whole" | "head", CachedResponse>> & {
  etag: string;
  notModified: CachedResponse;
};

const POLICY = "Content-Security-Policy";

/** An answer with these headers and no body. */
export const responseHead = (
  status: number,
  headers: Readonly<Record<string, string>>,
): CachedResponse => ({ status, head: Object.entries(headers).flat() });

const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);

/** Whether an Accept-Encoding allows an encoding: it names it, and not with a weight of 0. */
const accepts = (acceptEncoding: string, encoding: string): boolean =>
  acceptEncoding.split(",").some((one) => {
    const [name = "", weight = "1"] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === encoding && Number(weight) > 0;
  });

const encodingFor = (acceptEncoding: string): Encoding =>
  (["br", "gzip"] as const).find((one) => accepts(acceptEncoding, one)) ?? "identity";

/** Loads the press's files; the function answers a GET or HEAD, null where the press wrote none. */
export const staticCache = (build: string, { security, policy, instead = {} }: Rules) => {
  const folder = join(build, PRESS_FOLDER);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8")) as PressManifest;

  const load = ({ file, isCompressed, headers }: PressedFile): CachedFile => {
    const etag = `"${file.split(".", 1)[0]}"`;
    const own = { ...headers, [POLICY]: policy(headers[POLICY]), ETag: `W/${etag}` };
    const all = { ...security, ...own };
    const encoded = (end: string, encoding: Readonly<Record<string, string>>) => {
      const body = readFileSync(join(folder, file + end));
      const head = responseHead(200, { ...all, ...encoding, "Content-Length": `${body.length}` });
      return { head, whole: { ...head, body } };
    };
    const identity = encoded("", {});
    return {
      etag,
      notModified: responseHead(304, all),
      identity,
      br: isCompressed ? encoded(".br", { "Content-Encoding": "br" }) : identity,
      gzip: isCompressed ? encoded(".gz", { "Content-Encoding": "gzip" }) : identity,
    };
  };
  const files = new Map(
    Object.entries(manifest).map(([path, file]) => [
      path,
      load(manifest[instead[path] ?? path] ?? file),
    ]),
  );

  return (url: string, method: string, headers: IncomingHttpHeaders): CachedResponse | null => {
    const found = headers.rsc === undefined ? files.get(pathOf(url)) : undefined;
    if (!found) return null;
    if (hasTag(headers["if-none-match"], found.etag)) return found.notModified;
    const encoded = found[encodingFor(String(headers["accept-encoding"] ?? ""))];
    return method === "HEAD" ? encoded.head : encoded.whole;
  };
};
