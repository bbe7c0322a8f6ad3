// holds: #desk
import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import type { ContactLead } from "@/lib/domain/leads/lead";
import { CONTACT } from "@/test/builders/desk-leads";
import { PART_PAID, personDetailOf } from "@/test/builders/person-details";
import { PersonView, type PersonViewProps } from "./person-view";

const words = deskWordsIn("en");
const SITE = "https://bizgrow.example";
const CALL_AT = Date.parse("2026-11-27T16:00:00+05:30");
afterEach(cleanup);

const show = (parts: Partial<PersonViewProps> = {}) =>
  render(
    <PersonView
      {...{ lang: "en", words, from: null, back: "/desk/people/p", said: null, now: 50 }}
      detail={personDetailOf({ a: CONTACT })}
      {...{ templates: [], isAlone: true, partners: [], dueOn: "2026-12-05" }}
      messages={{ en: messageWordsIn("en", SITE), hi: messageWordsIn("hi", SITE) }}
      {...parts}
    />,
  ).container;
const kept = (fields: Record<string, string>) => ({
  said: { text: "no", isTrouble: true, kept: fields },
});
const formOf = (box: HTMLElement, what: string) =>
  box.querySelector(`[name=do][value=${what}]`)!.closest("form")!;
const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

test("one form after the talk: a note alone changes nothing else", () => {
  const form = formOf(show(), "talk");
  expect(fieldsOf(form)).toMatchObject({ text: "", next: "", stage: "", package: "complete" });
  expect(form.elements.namedItem("rupees")).toHaveValue(String(words.packageDue["complete"]));
  expect(screen.getByRole("radio", { name: words.stages.new })).toBeChecked();
  expect(form.querySelectorAll("button[type=submit]")).toHaveLength(1);
});

test("what a form could not save is in it again, over what is stored by now", () => {
  const edited = formOf(show(kept({ do: "edit", phone: "12345" })), "edit");
  expect(fieldsOf(edited)).toMatchObject({ phone: "12345", "was-phone": "+919876543210" });
  expect(edited.closest("details")).toHaveAttribute("open");
  cleanup();
  const typed = { text: "Calls", next: "tomorrow", stage: "won", package: "suite", rupees: "much" };
  const talk = formOf(show(kept({ do: "talk", ...typed })), "talk");
  expect(fieldsOf(talk)).toMatchObject(typed);
});

test("a saved talk leads back to where one came from, if there is such a page", () => {
  expect(fieldsOf(formOf(show({ from: "/desk?after=1" }), "talk"))).toMatchObject({
    from: "/desk?after=1",
  });
  cleanup();
  expect(fieldsOf(formOf(show(), "talk"))).not.toHaveProperty("from");
});

test("a customer is headed by what was paid, and other names are one line", () => {
  const other = { ...CONTACT, reference: "BG-0THER00", receivedAt: 40, name: "आशा" };
  const detail = personDetailOf({ a: CONTACT, b: other }, { sales: [PART_PAID], stage: "won" });
  const box = show({ detail });
  expect(box.querySelector("header")).toHaveTextContent("Won · ₹8,000 of ₹17,699");
  expect(box.querySelector("header")).toHaveTextContent("Also: आशा");
  expect(screen.getAllByRole("button", { name: words.person.messages.part })).toHaveLength(2);
});

test("a call is marked from its time on, and not before", () => {
  const call = { ...CONTACT.call, at: CALL_AT, asked: CALL_AT, end: null, changedAt: null };
  const lead: ContactLead = { ...CONTACT, topic: "call", call: { changes: 0, ...call } };
  const marks = () => screen.queryAllByRole("button", { name: /reached/i });
  const detail = personDetailOf({ a: lead });
  const before = show({ detail, now: CALL_AT - 1 });
  expect(before).toHaveTextContent("4:00 pm");
  expect(marks()).toHaveLength(0);
  cleanup();
  show({ detail, now: CALL_AT });
  expect(marks()).toHaveLength(2);
});

test("a person who does not want to hear from us cannot be reached", () => {
  const box = show({ detail: personDetailOf({ a: CONTACT }, { isBarred: true }) });
  expect(screen.getByText(words.detail.ended)).toBeInTheDocument();
  expect(box.querySelector("a[href*='/desk/go/']")).toBeNull();
  expect(box.querySelector("form[action$='/talk']")).toBeNull();
  expect(screen.getByRole("button", { name: words.person.bar.unbar, hidden: true })).toHaveValue(
    "unbar",
  );
});

test("a withdrawal is not taken back at the desk", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  show({ detail: personDetailOf({ a: { ...CONTACT, consent } }) });
  expect(screen.getByText(words.detail.ended)).toBeInTheDocument();
  expect(screen.queryByText(words.person.bar.title)).toBeNull();
});

test("with one operator nobody owns a person", () => {
  show();
  expect(screen.queryByText(words.person.nobody)).toBeNull();
  cleanup();
  show({ isAlone: false });
  expect(screen.getByText(words.person.nobody)).toBeInTheDocument();
});
