// holds: #tools
import fc from "fast-check";
import { anyFilling } from "@/test/builders/tool-fillings";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { TOOL_IDS, type ToolId } from "./tool-ids";
import { questionOf } from "@/lib/domain/check/first-steps";
import { fieldsOf, isAsked, sumOf, type TypedTexts, wrongFields } from "./tools";

/** A sum with its words, as "left 358.19". */
const linesOf = (id: ToolId, texts: TypedTexts) =>
  sumOf(id, texts).lines.map(({ name, value }) => `${name} ${value}`);

test("each tool helps with the step of another question", () => {
  const steps = TOOL_IDS.map(questionOf);
  expect(new Set(steps).size).toBe(TOOL_IDS.length);
  expect(QUESTION_IDS).toEqual(expect.arrayContaining(steps));
});

test("what only some sellers pay or get back is asked of them only", () => {
  const askedFor = (gst: string | undefined) =>
    fieldsOf("margin")
      .map(([name]) => name)
      .filter((name) => !isAsked(name, { gst }));
  for (const rate of ["0", "3", "5", "18", "40"]) expect(askedFor(rate)).toEqual(["composition"]);
  expect(askedFor("composition")).toEqual(["purchaseGst"]);
  // Nothing is chosen yet, or the seller is not registered.
  for (const gst of [undefined, "", "unregistered"])
    expect(askedFor(gst)).toEqual(["composition", "purchaseGst"]);
});

test("what was typed before another choice hid its field does not count", () => {
  const hidden = { composition: "5", purchaseGst: "18" };
  const left = ["price 50000", "cost 11800", "left 38200", "share 7640"];
  const item = { price: "500", gst: "unregistered", cost: "118" };
  expect(linesOf("margin", { ...item, ...hidden })).toEqual(left);
  expect(linesOf("margin", { ...item, ...hidden, gst: "0", purchaseGst: "no" })).toEqual(left);
});

test("a choice that is none of the options is none", () => {
  for (const gst of ["", "12", "०", "5 %", "constructor", "__proto__"])
    expect(sumOf("margin", { price: "500", gst, cost: "118" })).toEqual({
      lines: [],
      verdict: null,
    });
});

test("the fields that cannot be read are named in their order", () => {
  const texts = { price: "5OO", gst: "12", cost: "", delivery: "1,5", commission: "101" };
  expect(wrongFields("margin", texts)).toEqual(["price", "delivery", "commission"]);
  expect(wrongFields("margin", {})).toEqual([]);
});

test.each<[ToolId, TypedTexts, readonly string[]]>([
  ["margin", { price: "500", gst: "0", cost: "118" }, ["price", "gst", "cost"]],
  ["break-even", { fixed: "40000", left: "18" }, ["fixed", "left"]],
  ["slow-months", { fixed: "40000", sales: "0", share: "0" }, ["fixed", "sales", "share"]],
])("%s: without one of the fields that it needs there is no sum", (id, texts, needed) => {
  expect(sumOf(id, texts).lines).not.toEqual([]);
  for (const name of needed)
    for (const bad of [undefined, "", "x", "1,5", "-5"])
      expect(sumOf(id, { ...texts, [name]: bad })).toEqual({ lines: [], verdict: null });
});

test("a sum that comes to nothing or less says so", () => {
  const margin = { price: "100", gst: "unregistered" };
  expect(sumOf("margin", { ...margin, cost: "99.99" }).verdict).toBeNull();
  expect(sumOf("margin", { ...margin, cost: "100" }).verdict).toBe("nothingLeft");
  expect(linesOf("margin", { ...margin, cost: "130" })).toEqual([
    "price 10000",
    "cost 13000",
    "left -3000",
    "share -3000",
  ]);
  const discount = { ...margin, cost: "90", sold: "5" };
  expect(sumOf("margin", { ...discount, off: "9.99" }).verdict).toBeNull();
  expect(sumOf("margin", { ...discount, off: "10" }).verdict).toBe("nothingThen");
  expect(linesOf("margin", { ...discount, off: "15" }).slice(-2)).toEqual([
    "off 1500",
    "then -500",
  ]);
  // Where nothing is left now, a discount is not asked about.
  expect(sumOf("margin", { ...discount, cost: "100", off: "5" })).toEqual(
    sumOf("margin", { ...margin, cost: "100" }),
  );
  const slow = { fixed: "250", sales: "1000", months: "3" };
  expect(sumOf("slow-months", { ...slow, share: "24.99" }).verdict).toBeNull();
  expect(sumOf("slow-months", { ...slow, share: "25" }).verdict).toBe("covered");
  expect(linesOf("slow-months", { ...slow, share: "30" })).toEqual(["fixed 25000", "left 30000"]);
});

test("zero is a price of nothing, and a slow month may sell nothing", () => {
  expect(linesOf("margin", { price: "5", gst: "0", cost: "0" })).toEqual([
    "price 500",
    "left 500",
    "share 10000",
  ]);
  expect(linesOf("slow-months", { fixed: "5", sales: "0", share: "25", months: "1" })).toEqual([
    "fixed 500",
    "short 500",
    "all 500",
    "aside 100",
  ]);
  // Under composition, the tax not yet filled in.
  expect(linesOf("margin", { price: "5", gst: "composition", cost: "4" })).toEqual([
    "price 500",
    "cost 400",
    "left 100",
    "share 2000",
  ]);
  // A discount of less than half a paisa is none.
  const small = { price: "1", gst: "0", cost: "0" };
  expect(linesOf("margin", { ...small, off: "0.01", sold: "5" })).toEqual(linesOf("margin", small));
});

test("a number that is too large to be exact is left out", () => {
  const most = "9,99,00,00,000";
  expect(linesOf("margin", { price: "0.01", gst: "0", cost: most, delivery: most })).toEqual([
    "price 1",
    "cost 999000000000",
    "delivery 999000000000",
    "left -1997999999999",
  ]);
  const discount = { gst: "0", cost: "9890099999.99", off: "1", sold: "999999" };
  expect(linesOf("margin", { ...discount, price: most }).slice(-4)).toEqual([
    "share 100",
    "off 9990000000",
    "then 1",
    "more 99900000000000",
  ]);
});

/** What a paisa or two of each rounded part may differ by. */
const ROUNDED_PAISE = 3;

test("the sum with a discount is the sum of the lower price: GST, composition and commission fall with it", () => {
  let discounts = 0;
  fc.assert(
    fc.property(anyFilling("margin"), (texts) => {
      const lines = new Map(sumOf("margin", texts).lines.map(({ name, value }) => [name, value]));
      const [price, left, off, then] = ["price", "left", "off", "then"].map((one) =>
        lines.get(one),
      );
      if (off === undefined) return;
      discounts++;
      const lower = String((price! - off) / 100);
      const again = sumOf("margin", { ...texts, price: lower, off: "" }).lines;
      if (again.length > 0) expect(again.find(({ name }) => name === "left")!.value).toBe(then);
      // Never more than the whole discount is lost.
      expect(left! - then!).toBeLessThanOrEqual(off + ROUNDED_PAISE);
      const needed = lines.get("needed");
      if (needed === undefined) return;
      const sold = BigInt(texts["sold"]!);
      expect(BigInt(needed) * BigInt(then!)).toBeGreaterThanOrEqual(sold * BigInt(left!));
      expect(BigInt(needed - 1) * BigInt(then!)).toBeLessThan(sold * BigInt(left!));
    }),
    { numRuns: 3_000, seed: 2_026_1129 },
  );
  expect(discounts).toBeGreaterThan(500);
});
