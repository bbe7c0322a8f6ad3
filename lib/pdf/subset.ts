import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fontData, type Weight, WEIGHTS } from "./fonts.ts";

/** HarfBuzz's subsetter, bare WebAssembly: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
type Subsetter = Record<
  | "malloc"
  | "free"
  | "hb_blob_create"
  | "hb_blob_destroy"
  | "hb_blob_get_data"
  | "hb_blob_get_length"
  | "hb_face_create"
  | "hb_face_destroy"
  | "hb_face_reference_blob"
  | "hb_set_add"
  | "hb_subset_input_create_or_fail"
  | "hb_subset_input_destroy"
  | "hb_subset_input_glyph_set"
  | "hb_subset_input_set"
  | "hb_subset_input_set_flags"
  | "hb_subset_or_fail",
  (...args: number[]) => number
> & { memory: WebAssembly.Memory };

const MEMORY_MODE_WRITABLE = 2;
const NO_HINTING = 0x1;
const RETAIN_GIDS = 0x2;
const DROP_TABLES = 3;
/** Shaping is done, and the file has its own table of characters. */
const UNUSED_TABLES = ["GSUB", "GPOS", "GDEF", "cmap", "name", "post", "OS/2", "STAT"];

const wasm = readFileSync(
  fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")),
);
const { instance } = await WebAssembly.instantiate(wasm, {});
const lib = instance.exports as unknown as Subsetter;
const bytes = () => new Uint8Array(lib.memory.buffer);
const tagOf = (name: string) => Buffer.from(name.padEnd(4)).readUInt32BE();

const faceOf = (weight: Weight): number => {
  const data = fontData(weight);
  const at = lib.malloc(data.length);
  bytes().set(data, at);
  return lib.hb_face_create(lib.hb_blob_create(at, data.length, MEMORY_MODE_WRITABLE, 0, 0), 0);
};
const faces = Object.fromEntries(WEIGHTS.map((weight) => [weight, faceOf(weight)])) as Record<
  Weight,
  number
>;

/** The font with these glyphs only, each under its own number. Throws if HarfBuzz cannot make it. */
export const subset = (weight: Weight, glyphs: Iterable<number>): Buffer => {
  const input = lib.hb_subset_input_create_or_fail();
  const wanted = lib.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) lib.hb_set_add(wanted, glyph);
  lib.hb_subset_input_set_flags(input, NO_HINTING | RETAIN_GIDS);
  const dropped = lib.hb_subset_input_set(input, DROP_TABLES);
  for (const table of UNUSED_TABLES) lib.hb_set_add(dropped, tagOf(table));
  const face = lib.hb_subset_or_fail(faces[weight], input);
  lib.hb_subset_input_destroy(input);
  if (face === 0) throw new Error("No subset of the font.");
  const blob = lib.hb_face_reference_blob(face);
  const start = lib.hb_blob_get_data(blob, 0);
  const file = Buffer.from(bytes().subarray(start, start + lib.hb_blob_get_length(blob)));
  lib.hb_blob_destroy(blob);
  lib.hb_face_destroy(face);
  return file;
};
