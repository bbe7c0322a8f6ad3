// holds: #paying
import { CHECK, CONTACT } from "@/test/builders/desk-leads";
import { type PayFacts, payHosts, payView, payWaysFor, leftRupees, upiText } from "./pay-view";
import { withClaim } from "./payments";

const PAGES = { foundation: "https://pay.in/f?ref={reference}", complete: null, suite: null };
const UPI = { address: "shop@bank", isMerchant: true };
const BANK = { holder: "Shop LLP", account: "003456789012", ifsc: "NADI0001234" };
const NOTHING: PayFacts = { pages: {}, upi: null, bank: null };
const ALL: PayFacts = { pages: PAGES, upi: UPI, bank: BANK };
const due = { foundation: 6_999, complete: 8_849 };
const viewOf = (lead: Parameters<typeof payView>[0], facts = ALL) =>
  payView(lead, { facts, due, payee: "Shop" });

test("an order has the sum that the server counts, its reference and the ways that are known", () => {
  const lead = { ...withClaim(CONTACT, { at: 5, way: "upi", utr: "412345678901" }) };
  const payment = { at: 9, on: "2026-11-27", rupees: 100, way: "upi", utr: "", by: "op@x.in" };
  expect(viewOf({ ...lead, payments: [payment] })).toEqual({
    reference: CONTACT.reference,
    rupees: 8849,
    payee: "Shop",
    ways: {
      page: null,
      upi: UPI,
      bank: BANK,
    },
    claims: [
      {
        at: 5,
        way: "upi",
        utr: "412345678901",
      },
    ],
    payments: [
      {
        on: "2026-11-27",
        rupees: 100,
        way: "upi",
      },
    ],
  });
});

test("a payment page opens with the reference", () => {
  const { ways } = viewOf({ ...CONTACT, packageId: "foundation" })!;
  expect(ways.page).toEqual({ href: "https://pay.in/f?ref=BG-C0NTACT", host: "pay.in" });
});

test("nothing without a package that is sold, or without a way to pay it", () => {
  expect(viewOf({ ...CONTACT, packageId: null })).toBeNull();
  expect(viewOf({ ...CONTACT, packageId: "gold" })).toBeNull();
  expect(viewOf({ ...CHECK, area: "growth" })).toBeNull();
  expect(viewOf(CONTACT, NOTHING)).toBeNull();
  expect(viewOf(CONTACT, { ...NOTHING, pages: PAGES })).toBeNull();
});

test("the code of a UPI payment has the payee, what is left of the sum, and the reference", () => {
  const payment = { at: 9, on: "2026-11-27", rupees: 849, way: "upi", utr: "", by: "op@x.in" };
  const view = payView({ ...CONTACT, payments: [payment] }, { facts: ALL, due, payee: "A & B" })!;
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
