// holds: #tools
// Over 1 s: each rule of the sums holds in 20,000 fillings of each tool.
import fc from "fast-check";
import {
  anyDues,
  anyFilling,
  anyTyped,
  anyTypedDues,
  hostileText,
} from "@/test/builders/tool-fillings";
import { type DueLine, duesIn } from "./dues";
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

/** What a price leaves, and all that goes off it. */
const exactParts = (price: bigint, texts: Readonly<Record<string, string>>) => {
  const [cost, delivery] = ["cost", "delivery"].map((name) => hundredths(texts[name]!));
  const rate = RATES.find((one) => one === texts["gst"]);
  const gst = rate ? price - nearest(price * 100n, 100n + BigInt(rate)) : 0n;
  const isBack = rate !== undefined && texts["purchaseGst"] !== "no";
  const net = isBack ? nearest(cost! * 100n, 100n + BigInt(texts["purchaseGst"]!)) : cost!;
  const taxed = texts["gst"] === "composition" ? hundredths(texts["composition"]!) : 0n;
  const composition = nearest(price * taxed, 100_00n);
  const commission = nearest(price * hundredths(texts["commission"]!), 100_00n);
  const left = price - gst - composition - net - delivery! - commission;
  return { price, gst, composition, cost: net, delivery: delivery!, commission, left };
};

const exactMargin = (texts: Readonly<Record<string, string>>): Exact => {
  const price = hundredths(texts["price"]!);
  if (price === 0n) return {};
  const now = exactParts(price, texts);
  const share = nearest(now.left * 100_00n, price);
  const off = nearest(price * hundredths(texts["off"]!), 100_00n);
  if (now.left <= 0n || off === 0n) return { ...now, share };
  const then = exactParts(price - off, texts).left;
  if (then <= 0n) return { ...now, share, off, then };
  const lost = now.left > then ? now.left - then : 0n;
  const needed = up(BigInt(texts["sold"]!) * now.left, then);
  return { ...now, share, off, then, more: nearest(lost * 100_00n, then), needed };
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
      year: nearest(nearest(total * hundredths(texts["loanRate"]!), 100_00n), 100n) * 100n,
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
    return {
      fixed: fixed!,
      left,
      short,
      all,
      aside: up(all, (12n - BigInt(texts["months"]!)) * 100n) * 100n,
    };
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

/** The fields that a sum can do without, and the lines that come of them. */
const OPTIONAL: Readonly<Record<ToolId, Readonly<Record<string, readonly string[]>>>> = {
  udhaar: { salesADay: ["days"], loanRate: ["year"] },
  margin: {
    composition: ["composition"],
    delivery: ["delivery"],
    commission: ["commission"],
    off: ["off", "then", "more", "needed"],
    sold: ["needed"],
  },
  "break-even": { days: ["day"] },
  "slow-months": { months: ["all", "aside"] },
};
/** What is left of an item changes with all that goes off it; a discount is asked about where something is left. */
const TOTALS = ["left", "share", "off", "then", "more", "needed"];

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
      }),
      FEWER,
    );
  },
);
