// holds: #paying
import { CONTACT } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import type { PayClaim } from "./person-notes";
import {
  copiedUtr,
  isOpenClaim,
  MOST_CLAIMS,
  namesUtr,
  openClaim,
  payWayText,
  type PayWay,
  utrFrom,
  withClaim,
  withClaims,
} from "./payments";

const UTR = "412345678901";
const claim = (utr = UTR, at = 20) => ({ at, way: "upi", utr });
const looked = (one: PayClaim): PayClaim => ({ ...one, missedAt: 30 });
const found = (one: PayClaim): PayClaim => ({ ...one, foundAt: 30 });

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

test("a claim is its sender's word: no sum", () => {
  expect(withClaim(CONTACT, claim())).toEqual({
    ...CONTACT,
    payClaims: [{ ...claim(), rupees: null }],
  });
});

test("the same number is one claim, in capitals or not; five are the most", () => {
  const once = withClaim(CONTACT, { at: 1, way: "bank", utr: "HDFCR5202611" });
  expect(withClaim(once, { at: 2, way: "page", utr: "hdfcr5202611" })).toBe(once);
  const numbers = Array.from({ length: MOST_CLAIMS }, (_, n) => `41234567890${n}`);
  const full = numbers.reduce<Lead>((lead, utr, n) => withClaim(lead, claim(utr, n)), CONTACT);
  expect(full.payClaims).toHaveLength(MOST_CLAIMS);
  expect(withClaim(full, claim("999999999999"))).toBe(full);
});

test("a number in two spellings is one number", () => {
  const claimed = withClaim(CONTACT, claim());
  for (const utr of ["4123-4567-8901", "UTR: 412345678901", "IMPS412345678901", "४१२३४५६७८९०१"])
    expect(namesUtr(claimed, utr)).toBe(true);
  expect(namesUtr(claimed, "4123456789")).toBe(false);
});

test("the latest claim is open until somebody found it, or looked in vain", () => {
  expect(openClaim(CONTACT)).toBeNull();
  const claimed = withClaim(CONTACT, claim());
  expect(openClaim(claimed)).toMatchObject({ utr: UTR });
  for (const change of [looked, found]) {
    const answered = withClaims(claimed, change);
    expect(answered.payClaims.map(isOpenClaim)).toEqual([false]);
    expect(openClaim(answered)).toBeNull();
    const again = withClaim(answered, claim("412345678902", 40));
    expect(openClaim(again)).toMatchObject({ utr: "412345678902", at: 40 });
  }
  expect(withClaims(CONTACT, looked)).toBe(CONTACT);
});

test("a number is kept as its letters and digits, and is said behind its way", () => {
  expect(copiedUtr(" ४१२३-4567 8901.")).toBe("412345678901");
  expect(payWayText(claim(), { upi: "UPI" })).toBe(`UPI ${UTR}`);
  expect(payWayText(claim(""), { upi: "UPI" })).toBe("UPI");
});
