// holds: #paying
import { CONTACT } from "@/test/builders/desk-leads";
import { MAX_NOTES, type Payment } from "./lead-notes";
import {
  MOST_CLAIMS,
  namesUtr,
  openClaim,
  paidRupees,
  type PayWay,
  utrChanges,
  utrFrom,
  utrsOf,
  withClaim,
} from "./payments";

const UTR = "412345678901";
const claim = (utr = UTR, at = 20) => ({ at, way: "upi", utr });
const payment = (fields: Partial<Payment> = {}): Payment => ({
  at: 30,
  on: "2026-11-27",
  rupees: 6999,
  way: "upi",
  utr: UTR,
  by: "op@example.in",
  ...fields,
});

test.each<[PayWay, string, string | null]>([
  ["upi", "412345678901", "412345678901"],
  ["upi", " 4123 4567\u00a08901\u200b", "412345678901"],
  ["upi", "४१२३४५६७८९०१", "412345678901"],
  ["upi", "41234567890", null],
  ["upi", "4123456789012", null],
  ["upi", "41234567890A", null],
  ["upi", "UPI Ref No. 4123-4567-8901.", "412345678901"],
  ["upi", "IMPS/412345678901/28-11-2026", "412345678901"],
  ["upi", "यूटीआर ४१२३ ४५६७ ८९०१।", "412345678901"],
  ["upi", "T2611281234567890123456", null],
  ["upi", "CICAgOjP3tX1Zg", null],
  ["upi", "412345678901 or 412345678902", null],
  ["upi", "", null],
  ["bank", "hdfc r5 2026 1127 0001 2345", "HDFCR52026112700012345"],
  ["bank", "N33126000001", "N33126000001"],
  ["bank", "N3312600000", null],
  ["bank", "HDFC-R5-2026-1127-0001-2345", "HDFCR52026112700012345"],
  ["bank", "UTR: hdfc r5 2026 1127 0001 2345.", "HDFCR52026112700012345"],
  ["bank", "IMPS/412345678901/SHARMA", "412345678901"],
  ["bank", "यूटीआर नंबर: ४१२३ ४५६७ ८९०१", "412345678901"],
  ["bank", "INTERNATIONALTRANSFER", null],
  ["page", " pay_29QQoUBi66xm2f ", "pay_29QQoUBi66xm2f"],
  ["page", "Payment ID: pay_29QQoUBi66xm2f.", "pay_29QQoUBi66xm2f"],
  ["page", "pay_1", null],
  ["page", "x".repeat(41), null],
  ["page", "https://pay.in/x", null],
])("a number of a payment by %s, %j, is read as %j", (way, text, utr) => {
  expect(utrFrom(way, text)).toBe(utr);
});

test("a claim is noted as its sender's word: no status, no sum, no payment", () => {
  const lead = withClaim({ ...CONTACT, status: "offer" }, claim());
  expect(lead).toEqual({
    ...CONTACT,
    status: "offer",
    payClaims: [{ ...claim(), rupees: null }],
    notes: [
      {
        at: 20,
        by: null,
        status: "offer",
        text: "",
        action: {
          kind: "claimed",
          way: "upi",
          utr: UTR,
        },
      },
    ],
  });
  expect([lead.wonRupees, paidRupees(lead)]).toEqual([null, 0]);
});

test("the same number is one claim, in capitals or not, also once it is paid; five are the most", () => {
  const once = withClaim(CONTACT, { at: 1, way: "bank", utr: "HDFCR5202611" });
  expect(withClaim(once, { at: 2, way: "page", utr: "hdfcr5202611" })).toBe(once);
  const paid = { ...CONTACT, payments: [payment()] };
  expect(withClaim(paid, claim())).toBe(paid);
  const numbers = Array.from({ length: MOST_CLAIMS }, (_, n) => `41234567890${n}`);
  const full = numbers.reduce((lead, utr, n) => withClaim(lead, claim(utr, n)), CONTACT);
  expect(full.payClaims).toHaveLength(MOST_CLAIMS);
  expect(withClaim(full, claim("999999999999"))).toBe(full);
});

test("a claim is kept where there is no room for a note", () => {
  const note = { at: 1, by: "op@example.in", status: "new", text: "x" };
  const full = { ...CONTACT, notes: Array.from({ length: MAX_NOTES }, () => note) };
  const { payClaims, notes } = withClaim(full, claim());
  expect([payClaims.length, notes.length]).toEqual([1, MAX_NOTES]);
});

test("a claim is open until a payment is noted", () => {
  expect(openClaim(CONTACT)).toBeNull();
  const claimed = withClaim(CONTACT, claim());
  expect(openClaim(claimed)).toMatchObject({ utr: UTR });
  expect(openClaim({ ...claimed, payments: [payment({ at: 10 })] })).toMatchObject({ utr: UTR });
  expect(openClaim({ ...claimed, payments: [payment()] })).toBeNull();
});

test("the numbers of a lead are those of claims and payments, each once", () => {
  const lead = { ...withClaim(CONTACT, claim()), payments: [payment(), payment({ utr: "" })] };
  expect(utrsOf(lead)).toEqual([UTR]);
  expect([namesUtr(lead, UTR), namesUtr(lead, "412345678902")]).toEqual([true, false]);
});

test("what a change says of a number: named, paid, taken back, deleted", () => {
  const claimed = withClaim(CONTACT, claim());
  const paid = { ...claimed, payments: [payment()] };
  const named = { utr: UTR, isNamed: true, isPaid: false };
  expect(utrChanges(CONTACT, claimed)).toEqual([named]);
  expect(utrChanges(null, claimed)).toEqual([named]);
  expect(utrChanges(claimed, paid)).toEqual([{ ...named, isPaid: true }]);
  expect(utrChanges(paid, claimed)).toEqual([named]);
  expect(utrChanges(paid, { ...paid, status: "lost" } as typeof paid)).toEqual([]);
  expect(utrChanges(paid, null)).toEqual([{ utr: UTR, isNamed: false, isPaid: false }]);
});

test("a number in two spellings is one number, shown as it was first written", () => {
  const claimed = withClaim(CONTACT, claim());
  for (const utr of ["4123-4567-8901", "UTR: 412345678901", "IMPS412345678901", "४१२३४५६७८९०१"]) {
    expect(namesUtr(claimed, utr)).toBe(true);
    const paid = { ...claimed, payments: [payment({ utr })] };
    expect(utrsOf(paid)).toEqual([UTR]);
    expect(utrChanges(claimed, paid)).toEqual([{ utr: UTR, isNamed: true, isPaid: true }]);
  }
  expect(namesUtr(claimed, "4123456789")).toBe(false);
});
