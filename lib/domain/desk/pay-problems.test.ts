// holds: #paying
import { CONTACT } from "@/test/builders/desk-leads";
import { withClaim } from "@/lib/domain/leads/payments";
import { payProblems } from "./pay-problems";

const UPI = { address: "shop@bank", isMerchant: false };
const FACTS = { pages: { complete: "https://pay.in/{reference}" }, upi: UPI, bank: null };
const KNOWN = { packageId: "complete", due: 6_999, facts: FACTS, also: [] };
const PAID = { at: 9, on: "2026-11-27", way: "upi", utr: "412345678901", by: "op@x.in" };
const paid = (...sums: number[]) => ({
  ...CONTACT,
  payments: sums.map((rupees) => ({ ...PAID, rupees })),
});
const claimed = (way: string) => withClaim(CONTACT, { at: 1, way, utr: "412345678901" });

test("nothing is wrong before a word, nor with the right sum in one or in parts", () => {
  for (const lead of [CONTACT, paid(6_999), paid(3_000, 3_999), claimed("upi"), claimed("page")])
    expect(payProblems(lead, KNOWN)).toEqual([]);
  expect(payProblems(paid(1), { ...KNOWN, due: null })).toEqual([]);
});

test("another sum than the package's is a problem, more as well as less", () => {
  expect(payProblems(paid(699), KNOWN)).toEqual([{ kind: "sum", paid: 699, due: 6_999 }]);
  expect(payProblems(paid(6_999, 1), KNOWN)).toMatchObject([{ kind: "sum", paid: 7_000 }]);
});

test("so is a number that another lead names", () => {
  const also = [{ utr: "412345678901", id: "id", reference: "BG-7K3Q9XM" }];
  expect(payProblems(claimed("upi"), { ...KNOWN, also })).toEqual([{ kind: "also", ...also[0] }]);
});

test("so is a claim by a way that we do not have, or not for this package", () => {
  expect(payProblems(claimed("bank"), KNOWN)).toEqual([{ kind: "noWay", way: "bank" }]);
  expect(payProblems(claimed("page"), { ...KNOWN, packageId: "suite" })).toMatchObject([
    { kind: "noWay", way: "page" },
  ]);
  expect(payProblems(claimed("page"), { ...KNOWN, packageId: null })).toHaveLength(1);
});

test("so is a payment page with another host than the others", () => {
  const pages = { ...FACTS.pages, suite: "https://pay.in.evil.in/{reference}" };
  expect(payProblems(CONTACT, { ...KNOWN, facts: { ...FACTS, pages } })).toEqual([
    { kind: "host", host: "pay.in", others: "pay.in.evil.in" },
  ]);
});
