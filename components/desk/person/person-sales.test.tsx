// holds: #paying
import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { LANGS } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { withClaim } from "@/lib/domain/leads/payments";
import type { LeadPaying as Paying } from "@/lib/server/desk/pay-desk";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { leadDetailOf } from "@/test/builders/lead-details";
import { LeadPaying } from "./lead-paying";

const NOW = Date.parse("2026-11-27T22:00:00+05:30");
const UTR = "412345678901";
const CLAIMED = withClaim(CONTACT, { at: NOW, way: "upi", utr: UTR });
afterEach(cleanup);

const show = (lead: Lead, paying: Partial<Paying> = {}, lang: (typeof LANGS)[number] = "en") =>
  render(
    <LeadPaying
      {...{ lang, said: null, now: NOW, words: deskWordsIn(lang) }}
      on={{ id: "a", version: 1, self: "/desk" }}
      detail={leadDetailOf("a", lead, {})}
      paying={{ due: 8_259, problems: [], ...paying }}
    />,
  ).container;
const valueOf = (box: HTMLElement, name: string) =>
  box.querySelector<HTMLInputElement>(`details [name=${name}]`)!.value;

test.each(LANGS)(
  "%s: a claim says way, number and time, and to look first; the form has them",
  (lang) => {
    const box = show(CLAIMED, {}, lang);
    expect(box).toHaveTextContent(UTR);
    expect(box.querySelector("details")).toHaveAttribute("open");
    const typed = ["rupees", "on", "way", "utr"].map((name) => valueOf(box, name));
    expect(typed).toEqual(["8259", "2026-11-27", "upi", UTR]);
  },
);

test("what is odd is said in words", () => {
  const box = show(CLAIMED, {
    problems: [
      { kind: "sum", paid: 699, due: 8_259 },
      { kind: "also", utr: UTR, id: "b", reference: "BG-0THER" },
      { kind: "noWay", way: "upi" },
      { kind: "host", host: "pay.in", others: "other.in" },
    ],
  });
  expect([...box.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Paid is ₹699, to pay is ₹8,259.",
    `BG-0THER also names the number ${UTR}.`,
    "Claims to have paid by UPI, which this package does not have.",
    "Its payment page is at pay.in, another package's at other.in: are both yours?",
  ]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/desk/leads/b");
});

test("without a package and without a word of money there is nothing", () => {
  expect(show({ ...CONTACT, packageId: null }, { due: null })).toBeEmptyDOMElement();
  expect(show(ONBOARDING)).toBeEmptyDOMElement();
  expect(show({ ...CLAIMED, packageId: null }, { due: null })).toHaveTextContent(UTR);
});
