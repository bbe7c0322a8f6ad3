import { render, screen, within } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { Sales, SourceFigures } from "@/lib/domain/desk/sales";
import { SalesTables } from "./sales-tables";

const words = deskWordsIn("en");
const NONE: SourceFigures = { visits: 0, finished: 0, leads: 0, won: 0, rupees: 0, paid: 0 };
const EMPTY: Sales = {
  total: NONE,
  sources: [],
  packages: [],
  months: [],
  owners: [],
  lost: [],
  offers: {
    count: 0,
    rupees: 0,
    withoutPackage: 0,
  },
};
const show = (sales: Sales, isPartial = false) =>
  render(<SalesTables {...{ lang: "en", words, sales, isPartial }} />);

test("before a sale the screen says how one gets there, and shows no empty table", () => {
  show(EMPTY);
  expect(screen.getByText(words.sales.none)).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
});

test("over an emptied database it does not say that nothing was won", () => {
  show(EMPTY, true);
  expect(screen.queryByText(words.sales.none)).toBeNull();
  expect(screen.getByText(words.sales.partial)).toBeInTheDocument();
});

test("amounts are written as in a shop, and further sources are folded", () => {
  const figures = { ...NONE, visits: 9, leads: 2, won: 1, rupees: 150_000 };
  const sources = Array.from({ length: 12 }, (_, n) => ({ source: `s${n}`, ...figures }));
  const one = { leads: 2, won: 1, rupees: 150_000, paid: 0 };
  show({
    ...EMPTY,
    total: figures,
    sources,
    packages: [
      { packageId: "complete", ...one },
      { packageId: "of a later release", ...one },
      { packageId: null, ...one },
    ],
    months: [{ month: "2026-11", ...one }],
  });
  expect(screen.getByText("₹1,50,000 in all. Sales: 1. People: 2.")).toBeInTheDocument();
  const rows = (name: string) =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("row")
      .slice(1)
      .filter((row) => !row.matches(".rupee-name"));
  expect(rows(words.sales.byMonth)[0]).toHaveTextContent("November 202621₹1,50,000₹0");
  const named = rows(words.sales.byPackage).map(({ textContent }) => textContent);
  expect(named[0]).toMatch(/^BizGrow .*21₹1,50,000₹0$/);
  expect(named.slice(1)).toEqual([
    "of a later release21₹1,50,000₹0",
    `${words.sales.noPackage}21₹1,50,000₹0`,
  ]);
  const fold = screen.getByText("Show all 12").closest("details")!;
  expect(within(fold).getAllByText(/^s1[01]$/, { ignore: ".rupee-wide" })).toHaveLength(2);
  expect(fold).not.toHaveTextContent("s9");
});

test("what was paid has its own line, and is no sale", () => {
  show({ ...EMPTY, total: { ...NONE, paid: 6_999 } });
  expect(screen.getByText(words.sales.none)).toBeInTheDocument();
  expect(screen.getByText("Paid in these days: ₹6,999.")).toBeInTheDocument();
});

test("the money comes first: of the newest month, and of the offers that are out", () => {
  const month = { month: "2026-11", leads: 2, won: 1, rupees: 14_999, paid: 0 };
  const older = { month: "2026-10", leads: 9, won: 9, rupees: 99_999, paid: 0 };
  show({
    ...EMPTY,
    months: [month, older],
    offers: { count: 3, rupees: 15_998, withoutPackage: 1 },
  });
  const figures = [...document.querySelectorAll(".sales-figures > div")];
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    "Won in November 2026: 1 sale₹14,999",
    "3 offers are out now₹15,9981 of them names no package and is not in the sum.",
  ]);
});

test("who sold and why leads were lost are tables", () => {
  show({
    ...EMPTY,
    owners: [
      { owner: "asha@example.in", won: 2, rupees: 11_000, paid: 5_000 },
      { owner: null, won: 1, rupees: 100, paid: 0 },
    ],
    lost: [
      { reason: "price", n: 2 },
      { reason: "", n: 1 },
    ],
  });
  const table = (name: string) =>
    [...screen.getByRole("table", { name }).querySelectorAll("tr:not(.rupee-name)")].map(
      ({ textContent }) => textContent,
    );
  expect(table(words.sales.byOwner)).toEqual([
    "OperatorSalesWon (₹)Paid (₹)",
    "asha@example.in2₹11,000₹5,000",
    `${words.sales.nobody}1₹100₹0`,
  ]);
  expect(table(words.sales.whyLost).slice(1)).toEqual(["Too expensive2", "No reason named1"]);
});
