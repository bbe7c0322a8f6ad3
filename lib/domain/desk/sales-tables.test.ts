// holds: #numbers
import { contentIn } from "@/lib/content";
import { salesTables } from "./sales-tables";

const SOLD = { leads: 1, won: 1, rupees: 7_499, paid: 0 };
const { sales: words } = contentIn("en").desk;

test("who sold, what and why not has a word where nobody or nothing is named", () => {
  const total = { ...SOLD, visits: 2, finished: 1 };
  const sales = {
    total,
    sources: [{ ...total, source: "mela" }],
    packages: [
      { ...SOLD, packageId: "complete" },
      { ...SOLD, packageId: null },
    ],
    months: [{ ...SOLD, month: "2026-11" }],
    owners: [
      { won: 1, rupees: 7_499, paid: 0, owner: "op@example.in" },
      { won: 1, rupees: 7_499, paid: 0, owner: null },
    ],
    lost: [
      { reason: "price", n: 2 },
      { reason: "", n: 1 },
    ],
    offers: { count: 0, rupees: 0, withoutPackage: 0 },
  };
  const tables = salesTables(sales, words, (month) => `in ${month}`);
  expect(tables.map(({ id, rows }) => [id, ...rows.map(({ title }) => title)])).toEqual([
    ["sources", "mela"],
    ["packages", "BizGrow Complete Package", words.noPackage],
    ["months", "in 2026-11"],
    ["owners", "op@example.in", words.nobody],
    ["lost", words.reasons.price, words.noReason],
  ]);
});
