// holds: #paying
import { CHECK, CONTACT } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import type { Payment } from "./person-notes";
import type { Sale } from "./sale";
import { type PayFacts, payHosts, payView, payWaysFor, leftRupees, upiText } from "./pay-view";
import { withClaim, withClaims } from "./payments";

const PAGES = { foundation: "https://pay.in/f?ref={reference}", complete: null, suite: null };
const UPI = { address: "shop@bank", isMerchant: true };
const BANK = { holder: "Shop LLP", account: "003456789012", ifsc: "NADI0001234" };
const NOTHING: PayFacts = { pages: {}, upi: null, bank: null };
const ALL: PayFacts = { pages: PAGES, upi: UPI, bank: BANK };
const due = { foundation: 6_999, complete: 8_849 };
const PAYMENT: Payment = {
  at: 9,
  on: "2026-11-27",
  rupees: 100,
  way: "upi",
  utr: "",
  by: "op@x.in",
};
const SALE: Sale = {
  id: "1",
  at: 8,
  by: "op@x.in",
  lead: "id",
  packageId: "suite",
  rupees: 17699,
  dueOn: null,
  payments: [PAYMENT],
};
const viewOf = (lead: Lead, { facts = ALL, sale = null as Sale | null } = {}) =>
  payView(lead, sale, { facts, due, payee: "Shop" });

test("an order has the sum that the server counts, its reference and the ways that are known", () => {
  expect(viewOf(CONTACT)).toEqual({
    reference: CONTACT.reference,
    rupees: 8849,
    payee: "Shop",
    ways: { page: null, upi: UPI, bank: BANK },
    claims: [],
    payments: [],
  });
});

test("its sender sees what was agreed instead, and what was paid", () => {
  const { rupees, payments } = viewOf(CONTACT, { sale: SALE })!;
  expect([rupees, payments]).toEqual([17_699, [{ on: "2026-11-27", rupees: 100, way: "upi" }]]);
});

test("a sale of no package is paid like the package that was asked for", () => {
  const sale = { ...SALE, packageId: null, rupees: 500 };
  expect(viewOf(CONTACT, { sale })).toMatchObject({ rupees: 500, ways: { upi: UPI } });
});

const claimed = withClaim(CONTACT, { at: 5, way: "upi", utr: "412345678901" });
const isMissing = (lead: Lead, sale: Sale | null = null) =>
  viewOf(lead, { sale })!.claims.map((claim) => claim.isMissing);

test("its sender sees a claim, and that we looked for it in vain", () => {
  const word = { at: 5, way: "upi", utr: "412345678901" };
  expect(viewOf(claimed)!.claims).toEqual([{ ...word, isMissing: false }]);
  const missed = withClaims(claimed, (one) => ({ ...one, missedAt: 7 }));
  expect(isMissing(missed)).toEqual([true]);
  expect(isMissing(missed, SALE)).toEqual([true]);
});

test("a claim that was found after all is not missing", () => {
  const missed = withClaims(claimed, (one) => ({ ...one, missedAt: 7 }));
  const payments = [{ ...PAYMENT, utr: "4123 4567 8901" }];
  expect(isMissing(missed, { ...SALE, payments })).toEqual([false]);
});

test("a payment page opens with the reference", () => {
  const { ways } = viewOf({ ...CONTACT, packageId: "foundation" })!;
  expect(ways.page).toEqual({ href: "https://pay.in/f?ref=BG-C0NTACT", host: "pay.in" });
});

test("nothing without a package that is sold, or without a way to pay it", () => {
  expect(viewOf({ ...CONTACT, packageId: null })).toBeNull();
  expect(viewOf({ ...CONTACT, packageId: "gold" })).toBeNull();
  expect(viewOf({ ...CHECK, area: "growth" })).toBeNull();
  expect(viewOf(CONTACT, { facts: NOTHING })).toBeNull();
  expect(viewOf(CONTACT, { facts: { ...NOTHING, pages: PAGES } })).toBeNull();
});

test("the code of a UPI payment has the payee, what is left of the sum, and the reference", () => {
  const sale = {
    ...SALE,
    packageId: "complete",
    rupees: 8_849,
    payments: [{ ...PAYMENT, rupees: 849 }],
  };
  const view = payView(CONTACT, sale, { facts: ALL, due, payee: "A & B" })!;
  expect(upiText(UPI.address, view)).toBe(
    "upi://pay?pa=shop@bank&pn=A%20%26%20B&am=8000.00&cu=INR&tn=BG-C0NTACT",
  );
  expect(leftRupees({ rupees: 1, payments: [{ on: "2026-11-27", rupees: 2, way: "cash" }] })).toBe(
    0,
  );
});

test("the ways of a package, of all, and the hosts of the pages", () => {
  expect(payWaysFor(ALL, ["foundation"])).toEqual(["page", "upi", "bank"]);
  expect(payWaysFor(ALL, ["suite"])).toEqual(["upi", "bank"]);
  expect(payWaysFor({ ...NOTHING, pages: PAGES })).toEqual(["page"]);
  expect(payHosts({ pages: { ...PAGES, suite: "https://pay.in:444/{reference}" } })).toEqual([
    "pay.in",
    "pay.in:444",
  ]);
});
