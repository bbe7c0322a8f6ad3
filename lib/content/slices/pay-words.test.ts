// holds: #paying
import "@/test/support/made-up-facts";
import { packageOfId } from "@/lib/domain/check/packages";
import { CONTACT } from "@/test/builders/desk-leads";
import { PART_PAID } from "@/test/builders/person-details";
import { MADE_UP_SITE } from "@/test/builders/sites";
import { orderPayIn, PACKAGE_DUE, payViewOf } from "./pay-words";

const foundation = packageOfId("foundation");
const suite = packageOfId("suite");

test("the page of an order names the ways of its own package, and the sum with tax", () => {
  const first = orderPayIn("en", { topic: "order", pack: foundation })!;
  expect(first.amount).toBe("To pay in all: ₹6,084");
  expect(first.notes[0]).toContain(": payment page, UPI, bank transfer.");
  expect(first.notes.join()).toMatch(/charges nothing.*UPI PIN.*98123 45601/);
  const last = orderPayIn("hi", { topic: "order", pack: suite })!;
  expect(last.notes[0]).toContain(": UPI, बैंक ट्रांसफ़र।");
  expect(last.notes[0]).not.toContain("पेमेंट पेज");
});

test("no other page says how to pay", () => {
  expect(orderPayIn("en", { topic: "order", pack: null })).toBeNull();
  for (const topic of ["demo", "question", "call"] as const)
    expect(orderPayIn("en", { topic, pack: foundation })).toBeNull();
});

test("what is to pay comes from the facts until a sale was agreed, and never from the lead", () => {
  expect(PACKAGE_DUE).toMatchObject({ foundation: 6_084 });
  const order = { ...CONTACT, packageId: "foundation" };
  const view = payViewOf(order, null)!;
  expect(view).toMatchObject({ rupees: 6_084, payee: MADE_UP_SITE.name });
  expect(view.ways.page).toEqual({
    href: `https://pages.rupeegate.in/saathi-foundation?ref=${CONTACT.reference}`,
    host: "pages.rupeegate.in",
  });
  expect(payViewOf({ ...CONTACT, packageId: null }, null)).toBeNull();
  expect(payViewOf(order, PART_PAID)).toMatchObject({
    rupees: 17_699,
    ways: { page: null },
    payments: [{ rupees: 8_000 }],
  });
});
