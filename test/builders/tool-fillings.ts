import fc from "fast-check";
import type { DueLine } from "@/lib/domain/tools/dues";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import { fieldsOf, type ToolField } from "@/lib/domain/tools/tools";
import { MOST_PAISE } from "@/lib/domain/tools/typed-number";
import { anyText } from "./any-text";
import { NAUGHTY_STRINGS } from "./naughty-strings";

/** Paise of all sizes, up to ₹999 crore; few are as large as that when each size is as likely. */
const anyPaise: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, MOST_PAISE - 1, MOST_PAISE),
  ...[500, 1_000_00, 1_00_000_00, MOST_PAISE].map((max) => fc.integer({ min: 0, max })),
);

/** Hundredths of a percent. */
const anyPercent: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, 100_00),
  fc.integer({ min: 0, max: 100_00 }),
);

/** Hundredths as people type them, the plainest way: 12.50. */
const plainText = (hundredths: number): string => {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A text that is right for a field, often near the ends of what it takes. */
const rightText = (field: ToolField): fc.Arbitrary<string> => {
  if (field.kind === "choice") return fc.constantFrom(...field.options);
  if (field.kind === "rupees") return anyPaise.map(plainText);
  if (field.kind === "percent") return anyPercent.map(plainText);
  const { min, max } = field;
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max })).map(String);
};

const recordOf = (id: ToolId, textOf: (field: ToolField) => fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(fieldsOf(id).map(([name, field]) => [name, textOf(field)])));

/** Every field of a tool, filled in right. */
export const anyFilling = (id: ToolId) => recordOf(id, rightText);

/** Texts that are meant to break a reader of numbers. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NAUGHTY_STRINGS),
  anyText({ maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(..."0159,.-+e%₹ /५٠०½\u200b\u00a0"), maxLength: 9 }),
);

/** Every field of a tool: right, empty, or anything at all. */
export const anyTyped = (id: ToolId) =>
  recordOf(id, (field) =>
    fc.oneof({ weight: 3, arbitrary: rightText(field) }, fc.constantFrom("", "0"), hostileText),
  );

const cell = (right: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: right }, fc.constantFrom("", "0"), hostileText);

/** The list of dues, filled in right. */
export const anyDues: fc.Arbitrary<DueLine[]> = fc.array(
  fc.record({
    customer: fc.constantFrom("Rakesh", "मीना"),
    phone: fc.constantFrom("", "98765 43210"),
    due: anyPaise.map(plainText),
    days: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 60 }).map(String)),
    paid: fc.oneof(fc.constant(""), anyPaise.map(plainText)),
  }),
  { maxLength: 5 },
);

/** The list of dues as anybody might type it. */
export const anyTypedDues: fc.Arbitrary<DueLine[]> = fc.array(
  fc.record({
    customer: hostileText,
    phone: hostileText,
    due: cell(anyPaise.map(plainText)),
    days: cell(fc.nat(60).map(String)),
    paid: cell(anyPaise.map(plainText)),
  }),
  { maxLength: 4 },
);
