// holds: #paying
import { dueRupees, openSale, paidRupees, type Sale, saleSums } from "./sale";

const sale = (id: string, agreed: number, ...paid: readonly number[]): Sale => ({
  id,
  at: 1,
  by: "op@example.in",
  lead: null,
  packageId: null,
  dueOn: null,
  rupees: agreed,
  payments: paid.map((rupees, at) => ({
    at,
    on: "2026-11-27",
    rupees,
    way: "upi",
    utr: "",
    by: "",
  })),
});

test("due is what was agreed less what was paid, with what was paid back", () => {
  const suite = sale("a", 17_699, 8_000, 1_000, -500);
  expect([paidRupees(suite), dueRupees(suite)]).toEqual([8_500, 9_199]);
  expect(saleSums([suite, sale("b", 100)])).toEqual({ rupees: 17_799, paid: 8_500, due: 9_299 });
  expect(saleSums([])).toEqual({ rupees: 0, paid: 0, due: 0 });
});

test("a payment belongs to the oldest sale of which something is due, else to the latest", () => {
  const [paid, owing, later] = [sale("a", 5, 5), sale("b", 5, 4), sale("c", 5)];
  expect(openSale([paid, owing, later])).toBe(owing);
  expect(openSale([paid, sale("d", 1, 1)])?.id).toBe("d");
  expect(openSale([])).toBeNull();
});
