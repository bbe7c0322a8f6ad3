import {
  breakEvenSum,
  chargesGst,
  marginSum,
  MONTHS,
  PURCHASE_GST,
  SALES_GST,
  slowMonthsSum,
} from "./sums";
import type { Sum } from "./lines";
import type { ToolId } from "./tool-ids";
import { type NumberKind, typedNumber } from "./typed-number";
import { type Due, udhaarSum } from "./udhaar";

export type ToolField = NumberKind | { kind: "choice"; options: readonly string[] };
type Fields = Readonly<Record<string, ToolField>>;

export type TypedTexts = Readonly<Record<string, string | undefined>>;

type ValueOf<Field extends ToolField> = Field extends { options: readonly (infer Option)[] }
  ? Option | null
  : number | null;
type ValuesOf<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

const read = (field: ToolField, text = "") => {
  if (field.kind !== "choice") return typedNumber(text, field);
  return field.options.includes(text) ? text : null;
};

/** The values of fields; one that cannot be read counts as empty. */
const valuesFrom = <Of extends Fields>(fields: Of, texts: TypedTexts) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = read(field, texts[name]);
      return [name, value === "wrong" ? null : value];
    }),
  ) as ValuesOf<Of>;

type Tool = {
  /** Its fields, in their order. */
  fields: Fields;
  sum: (texts: TypedTexts, dues: readonly Due[]) => Sum;
};

const tool = <Of extends Fields>(
  fields: Of,
  sum: (values: ValuesOf<Of>, dues: readonly Due[]) => Sum,
): Tool => ({ fields, sum: (texts, dues) => sum(valuesFrom(fields, texts), dues) });

const choice = <const Options extends readonly string[]>(options: Options) => ({
  kind: "choice" as const,
  options,
});
const whole = (min: number, max: number) => ({ kind: "whole" as const, min, max });
const RUPEES = { kind: "rupees" } as const;
const PERCENT = { kind: "percent" } as const;

const TOOLS: Readonly<Record<ToolId, Tool>> = {
  udhaar: tool({ salesADay: RUPEES, loanRate: PERCENT }, (values, dues) => udhaarSum(dues, values)),
  margin: tool(
    {
      price: RUPEES,
      gst: choice(SALES_GST),
      composition: PERCENT,
      cost: RUPEES,
      purchaseGst: choice(PURCHASE_GST),
      delivery: RUPEES,
      commission: PERCENT,
      off: PERCENT,
      sold: whole(1, 999_999),
    },
    marginSum,
  ),
  "break-even": tool({ fixed: RUPEES, left: RUPEES, days: whole(1, 31) }, breakEvenSum),
  "slow-months": tool(
    { fixed: RUPEES, sales: RUPEES, share: PERCENT, months: whole(1, MONTHS - 1) },
    slowMonthsSum,
  ),
};

/** The fields of a tool with their names, in their order. */
export const fieldsOf = (id: ToolId): readonly (readonly [string, ToolField])[] =>
  Object.entries(TOOLS[id].fields);

/** The names of the fields that cannot be read. */
export const wrongFields = (id: ToolId, texts: TypedTexts): string[] =>
  fieldsOf(id)
    .filter(([name, field]) => read(field, texts[name]) === "wrong")
    .map(([name]) => name);

/** Whether a field counts: the tax of composition and the GST of purchases depend on the GST that was chosen. */
export const isAsked = (name: string, { gst }: TypedTexts): boolean =>
  (name !== "composition" || gst === "composition") && (name !== "purchaseGst" || chargesGst(gst));

/** The sum of a tool; a field that is empty or cannot be read gives no line. */
export const sumOf = (id: ToolId, texts: TypedTexts, dues: readonly Due[] = []): Sum =>
  TOOLS[id].sum(texts, dues);
