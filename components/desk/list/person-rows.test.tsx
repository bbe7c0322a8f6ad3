// holds: #desk
import type { ComponentProps } from "react";
import { cleanup, render, within } from "@testing-library/react/pure";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { personForm } from "@/lib/server/desk/person-form";
import { PERSON } from "@/test/builders/person-details";
import { dayOfMonthIn } from "@/components/ui/date-format";
import { PersonRows } from "./person-rows";

afterEach(cleanup);

const NOW = Date.parse("2026-11-25T15:00:00+05:30");
const words = deskWordsIn("en");
const BACK = "/desk/people?stage=new";
type Props = Partial<ComponentProps<typeof PersonRows>>;
const show = (row: Partial<PersonRow>, props: Props = {}) => {
  const rows = [{ ...PERSON, ...row }];
  const { container } = render(
    <PersonRows
      {...{ lang: "en", words, page: { rows, next: null }, more: ["/people", {}], ...props }}
      {...{ back: BACK, now: NOW }}
      isAlone
    />,
  );
  return within(container.querySelector("li")!);
};

test("call and WhatsApp are one tap; who may not be reached has neither", () => {
  const row = show({});
  expect(row.getByRole("link", { name: "Call Asha Patil" }).getAttribute("href")).toBe(
    "tel:+919876543210",
  );
  const chat = row.getByRole("link", { name: /^WhatsApp to Asha Patil/ });
  expect(chat.getAttribute("href")).toBe(`/desk/go/${PERSON.person}?way=whatsapp`);
  expect(chat.getAttribute("target")).toBe("_blank");
  cleanup();
  const ended = show({ isSilent: true });
  expect(ended.getAllByRole("link")).toHaveLength(1);
  expect(ended.getByText(/Do not contact/)).toBeTruthy();
});

const sums = { rupees: 17_699, paid: 8_000, due: 9_699 };

test("a row says the wish, and of a sale what is paid of what was agreed", () => {
  const told = (row: Partial<PersonRow>) => {
    const link = show(row).getAllByRole("link")[0]!;
    const parts = [".person-wants", ".person-words"].map(
      (part) => link.querySelector(part)!.textContent,
    );
    cleanup();
    return parts.map((text) => text.split(" · “")[0]);
  };
  const settled = { rupees: 17_699, paid: 17_699, due: 0 };
  expect(told({})).toEqual(["Wants to order", expect.stringMatching(/^“/)]);
  expect(told({ stage: "talking" })).toEqual(["Talking", "Wants to order"]);
  expect(told({ stage: "won", sums })).toEqual(["Won", "₹8,000 of ₹17,699"]);
  expect(told({ stage: "won", sums: settled })).toEqual(["Won", "₹17,699"]);
});

test("a stage or a next step is two taps: the menu's buttons say one of them, and nothing else", () => {
  const form = show({}).getByRole<HTMLButtonElement>("button", {
    name: "Offer sent",
    hidden: true,
  }).form!;
  const said = [...form.querySelectorAll("button")].map((button) =>
    [button.name, button.value].join(" "),
  );
  expect(said).toEqual([
    "next evening",
    "next tomorrow",
    "next inThreeDays",
    "next day",
    "stage talking",
    "stage offer",
  ]);
  const sent = { ...Object.fromEntries(new FormData(form)), stage: "offer" };
  expect(personForm.parse(sent)).toMatchObject({ do: "talk", stage: "offer", day: "" });
  cleanup();
  expect(
    show({ stage: "talking" }).queryByRole("button", { name: "Talking", hidden: true }),
  ).toBeNull();
  cleanup();
  // Who has bought stays a customer.
  expect(show({ stage: "won", sums }).queryByText(words.person.talk.stage)).toBeNull();
});

test("who owes is asked by the text of what is due, with the sum and the day", () => {
  const dueAt = Date.parse("2026-11-27T00:00:00+05:30");
  const row = show({ stage: "won", sums, dueAt }, { isOwing: true });
  expect(row.getByText(`${dayOfMonthIn("en", dueAt)}: ₹9,699`)).toBeTruthy();
  const chat = row.getByRole("link", { name: /^WhatsApp to Asha Patil/ });
  expect(chat.getAttribute("href")).toBe(
    `/desk/go/${PERSON.person}?way=whatsapp&template=${DEFAULT_TEMPLATES.find(({ id }) => id === "due")!.id}`,
  );
});

test("spam has one button, and with one operator nobody takes a person", () => {
  const spam = show({ isSpam: true });
  expect(spam.getAllByRole("button").map((button) => button.textContent)).toEqual(["Not spam"]);
  cleanup();
  expect(show({ owner: "asha@example.in" }).queryByText(/asha/)).toBeNull();
  expect(show({}).queryByText(words.screens.next.take)).toBeNull();
});
