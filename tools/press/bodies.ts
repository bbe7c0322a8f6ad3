import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  MANIFEST_FILE,
  PRESS_FOLDER,
  type PressedFile,
  type PressManifest,
} from "../../lib/server/edge/static-cache.ts";
import { sha256 } from "../../lib/server/core/sha256.ts";

/** A file of the build, the path at which it is served, and its headers. */
export type Source = {
  path: string;
  from: string;
  headers: Readonly<Record<string, string>>;
  change?: (bytes: Buffer) => Buffer;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Formats that are compressed already: a second time takes seconds and saves nothing. */
const COMPRESSED = [".avif", ".png", ".woff2"];
/** An encoding is stored only if it saves more than this. */
const MIN_GAIN_BYTES = 64;

/** The window of Brotli, as a power of 2 in bytes: the length of the content; a longer one makes longer bodies. */
const windowFor = (bytes: number): number => Math.max(16, Math.ceil(Math.log2(bytes + 16)));

const smallest = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes a body as it is and in two encodings if they save enough; an unchanged one is reused. */
const pressed = async (folder: string, { from, headers, change }: Source): Promise<PressedFile> => {
  const read = readFileSync(from);
  const bytes = change ? change(read) : read;
  const hash = sha256(bytes).slice(0, 24);
  const file = hash + extname(from);
  const at = join(folder, file);
  if (!existsSync(at)) {
    if (!COMPRESSED.includes(extname(from))) {
      const [br, gz] = await Promise.all([smallest(bytes), zip(bytes, { level: 9 })]);
      if (Math.max(br.length, gz.length) < bytes.length - MIN_GAIN_BYTES) {
        writeFileSync(`${at}.br`, br);
        writeFileSync(`${at}.gz`, gz);
      }
    }
    writeFileSync(at, bytes); // last, so that a body without its encodings never counts as complete
  }
  return { file, isCompressed: existsSync(`${at}.br`), headers };
};

/** Writes the bodies that `server.ts` serves from memory and their manifest; removes others. */
export const writeBodies = async (build: string, sources: readonly Source[]): Promise<void> => {
  const folder = join(build, PRESS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const entries = await Promise.all(
    sources.map(async (source) => [source.path, await pressed(folder, source)] as const),
  );
  const wanted = new Set(entries.map(([, { file }]) => file));
  for (const name of readdirSync(folder))
    if (!wanted.has(name.replace(/\.(?:br|gz)$/, ""))) rmSync(join(folder, name));
  const manifest: PressManifest = Object.fromEntries(entries);
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
};
