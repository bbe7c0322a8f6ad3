// Run by lib/pdf/engine.test.ts in plain Node: Jest cannot load HarfBuzz, whose module has a top-level await.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inflateSync } from "node:zlib";
import { createFontUse, subset } from "@/lib/pdf/font-use";
import { fontData, shaped } from "@/lib/pdf/fonts";
import { wrap } from "@/lib/pdf/lines";
import { createPdfWriter, ref, textString } from "@/lib/pdf/pdf-file";
import { createPen, GREEN, PAGE, RULE } from "@/lib/pdf/pen";
import { linkObject, newElement, writeStructure } from "@/lib/pdf/structure";

const STYLE = { size: 10, weight: "regular", colour: GREEN } as const;
const textsOf = (lines: ReturnType<typeof wrap>) =>
  lines.map(({ words }) => words.map(({ word }) => word.text).join(" "));
const isNear = (is: number, wanted: number) => assert.ok(Math.abs(is - wanted) < 0.02);
const newPen = () => {
  const section = newElement("Sect");
  return {
    section,
    pen: createPen(section, createFontUse(), 1, { ink: RULE, soft: RULE, red: GREEN }),
  };
};

void describe("lines", () => {
  void test("are broken at spaces, none wider than asked", () => {
    const lines = wrap([{ ...STYLE, text: "One two three four five" }], 60);
    assert.equal(textsOf(lines).join(" "), "One two three four five");
    assert.ok(lines.length > 1);
    for (const { width } of lines) assert.ok(width <= 60);
  });

  void test("cut a word that is wider than a line between syllables", () => {
    const lines = textsOf(wrap([{ ...STYLE, text: "किताबकिताबकिताब" }], 30));
    assert.equal(lines.join(""), "किताबकिताबकिताब");
    assert.ok(lines.length > 1);
    for (const line of lines) assert.doesNotMatch(line, /^\p{M}/u);
  });

  void test("of an empty text are none", () =>
    assert.deepEqual(wrap([{ ...STYLE, text: " " }], 60), []));
});

void describe("the pen", () => {
  void test("goes down by what it measured, and onto a new page where one is full", () => {
    const { pen } = newPen();
    const height = pen.measure(["One line."]);
    pen.write(["One line."]);
    isNear(pen.at(), PAGE.top + height);
    pen.moveTo(PAGE.height - PAGE.bottom - height / 2);
    pen.write(["The next page."]);
    assert.equal(pen.pages.length, 2);
    isNear(pen.at(), PAGE.top + height);
  });

  void test("puts text into the open element, and decoration outside of all", () => {
    const { section, pen } = newPen();
    pen.say("H1", ["Title"]);
    pen.rule(RULE);
    const [page] = pen.pages;
    const title = { tag: "H1", kids: [{ page, number: 0 }], more: "" };
    assert.deepEqual(section.kids, [title]);
    assert.equal(page!.pieces[0], section.kids[0]);
    assert.match(page!.ops.at(-1)!, /^\/Artifact BMC/);
  });

  void test("notes where a link is", () => {
    const { pen } = newPen();
    pen.write(["our page"], { href: "https://a.example" });
    const [link] = pen.pages[0]!.links;
    assert.deepEqual([link!.href, link!.label], ["https://a.example", "our page"]);
    isNear(link!.box[2]! - link!.box[0]!, pen.widthOf(["our page"]));
  });
});

void test("a subset is a small font that has its glyphs under their numbers", () => {
  const glyphs = shaped("bold", "क्ष").clusters.flatMap((one) => one.glyphs.map(({ id }) => id));
  const font = subset("bold", glyphs);
  assert.equal(font.readUInt32BE(), 0x00010000);
  assert.ok(font.length < fontData("bold").length / 5);
  assert.ok(subset("bold", []).length < font.length);
});

void test("the structure names each element's parent and page, and links follow the pages", () => {
  const file = createPdfWriter();
  const { section, pen } = newPen();
  pen.say("P", ["text"], { href: "https://a.example/(1)" });
  const [page] = pen.pages;
  const [link] = page!.links;
  const [pageId, linkId] = [file.reserve(), file.add(linkObject(link!, 1))];
  assert.match(linkObject(link!, 1), /URI\(https:\/\/a\.example\/\\\(1\\\)\)/);
  const root = writeStructure(
    file,
    section,
    new Map([[page!, pageId]]),
    new Map([[link!, linkId]]),
  );
  const whole = file.bytes(root, root).toString("latin1");
  const packed = whole.split("/Type/ObjStm")[1]!.split("stream\n")[1]!;
  const objects = inflateSync(Buffer.from(packed, "latin1")).toString();
  for (const part of [
    `/S/P/P ${ref(root + 1)}/K[<</Type/MCR/Pg ${ref(pageId)}/MCID 0>>`,
    `<</Type/OBJR/Obj ${ref(linkId)}>>`,
    "/ParentTreeNextKey 2",
  ])
    assert.ok(objects.includes(part), `${part} is not in ${objects}`);
});

void describe("the file", () => {
  const made = () => {
    const file = createPdfWriter();
    const root = file.reserve();
    file.addStream("", Buffer.from("drawn"));
    file.set(root, "<</Type/Catalog>>");
    return file.bytes(root, root);
  };

  void test("says at its end where its table of objects begins", () => {
    const text = made().toString("latin1");
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
    assert.match(text.slice(start), /^\d+ 0 obj\n<<\/Type\/XRef/);
  });

  void test("of the same objects is the same file", () => assert.deepEqual(made(), made()));

  void test("writes any text in UTF-16", () => assert.equal(textString("A₹"), "<FEFF004120b9>"));
});
