// holds: #tools
import fc from "fast-check";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { duesIn } from "@/lib/domain/tools/dues";
import type { Sum } from "@/lib/domain/tools/lines";
import { TOOL_IDS, type ToolId } from "@/lib/domain/tools/tool-ids";
import { fieldsOf, sumOf, type TypedTexts, wrongFields } from "@/lib/domain/tools/tools";
import { OLD_DAYS } from "@/lib/domain/tools/udhaar";
import { anyTyped, anyTypedDues } from "@/test/builders/tool-fillings";
import { EXAMPLE_DUES, TOOL_EXAMPLES } from "./facts/tool-examples";
import { contentIn } from "./index";

/** The same fillings each time, 16,000 for the four tools. */
const RUNS = { numRuns: 4_000, seed: 2_026_1126 };

const wordsOf = (lang: Lang, id: ToolId) => contentIn(lang).tools.all[id];
const namesIn = ({ lines }: Sum) => lines.map(({ name }) => name);
const inBoth = LANGS.flatMap((lang) => TOOL_IDS.map((id) => [lang, id] as const));

/** The paths of all texts, such as "margin/fields/gst/label". */
const pathsIn = (value: object, path = ""): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === "object" && inner !== null
      ? pathsIn(inner, `${path}/${key}`)
      : [`${path}/${key}`],
  );

test("both languages have the same texts", () => {
  const [en, hi] = LANGS.map((lang) => pathsIn(contentIn(lang).tools).toSorted());
  expect(hi).toEqual(en);
});

test.each(inBoth)(
  "%s %s: each field and each choice has its words, and no others are there",
  (lang, id) => {
    const { fields } = wordsOf(lang, id);
    expect(Object.keys(fields)).toEqual(fieldsOf(id).map(([name]) => name));
    for (const [name, field] of fieldsOf(id)) {
      const { label, options = {} } = fields[name]!;
      expect(label).toMatch(/\p{L}/u);
      if (field.kind !== "choice") expect(options).toEqual({});
      else expect(field.options).toEqual(expect.arrayContaining(Object.keys(options)));
      // A rate needs no words: it is written "18 %".
      const rest = field.kind === "choice" ? field.options.filter((one) => !options[one]) : [];
      expect(rest.filter((one) => !/^\d+$/.test(one))).toEqual([]);
    }
  },
);

test.each(TOOL_IDS)(
  "%s: each line and verdict that a sum can have has its words, and no others are there",
  (id) => {
    const seen = { lines: new Set<string>(), verdicts: new Set<string>() };
    const orders = new Set<string>();
    fc.assert(
      fc.property(anyTyped(id), anyTypedDues, (texts, dues) => {
        const sum = sumOf(id, texts, duesIn(dues));
        for (const name of namesIn(sum)) seen.lines.add(name);
        if (sum.verdict !== null) seen.verdicts.add(sum.verdict);
        orders.add(namesIn(sum).join());
      }),
      RUNS,
    );
    for (const { lines, verdicts } of LANGS.map((lang) => wordsOf(lang, id))) {
      expect(Object.keys(lines).toSorted()).toEqual([...seen.lines].toSorted());
      expect(Object.keys(verdicts).toSorted()).toEqual([...seen.verdicts].toSorted());
      expect([...Object.values(lines), ...Object.values(verdicts)].join()).not.toMatch(
        /(^|,)(,|$)/,
      );
      // The page shows the lines in the order of their words.
      for (const order of orders)
        expect(order).toBe(
          Object.keys(lines)
            .filter((name) => order.split(",").includes(name))
            .join(),
        );
    }
  },
);

test.each(inBoth)(
  "%s %s: what the message leaves open is a line of the sum, or the customer",
  (lang, id) => {
    const { lines, message } = wordsOf(lang, id);
    // Each customer has a message of his own.
    const known = id === "udhaar" ? { ...lines, customer: "" } : lines;
    expect(fill(message, known)).not.toMatch(/[{}]/);
  },
);

/** The lines of a tool that have a field of the same name. */
const ownFields = (id: ToolId) => fieldsOf(id).map(([name]) => name);

test.each(TOOL_IDS)("%s: the example gives the whole sum, and nothing to warn of", (id) => {
  const typed: TypedTexts = TOOL_EXAMPLES[id];
  const sum = sumOf(id, typed, id === "udhaar" ? duesIn(EXAMPLE_DUES) : []);
  // What the example does not fill in has no line.
  const left = ownFields(id).filter((name) => typed[name] === undefined);
  const lines = Object.keys(wordsOf("en", id).lines).filter((name) => !left.includes(name));
  expect(namesIn(sum)).toEqual(lines);
  expect(sum.verdict).toBeNull();
  expect(wrongFields(id, typed)).toEqual([]);
});

test.each(LANGS)("%s: each due of the example has a customer", (lang) => {
  expect(new Set(contentIn(lang).tools.customers).size).toBe(EXAMPLE_DUES.length);
});

const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, digits]) => Number(digits));

test.each(LANGS)(
  "%s: where the margin rule refuses a discount, it would need twice the sales",
  (lang) => {
    const { rule } = wordsOf(lang, "margin");
    const rupees = numbersIn(rule, /₹(\d+)/g);
    const [off] = numbersIn(rule, /(\d+) %/g);
    const price = Math.max(...rupees);
    const typed = { price: `${price}`, gst: "0", cost: `${price - Math.min(...rupees)}` };
    const { lines } = sumOf("margin", { ...typed, off: `${off}`, sold: "900" });
    expect(rule).toMatch(/twice the sales|दुगुनी बिक्री/);
    expect(lines.at(-1)).toMatchObject({ name: "needed", value: 2 * 900 });
  },
);

test.each(LANGS)("%s: the other rules say what their sums count", (lang) => {
  expect(numbersIn(wordsOf(lang, "udhaar").lines["old"]!, /(\d+)/g)).toEqual([OLD_DAYS]);
  // By the 15th of 30 days half of the bills, which the sum has as a line.
  expect(numbersIn(wordsOf(lang, "break-even").rule, /(\d+)/g)).toEqual([30 / 2]);
  const [month, , half] = sumOf("break-even", TOOL_EXAMPLES["break-even"]).lines;
  expect(half).toMatchObject({ name: "half", value: Math.ceil(month!.value / 2) });
  // "₹75 of goods in ₹100: write 25."
  const hint = wordsOf(lang, "slow-months").fields["share"]!.hint!;
  const [left] = numbersIn(hint, /(?<!₹)\b(\d+)/g);
  const rupees = numbersIn(hint, /₹(\d+)/g);
  expect(left).toBe(Math.max(...rupees) - Math.min(...rupees));
});
