// holds: #tools
import { type DueLine, duesIn } from "./dues";
import type { ToolId } from "./tool-ids";
import { sumOf, type TypedTexts } from "./tools";

/** Cases worked by hand: `sum` is in paise, hundredths of a percent, or things. */
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
      "68,750 ÷ 7 good months = 9,821.428… → 9,822, in whole rupees",
    ],
    sum: {
      fixed: 385e4,
      left: 2475e3,
      short: 1375e3,
      all: 6875e3,
      aside: 982200,
    },
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

const item = (price: string, gst: string, cost: string, others: TypedTexts = {}): TypedTexts => ({
  price,
  gst,
  cost,
  ...others,
});

/** Ten discounts: what is left before and after, so much more to sell, so many pieces. */
test.each<[name: string, typed: TypedTexts, off: string, sold: string, sum: readonly number[]]>([
  // 100 − 75 = 25; 90 − 75 = 15; 10 ÷ 15; 60 × 25 ÷ 15
  ["₹25 of ₹100", item("100", "unregistered", "75"), "10", "60", [25_00, 15_00, 66_67, 100]],
  // 800 ÷ 1.18 = 677.97, − 517.97; 760 ÷ 1.18 = 644.07, − 517.97; 33.90 ÷ 126.10; 90 × 160 ÷ 126.10 = 114.2
  ["a shirt at 18 %", item("800", "18", "517.97"), "5", "90", [160_00, 126_10, 26_88, 115]],
  // 260 − 231 − 2; 247 − 231 − 2; 13 ÷ 14; 120 × 27 ÷ 14 = 231.4
  [
    "atta, delivered",
    item("260", "unregistered", "231", { delivery: "2" }),
    "5",
    "120",
    [27_00, 14_00, 92_86, 232],
  ],
  // 1,000 − 700; 1,062 ÷ 1.18 = 900, − 700; 100 ÷ 200; 40 × 300 ÷ 200
  [
    "brake pads, GST back",
    item("1,180", "18", "826", { purchaseGst: "18" }),
    "10",
    "40",
    [300_00, 200_00, 50_00, 60],
  ],
  // 180 − 9 − 92 − 12; 162 − 8.10 − 92 − 12; 17.10 ÷ 49.90; 100 × 67 ÷ 49.90 = 134.3
  [
    "a thali under composition",
    item("180", "composition", "92", { composition: "5", delivery: "12" }),
    "10",
    "100",
    [67_00, 49_90, 34_27, 135],
  ],
  // 315 − 15 − 110 − 12 − 69.30; 252 − 12 − 110 − 12 − 55.44; 46.14 ÷ 62.56; 50 × 108.70 ÷ 62.56 = 86.9
  [
    "a plate through an app",
    item("315", "5", "110", { delivery: "12", commission: "22" }),
    "20",
    "50",
    [108_70, 62_56, 73_75, 87],
  ],
  // 500 − 23.81 − 118; 450 − 21.43 − 118; 47.62 ÷ 310.57; 40 × 358.19 ÷ 310.57 = 46.1
  ["a facial", item("500", "5", "118"), "10", "40", [358_19, 310_57, 15_33, 47]],
  // 840 − 40 − 400 − 75 − 126; 756 − 36 − 400 − 75 − 113.40; 67.40 ÷ 131.60; 20 × 199 ÷ 131.60 = 30.2
  [
    "a kurti sold online",
    item("840", "5", "420", { purchaseGst: "5", delivery: "75", commission: "15" }),
    "10",
    "20",
    [199_00, 131_60, 51_22, 31],
  ],
  // 1,200 − 12 − 950; 1,140 − 11.40 − 950; 59.40 ÷ 178.60; 40 × 238 ÷ 178.60 = 53.3
  [
    "a trader under composition",
    item("1,200", "composition", "950", { composition: "1" }),
    "5",
    "40",
    [238_00, 178_60, 33_26, 54],
  ],
  // 180 − 92 − 12; 135 − 92 − 12; 45 ÷ 31; 40 × 76 ÷ 31 = 98.1
  [
    "a quarter off",
    item("180", "unregistered", "92", { delivery: "12" }),
    "25",
    "40",
    [76_00, 31_00, 145_16, 99],
  ],
])("a discount on %s", (_, typed, off, sold, sum) => {
  const { lines, verdict } = sumOf("margin", { ...typed, off, sold });
  const values = new Map(lines.map(({ name, value }) => [name, value]));
  expect(["left", "then", "more", "needed"].map((name) => values.get(name))).toEqual(sum);
  expect(verdict).toBeNull();
});
