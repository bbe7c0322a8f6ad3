import { characterOf, fontData, glyphWidth, type Weight, WEIGHTS, type Word } from "./fonts.ts";
import { type PdfWriter, type Ref, ref, textString } from "./pdf-file.ts";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** HarfBuzz's subsetter, bare WebAssembly: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
type Subsetter = Record<
  | ("malloc" | "free" | `hb_blob_${"create" | "destroy" | "get_data" | "get_length"}`)
  | (`hb_face_${"create" | "destroy" | "reference_blob"}` | "hb_set_add" | "hb_subset_or_fail")
  | `hb_subset_input_${"create_or_fail" | "destroy" | "glyph_set" | "set" | "set_flags"}`,
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

/** For a glyph that draws a part of what another glyph stands for. */
const NOTHING = "\u200b";
const MAPPED_AT_ONCE = 100;

const hex = (glyph: number): string => glyph.toString(16).padStart(4, "0");

/** The fonts of one file: which glyphs it uses, and the text of each. */
export const createFontUse = () => {
  const texts: Record<Weight, Map<number, string>> = { regular: new Map(), bold: new Map() };
  const known = new Map<Word, boolean>();

  /** Gives each glyph of a word its text; whether the glyphs one by one yield the word again. */
  const learn = ({ weight, clusters, text }: Word): boolean => {
    const own = texts[weight];
    for (const { text: whole, glyphs } of clusters) {
      let rest = whole;
      const without: number[] = [];
      for (const { id } of glyphs) {
        const character = own.get(id) ?? characterOf(weight, id);
        if (character === undefined || !rest.includes(character)) without.push(id);
        else {
          rest = rest.replace(character, "");
          own.set(id, character);
        }
      }
      for (const id of without) {
        if (own.has(id)) continue;
        own.set(id, characterOf(weight, id) ?? (rest || NOTHING));
        rest = "";
      }
    }
    const read = clusters.flatMap(({ glyphs }) => glyphs.map(({ id }) => own.get(id)));
    // Between a mark and what follows it, readers see gaps.
    return read.join("") === text && !/\p{M}/u.test(text);
  };

  const unicodeTable = (weight: Weight): Buffer => {
    const rows = [...texts[weight]].map(
      ([glyph, text]) => `<${hex(glyph)}><${textString(text).slice(5)}`,
    );
    const blocks: string[] = [];
    for (let from = 0; from < rows.length; from += MAPPED_AT_ONCE) {
      const block = rows.slice(from, from + MAPPED_AT_ONCE);
      blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
    }
    return Buffer.from(
      "/CIDInit/ProcSet findresource begin 12 dict begin begincmap" +
        "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def" +
        "/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n" +
        `1 begincodespacerange<0000><ffff>endcodespacerange\n${blocks.join("\n")}\n` +
        "endcmap CMapName currentdict/CMap defineresource pop end end",
    );
  };

  const writeFont = (file: PdfWriter, weight: Weight): Ref => {
    const glyphs = [...texts[weight].keys()].sort((one, other) => one - other);
    const data = subset(weight, glyphs);
    const name = `${weight === "bold" ? "BZGRWB" : "BZGRWR"}+NotoSansDevanagari-${weight}`;
    const fontFile = file.addStream(`/Length1 ${data.length}`, data);
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-700 -500 1500 1200]/ItalicAngle 0` +
        `/Ascent 1069/Descent -293/CapHeight 714/StemV ${weight === "bold" ? 140 : 80}/FontFile2 ${ref(fontFile)}>>`,
    );
    const widths = glyphs.map((glyph) => `${glyph}[${glyphWidth(weight, glyph)}]`).join("");
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
        `/FontDescriptor ${ref(descriptor)}/DW 600/W[${widths}]/CIDToGIDMap/Identity>>`,
    );
    const unicode = file.addStream("", unicodeTable(weight));
    return file.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${ref(descendant)}]/ToUnicode ${ref(unicode)}>>`,
    );
  };

  return {
    /** Notes a word that is drawn; true if its glyphs alone say its text. */
    take: (word: Word): boolean => {
      const before = known.get(word);
      if (before !== undefined) return before;
      const isPlain = learn(word);
      known.set(word, isPlain);
      return isPlain;
    },

    /** Writes the fonts with the glyphs noted so far; resolves names of resources to objects. */
    write: (file: PdfWriter): string =>
      WEIGHTS.filter((weight) => texts[weight].size > 0)
        .map((weight) => `/${weight} ${ref(writeFont(file, weight))}`)
        .join(""),
  };
};

export type FontUse = ReturnType<typeof createFontUse>;
