// holds: #tools
import { type DueLine, duesIn } from "./dues";
import type { ToolId } from "./tool-ids";
import { sumOf, type TypedTexts } from "./tools";

/** Ten cases and one list, worked by hand: `sum` is in paise, hundredths of a percent, or things. */
type Case = {
  name: string;
  tool: ToolId;
  typed: TypedTexts;
  dues?: readonly DueLine[];
  /** How it is worked out with a pencil. */
  byHand: readonly string[];
  sum: Readonly<Record<string, number>>;
};

const due = (customer: string, rupees: string, days: string, paid: string): DueLine => ({
  customer,
  phone: "",
  due: rupees,
  days,
  paid,
});

const CASES: readonly Case[] = [
  {
    name: "a kilo in a kirana that is not registered",
    tool: "margin",
    typed: { price: "62", gst: "unregistered", cost: "54.50", delivery: "0.50" },
    byHand: ["62.00 − 54.50 − 0.50 = 7.00", "7 ÷ 62 × 100 = 11.290… → 11.29"],
    sum: { price: 62_00, cost: 54_50, delivery: 50, left: 7_00, share: 11_29 },
  },
  {
    name: "a kirana item at 5 %, whose purchase GST of 18 % comes back",
    tool: "margin",
    typed: { price: "105", gst: "5", cost: "94.40", purchaseGst: "18" },
    byHand: [
      "GST: 105 × 5 ÷ 105 = 5.00",
      "cost: 94.40 × 100 ÷ 118 = 80.00",
      "105 − 5 − 80 = 20.00",
      "20 ÷ 105 × 100 = 19.047… → 19.05",
    ],
    sum: { price: 105_00, gst: 5_00, cost: 80_00, left: 20_00, share: 19_05 },
  },
  {
    name: "a facial at 5 %, no GST back",
    tool: "margin",
    typed: { price: "500", gst: "5", cost: "118", purchaseGst: "no" },
    byHand: [
      "GST: 500 × 5 ÷ 105 = 23.809… → 23.81",
      "500 − 23.81 − 118.00 = 358.19",
      "358.19 ÷ 500 × 100 = 71.638 → 71.64",
    ],
    sum: { price: 500_00, gst: 23_81, cost: 118_00, left: 358_19, share: 71_64 },
  },
  {
    name: "a plate of a restaurant at 5 %, through an app that takes 22 %",
    tool: "margin",
    typed: {
      price: "315",
      gst: "5",
      cost: "110",
      purchaseGst: "no",
      delivery: "12",
      commission: "22",
    },
    byHand: [
      "GST: 315 × 5 ÷ 105 = 15.00",
      "commission: 315 × 22 ÷ 100 = 69.30",
      "315 − 15 − 110 − 12 − 69.30 = 108.70",
      "108.70 ÷ 315 × 100 = 34.507… → 34.51",
    ],
    sum: {
      price: 31500,
      gst: 1500,
      cost: 11e3,
      delivery: 1200,
      commission: 6930,
      left: 10870,
      share: 3451,
    },
  },
  {
    name: "a job of a workshop at 18 %, whose purchase GST comes back",
    tool: "margin",
    typed: { price: "2,360", gst: "18", cost: "1,180", purchaseGst: "18" },
    byHand: [
      "GST: 2,360 × 18 ÷ 118 = 360.00",
      "cost: 1,180 × 100 ÷ 118 = 1,000.00",
      "2,360 − 360 − 1,000 = 1,000.00",
      "1,000 ÷ 2,360 × 100 = 42.372… → 42.37",
    ],
    sum: { price: 2_360_00, gst: 360_00, cost: 1_000_00, left: 1_000_00, share: 42_37 },
  },
  {
    name: "a kurti at 5 %, sold online",
    tool: "margin",
    typed: {
      price: "₹840",
      gst: "5",
      cost: "₹420",
      purchaseGst: "5",
      delivery: "₹75",
      commission: "15 %",
    },
    byHand: [
      "GST: 840 × 5 ÷ 105 = 40.00",
      "cost: 420 × 100 ÷ 105 = 400.00",
      "commission: 840 × 15 ÷ 100 = 126.00",
      "840 − 40 − 400 − 75 − 126 = 199.00",
      "199 ÷ 840 × 100 = 23.690… → 23.69",
    ],
    sum: {
      price: 84e3,
      gst: 4e3,
      cost: 4e4,
      delivery: 7500,
      commission: 12600,
      left: 19900,
      share: 2369,
    },
  },
  {
    name: "a trader under composition at 1 %: no GST of purchases comes back",
    tool: "margin",
    typed: {
      price: "1,200",
      gst: "composition",
      composition: "1",
      cost: "950",
      purchaseGst: "18",
    },
    byHand: [
      "tax: 1,200 × 1 ÷ 100 = 12.00",
      "1,200 − 12 − 950 = 238.00",
      "238 ÷ 1,200 × 100 = 19.833… → 19.83",
    ],
    sum: { price: 1_200_00, composition: 12_00, cost: 950_00, left: 238_00, share: 19_83 },
  },
  {
    name: "a tea stall: ₹6 left a glass",
    tool: "break-even",
    typed: { fixed: "21,000", left: "6", days: "30" },
    byHand: [
      "rent 9,000 + helper 9,000 + gas 3,000 = 21,000",
      "21,000 ÷ 6 = 3,500 glasses",
      "3,500 ÷ 30 = 116.6… → 117 a day",
      "3,500 ÷ 2 = 1,750 by the middle of the month",
    ],
    sum: { month: 3_500, day: 117, half: 1_750 },
  },
  {
    name: "a gift shop with five slow months",
    tool: "slow-months",
    typed: { fixed: "38,500", sales: "90,000", share: "27.5", months: "5" },
    byHand: [
      "90,000 × 27.5 ÷ 100 = 24,750",
      "38,500 − 24,750 = 13,750",
      "13,750 × 5 = 68,750",
      "68,750 ÷ 7 good months = 9,821.428… → 9,821.43",
    ],
    sum: {
      fixed: 385e4,
      left: 2475e3,
      short: 1375e3,
      all: 6875e3,
      aside: 982143,
    },
  },
  {
    name: "10 % off where ₹25 of ₹100 stay",
    tool: "discount",
    typed: { price: "100", left: "25", off: "10", sold: "60" },
    byHand: [
      "100 × 10 ÷ 100 = 10",
      "25 − 10 = 15",
      "10 ÷ 15 = 66.666… % → 66.67 %",
      "60 × 25 ÷ 15 = 100 pieces",
    ],
    sum: { left: 25_00, off: 10_00, then: 15_00, more: 66_67, needed: 100 },
  },
  {
    name: "the udhaar of five customers",
    tool: "udhaar",
    typed: { salesADay: "4,000", loanRate: "18" },
    dues: [
      due("Rakesh", "8,000", "95", "3,000"),
      due("Meena", "4,500", "40", ""),
      due("Sharma", "12,000", "12", "2,000"),
      due("Imran", "1,250.50", "31", "250.50"),
      due("Kavita", "6,000", "60", "6,000"),
    ],
    byHand: [
      "5,000 + 4,500 + 10,000 + 1,000 + 0 = 20,500",
      "older than 30 days: 5,000 + 4,500 + 1,000 = 10,500",
      "20,500 ÷ 4,000 = 5.125 → 6 days, the last one begun",
      "20,500 × 18 ÷ 100 = 3,690",
    ],
    sum: { total: 20_500_00, old: 10_500_00, days: 6, year: 3_690_00 },
  },
];

test.each(CASES)("$name", ({ tool, typed, dues, sum }) => {
  const { lines, verdict } = sumOf(tool, typed, dues && duesIn(dues));
  expect(lines.map(({ name, value }) => [name, value])).toEqual(Object.entries(sum));
  expect(verdict).toBeNull();
});
