// holds: #tools
// Over 1 s: each rule of the sums holds in 20,000 fillings of each tool.
import fc from "fast-check";
import {
  anyDues,
  anyFilling,
  anyPaise,
  anyPercent,
  anyTyped,
  anyTypedDues,
  hostileText,
  plainText,
} from "@/test/builders/tool-fillings";
import { type DueLine, duesIn, problemsOf } from "./dues";
import { lineText, type Sum } from "./lines";
import { TOOL_IDS, type ToolId } from "./tool-ids";
import { fieldsOf, sumOf as sumWith, type TypedTexts, wrongFields } from "./tools";
import { typedNumber } from "./typed-number";
import { OLD_DAYS } from "./udhaar";

jest.setTimeout(120_000);

const sumOf = (id: ToolId, texts: TypedTexts, lines: readonly DueLine[] = []): Sum =>
  sumWith(id, texts, duesIn(lines));

/** The same fillings each time; a failed run names its own. */
const RUNS = { numRuns: 20_000, seed: 2_026_1126 };
/** For what is read, not worked out: per tool. */
const FEWER = { ...RUNS, numRuns: 2_000 };
const RATES = ["0", "3", "5", "18", "40"] as const;

/** Fails with the two if they differ. (A matcher takes longer than a sum, and most runs are equal.) */
const same = (seen: unknown, meant: unknown): void => {
  if (JSON.stringify(seen) !== JSON.stringify(meant)) expect(seen).toEqual(meant);
};
/** Fails with the numbers if a rule does not hold. */
const holds = (is: boolean, ...numbers: readonly unknown[]): void => {
  if (!is) throw new Error(numbers.join(", "));
};

const valuesOf = ({ lines }: Sum): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ name, value }) => [name, value]));

/** What is left of an item; there is a price in every filling here. */
const leftOf = (texts: TypedTexts) => valuesOf(sumOf("margin", texts))["left"]!;
const anyItem = fc
  .tuple(anyFilling("margin"), anyPaise)
  .map(([texts, price]): TypedTexts => ({ ...texts, price: plainText(price || 1) }));

test("what is left never rises with cost, delivery, commission, tax or the rate of GST", () => {
  const twoOf = (hundredths: fc.Arbitrary<number>) => fc.tuple(hundredths, hundredths);
  const changes = fc.record({
    cost: twoOf(anyPaise),
    delivery: twoOf(anyPaise),
    commission: twoOf(anyPercent),
    composition: twoOf(anyPercent),
  });
  const rates = fc.tuple(fc.nat(RATES.length - 1), fc.nat(RATES.length - 1));
  fc.assert(
    fc.property(anyItem, changes, rates, (texts, change, two) => {
      for (const [name, pair] of Object.entries(change)) {
        const [less, more] = pair.toSorted((a, b) => a - b).map(plainText);
        holds(leftOf({ ...texts, [name]: more }) <= leftOf({ ...texts, [name]: less }), name);
      }
      const [low, high] = two.toSorted((a, b) => a - b).map((at) => RATES[at]);
      holds(leftOf({ ...texts, gst: high }) <= leftOf({ ...texts, gst: low }), low, high);
    }),
    RUNS,
  );
});

test("without the GST of purchases an item never leaves more than with it", () => {
  fc.assert(
    fc.property(anyItem, fc.constantFrom(...RATES.slice(1)), (texts, purchaseGst) => {
      const kept = leftOf({ ...texts, purchaseGst: "no" });
      holds(kept <= leftOf({ ...texts, purchaseGst }), kept);
      same(leftOf({ ...texts, purchaseGst: "" }), kept);
    }),
    RUNS,
  );
});

test("so many pieces cover the costs, and one piece less does not", () => {
  fc.assert(
    fc.property(anyFilling("break-even"), (texts) => {
      const { month, day, half } = valuesOf(sumOf("break-even", texts));
      const [fixed, left, days] = [texts["fixed"], texts["left"], texts["days"]].map(Number);
      if (!fixed || !left) return same(month, undefined);
      const [costs, each] = [BigInt(Math.round(fixed * 100)), BigInt(Math.round(left * 100))];
      holds(BigInt(month!) * each >= costs && BigInt(month! - 1) * each < costs, month);
      holds(day! * days! >= month! && (day! - 1) * days! < month!, month, day);
      holds(half! * 2 >= month! && (half! - 1) * 2 < month!, month, half);
    }),
    RUNS,
  );
});

test("what is put aside in good months covers the slow ones, and one paisa less does not", () => {
  fc.assert(
    fc.property(anyFilling("slow-months"), (texts) => {
      const { fixed, left = 0, short, all, aside } = valuesOf(sumOf("slow-months", texts));
      if (fixed === undefined || fixed <= left) return same(aside, undefined);
      const slow = Number(texts["months"]);
      same([short, all], [fixed - left, short! * slow]);
      holds(aside! * (12 - slow) >= all! && (aside! - 1) * (12 - slow) < all!, all, aside);
    }),
    RUNS,
  );
});

/** A discount on an item that leaves no more than its price, as most do. */
const anyDiscount = fc
  .tuple(anyFilling("discount"), anyPaise, anyPercent)
  .map(([texts, price, share]): TypedTexts => ({
    ...texts,
    price: plainText(price),
    left: plainText(Math.floor(price * (share / 100_00))),
  }));

test("sold so much more, a piece with the discount brings what it brought", () => {
  fc.assert(
    fc.property(fc.oneof(anyDiscount, anyFilling("discount")), (texts) => {
      const sum = sumOf("discount", texts);
      const { left, off, then, more, needed } = valuesOf(sum);
      if (left === undefined) return;
      same(then, left - off!);
      if (sum.verdict === "nothingLeft") return holds(then! <= 0, then);
      // `more` is x in hundredths of a percent: (1 + x) × then is left, within half of one hundredth.
      if (more !== undefined) {
        const missed = BigInt(100_00 + more) * BigInt(then!) - BigInt(left) * 100_00n;
        holds(2n * (missed < 0n ? -missed : missed) <= BigInt(then!), more, then);
      }
      if (needed === undefined) return;
      const before = BigInt(left) * BigInt(texts["sold"]!);
      holds(BigInt(needed) * BigInt(then!) >= before, needed, then);
      holds(BigInt(needed - 1) * BigInt(then!) < before, needed, then);
    }),
    RUNS,
  );
});

/** `a` ÷ `b` as a fraction is rounded by hand: the nearest whole number, halves away from zero. */
const nearest = (a: bigint, b: bigint): bigint => {
  const rest = a % b;
  const size = rest < 0n ? -rest : rest;
  return a / b + (2n * size >= b ? (a < 0n ? -1n : 1n) : 0n);
};
const up = (a: bigint, b: bigint): bigint => a / b + (a % b > 0n ? 1n : 0n);

/** An amount or a percent that was typed as `plainText`, in hundredths. */
const hundredths = (text: string): bigint => BigInt(text.replace(".", ""));
type Exact = Readonly<Record<string, bigint>>;

const exactMargin = (texts: Readonly<Record<string, string>>): Exact => {
  const [price, cost, delivery] = ["price", "cost", "delivery"].map((name) =>
    hundredths(texts[name]!),
  );
  const rate = RATES.find((one) => one === texts["gst"]);
  const gst = rate ? price! - nearest(price! * 100n, 100n + BigInt(rate)) : 0n;
  const isBack = rate !== undefined && texts["purchaseGst"] !== "no";
  const net = isBack ? nearest(cost! * 100n, 100n + BigInt(texts["purchaseGst"]!)) : cost!;
  const taxed = texts["gst"] === "composition" ? hundredths(texts["composition"]!) : 0n;
  const composition = nearest(price! * taxed, 100_00n);
  const commission = nearest(price! * hundredths(texts["commission"]!), 100_00n);
  const left = price! - gst - composition - net - delivery! - commission;
  if (price === 0n) return {};
  const share = nearest(left * 100_00n, price!);
  return {
    price: price!,
    gst,
    composition,
    cost: net,
    delivery: delivery!,
    commission,
    left,
    share,
  };
};

const exactDues = (dues: readonly DueLine[]) =>
  dues.map(({ due, days, paid }) => {
    const left = hundredths(due) - (paid === "" ? 0n : hundredths(paid));
    return { left: left > 0n ? left : 0n, isOld: Number(days) > OLD_DAYS };
  });
const totalOf = (dues: readonly { left: bigint }[]) =>
  dues.reduce((sum, { left }) => sum + left, 0n);

/** The sums once more, in numbers of any size, from what was typed as `plainText`. */
const EXACTLY: Readonly<
  Record<ToolId, (texts: Readonly<Record<string, string>>, dues: readonly DueLine[]) => Exact>
> = {
  udhaar: (texts, dues) => {
    const owed = exactDues(dues);
    const total = totalOf(owed);
    const sales = hundredths(texts["salesADay"]!);
    if (total === 0n) return {};
    return {
      total,
      old: totalOf(owed.filter(({ isOld }) => isOld)),
      days: sales === 0n ? 0n : up(total, sales),
      year: nearest(total * hundredths(texts["loanRate"]!), 100_00n),
    };
  },
  margin: exactMargin,
  "break-even": (texts) => {
    const [fixed, left] = [hundredths(texts["fixed"]!), hundredths(texts["left"]!)];
    if (fixed === 0n || left === 0n) return {};
    const month = up(fixed, left);
    return { month, day: up(month, BigInt(texts["days"]!)), half: up(month, 2n) };
  },
  "slow-months": (texts) => {
    const [fixed, sales, share] = ["fixed", "sales", "share"].map((name) =>
      hundredths(texts[name]!),
    );
    const left = nearest(sales! * share!, 100_00n);
    const short = fixed! - left;
    if (fixed === 0n) return {};
    if (short <= 0n) return { fixed: fixed!, left };
    const all = short * BigInt(texts["months"]!);
    return { fixed: fixed!, left, short, all, aside: up(all, 12n - BigInt(texts["months"]!)) };
  },
  discount: (texts) => {
    const [price, left, percent] = ["price", "left", "off"].map((name) => hundredths(texts[name]!));
    const off = nearest(price! * percent!, 100_00n);
    const then = left! - off;
    if (left === 0n || off === 0n) return {};
    if (then <= 0n) return { left: left!, off, then };
    const more = nearest(off * 100_00n, then);
    return { left: left!, off, then, more, needed: up(BigInt(texts["sold"]!) * left!, then) };
  },
};

/** Lines that are there although they are zero: they are the result. */
const RESULTS = ["left", "then"];
const isShown = (id: ToolId, name: string, value: bigint): boolean => {
  const size = value < 0n ? -value : value;
  if (size > BigInt(Number.MAX_SAFE_INTEGER)) return false;
  return value !== 0n || (RESULTS.includes(name) && id !== "slow-months") || name === "more";
};

test.each(TOOL_IDS)("%s: every number of a sum is exact, up to ₹999 crore in every field", (id) => {
  fc.assert(
    fc.property(anyFilling(id), anyDues, (texts, dues) => {
      const exact = Object.entries(EXACTLY[id](texts, dues))
        .filter(([name, value]) => isShown(id, name, value))
        .map(([name, value]) => `${name} ${value}`);
      const { lines } = sumOf(id, texts, dues);
      same(
        lines.map(({ name, value }) => `${name} ${value}`),
        exact,
      );
      holds(lines.every(({ value }) => Number.isSafeInteger(value)));
    }),
    RUNS,
  );
});

const devanagari = (text: string): string =>
  text.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)]!);
const withCommas = (text: string): string => {
  const [whole = "", ...decimals] = text.split(".");
  return [BigInt(whole).toLocaleString("en-IN"), ...decimals].join(".");
};
const fullWidth = (text: string): string =>
  text.replace(/[\d.,]/g, (one) => String.fromCodePoint(one.codePointAt(0)! + 0xfee0));

/** Other ways to write the same number in a field of a kind. */
const SPELLINGS: Readonly<Record<string, (text: string, kind: string) => string>> = {
  devanagari,
  commas: withCommas,
  "devanagari with commas": (text) => devanagari(withCommas(text)),
  "full-width": (text) => fullWidth(withCommas(text)),
  blanks: (text) => ` \t${text}\u00a0 `,
  invisible: (text) => [...`\u200b${text}`].join("\u200d"),
  sign: (text, kind) => ({ rupees: `₹ ${text}`, percent: `${text} %` })[kind] ?? text,
  "Rs.": (text, kind) => (kind === "rupees" ? `Rs. ${text}/-` : text),
  रु: (text, kind) => (kind === "rupees" ? `₹${devanagari(text)} रु` : text),
};

test.each(TOOL_IDS)("%s: however the same numbers are written, the paise are the same", (id) => {
  const anySpelling = fc.constantFrom(...Object.keys(SPELLINGS));
  fc.assert(
    fc.property(anyFilling(id), anyDues, anySpelling, (texts, dues, name) => {
      const spelled = Object.fromEntries(
        fieldsOf(id).map(([field, { kind }]) => {
          const text = texts[field]!;
          return [field, kind === "choice" ? text : SPELLINGS[name]!(text, kind)];
        }),
      );
      const rupees = (text: string) => (text === "" ? "" : SPELLINGS[name]!(text, "rupees"));
      const list = dues.map((due) => ({ ...due, due: rupees(due.due), paid: rupees(due.paid) }));
      same([name, wrongFields(id, spelled)], [name, []]);
      same(sumOf(id, spelled, list), sumOf(id, texts, dues));
    }),
    FEWER,
  );
});

/** The fields that a sum can do without, and the lines that come of them. */
const OPTIONAL: Readonly<Record<ToolId, Readonly<Record<string, readonly string[]>>>> = {
  udhaar: { salesADay: ["days"], loanRate: ["year"] },
  margin: {
    composition: ["composition"],
    delivery: ["delivery"],
    commission: ["commission"],
  },
  "break-even": { days: ["day"] },
  "slow-months": { months: ["all", "aside"] },
  discount: { sold: ["needed"] },
};
/** What is left of an item changes with all that goes off it. */
const TOTALS = ["left", "share"];

test.each(TOOL_IDS)("%s: a field without a number gives no line, and the others stay", (id) => {
  const names = Object.keys(OPTIONAL[id]);
  const without = fc.oneof(fc.constantFrom("", "0", "1,5", "-5", "2.345", "x"), hostileText);
  fc.assert(
    fc.property(
      anyFilling(id),
      anyDues,
      fc.constantFrom(...names),
      without,
      (texts, dues, name, bad) => {
        const field = fieldsOf(id).find(([one]) => one === name)![1];
        fc.pre(field.kind !== "choice" && ["wrong", 0, null].includes(typedNumber(bad, field)));
        const own = OPTIONAL[id][name]!;
        const others = (sum: Sum) =>
          Object.entries(valuesOf(sum)).filter(
            ([line]) => !own.includes(line) && !(id === "margin" && TOTALS.includes(line)),
          );
        const sum = sumOf(id, { ...texts, [name]: bad }, dues);
        holds(!sum.lines.some((line) => own.includes(line.name)), name);
        same(others(sum), others(sumOf(id, texts, dues)));
        same(sum, sumOf(id, { ...texts, [name]: undefined }, dues));
      },
    ),
    FEWER,
  );
});

test("a line of dues that cannot be read leaves the others as they are", () => {
  const bad = fc.constantFrom("x", "1,5", "-5", "5OO", "2.345");
  fc.assert(
    fc.property(anyDues, bad, fc.nat(4), (dues, text, at) => {
      const line: DueLine = { customer: "", phone: "", due: "700", days: "40", paid: "" };
      const wrong = { ...line, [at % 2 ? "due" : "paid"]: text };
      const list = dues.toSpliced(at, 0, wrong);
      const left = (one: readonly DueLine[]) => duesIn(one).map(({ at: _at, ...rest }) => rest);
      same(left(list), left(dues));
    }),
    FEWER,
  );
});

test.each(TOOL_IDS)(
  "%s: no text makes an exception, a number that is none, or minus zero",
  (id) => {
    fc.assert(
      fc.property(anyTyped(id), anyTypedDues, (texts, dues) => {
        const { lines } = sumOf(id, texts, dues);
        holds(lines.every(({ value }) => Number.isSafeInteger(value) && !Object.is(value, -0)));
        holds(
          lines.every((line) => /^(?:− )?₹?\d[\d,]*(?:\.\d{1,2})?(?: %)?$/.test(lineText(line))),
        );
        const names = fieldsOf(id).map(([name]) => name);
        holds(wrongFields(id, texts).every((name) => names.includes(name)));
        for (const due of dues) holds(problemsOf(due).length <= 4);
      }),
      FEWER,
    );
  },
);
