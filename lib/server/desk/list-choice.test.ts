// holds: #desk
import { deskHref, listChoiceOf, listQueryIn } from "./list-choice";

test("an address names filter and order; its days are India's, whatever the device says", () => {
  const query = listQueryIn({
    status: "new",
    wants: "order",
    package: "complete",
    spam: "only",
    order: "next",
    owner: "me",
    source: "WhatsApp",
    from: "2026-11-25",
    to: "2026-11-25",
  });
  expect(listChoiceOf(query, "Asha")).toEqual({
    filter: {
      status: "new",
      wants: "order",
      packageId: "complete",
      spam: "only",
      owner: "me",
      source: "WhatsApp",
      from: Date.parse("2026-11-24T18:30:00Z"),
      to: Date.parse("2026-11-25T18:30:00Z"),
    },
    order: "next",
  });
});

test("searched words are in no address: a name there looks for nothing, a lead's number does", () => {
  expect(listChoiceOf(listQueryIn({ reference: "Asha" }), "").filter).toEqual({});
  expect(listChoiceOf(listQueryIn({ reference: "BG-7K2M9QX" }), "Asha").filter.text).toBe(
    "BG-7K2M9QX",
  );
  expect(listChoiceOf(listQueryIn({ found: "1" }), "Asha").filter.text).toBe("Asha");
  expect(listChoiceOf(listQueryIn({}), "Asha").filter).toEqual({});
});

test("what is not known in an address is left out", () => {
  const query = { status: "maybe", from: "today", lang: ["en", "hi"], order: "x", kind: "contact" };
  expect(listChoiceOf(listQueryIn(query), "")).toEqual({ filter: {}, order: "newest" });
});

test("an address is made without what is not set", () => {
  expect(deskHref("en", "/leads")).toBe("/desk/leads");
  const back = deskHref("hi", "/leads", { status: "new", owner: "op@example.in", spam: undefined });
  expect(back).toBe("/hi/desk/leads?status=new&owner=op%40example%2Ein");
});
