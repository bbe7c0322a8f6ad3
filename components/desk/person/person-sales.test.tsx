// holds: #paying
import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { LANGS } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { withClaim } from "@/lib/domain/leads/payments";
import type { Sale } from "@/lib/domain/leads/sale";
import { CONTACT } from "@/test/builders/desk-leads";
import { PART_PAID, personDetailOf } from "@/test/builders/person-details";
import { PersonClaims, PersonSales } from "./person-sales";

const NOW = Date.parse("2026-11-27T22:00:00+05:30");
const UTR = "412345678901";
const CLAIMED = withClaim(CONTACT, { at: NOW, way: "upi", utr: UTR });
const words = deskWordsIn("en");
const { paying, sale: text } = words.person;
const on = { person: "p", version: 1, self: "/desk" };
afterEach(cleanup);

const props = (lead: Lead, sales: readonly Sale[], kept?: Record<string, string>) => ({
  lang: "en" as const,
  words,
  on,
  partners: [],
  dueOn: "2026-12-05",
  now: NOW,
  detail: personDetailOf({ a: lead }, { sales, stage: sales.length > 0 ? "won" : "new" }),
  said: kept ? { text: "no", isTrouble: true, kept } : null,
});
const formOf = (box: HTMLElement, what: string) =>
  box.querySelector(`[name=do][value=${what}]`)!.closest("form")!;
const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

test.each(LANGS)("%s: a claim can be found, with its number, or not", (lang) => {
  const { person } = deskWordsIn(lang);
  const claims = { ...props(CLAIMED, []), lang, words: deskWordsIn(lang) };
  const { container: box } = render(<PersonClaims {...claims} />);
  expect(box).toHaveTextContent(UTR);
  expect(fieldsOf(formOf(box, "paid"))).toMatchObject({
    on: "2026-11-27",
    way: "upi",
    utr: UTR,
    package: "complete",
    paid: String(words.packageDue["complete"]),
    rupees: String(words.packageDue["complete"]),
  });
  expect(fieldsOf(formOf(box, "claimMissing"))).toMatchObject({ lead: "a", utr: UTR });
  expect(screen.getByRole("button", { name: person.paying.missing })).toBeInTheDocument();
});

test("a claim that was looked for is no question any more", () => {
  const payClaims = CLAIMED.payClaims.map((claim) => ({ ...claim, missedAt: NOW }));
  const { container } = render(<PersonClaims {...props({ ...CLAIMED, payClaims }, [])} />);
  expect(container).toBeEmptyDOMElement();
});

test("a sale says what was agreed, paid and is due; what is due is the next payment", () => {
  const { container: box } = render(<PersonSales {...props(CONTACT, [PART_PAID])} />);
  for (const sum of ["₹17,699", "₹8,000", "₹9,699"]) expect(box).toHaveTextContent(sum);
  expect(box).toHaveTextContent("we look on 4 Dec 2026");
  const paid = fieldsOf(formOf(box, "paid"));
  expect(paid).toMatchObject({ paid: "9699", on: "2026-11-27" });
  expect(paid).not.toHaveProperty("package");
  expect(fieldsOf(formOf(box, "unpaid"))).toMatchObject({
    at: String(PART_PAID.payments[0]!.at),
  });
  expect(fieldsOf(formOf(box, "sale"))).toMatchObject({ package: "suite", rupees: "17699" });
  expect(screen.queryByText(text.unsold)).toBeNull();
});

test("what was paid back is said so, and without a payment there may have been no sale", () => {
  const back = { ...PART_PAID.payments[0]!, at: NOW + 1, rupees: -8_000 };
  const sale = { ...PART_PAID, payments: [...PART_PAID.payments, back] };
  render(<PersonSales {...props(CONTACT, [sale])} />);
  expect(screen.getByText(new RegExp(`^${paying.back}: ₹8,000`))).toBeInTheDocument();
  expect(screen.getAllByText(text.unsold)).not.toHaveLength(0);
});

test("a refused payment is in its form again", () => {
  const kept = { do: "paid", paid: "much", on: "2026-11-26", way: "cash", utr: "x" };
  const { container: box } = render(<PersonSales {...props(CONTACT, [PART_PAID], kept)} />);
  const form = formOf(box, "paid");
  expect(fieldsOf(form)).toMatchObject({ paid: "much", on: "2026-11-26", way: "cash", utr: "x" });
  expect(form.closest("details")).toHaveAttribute("open");
});
