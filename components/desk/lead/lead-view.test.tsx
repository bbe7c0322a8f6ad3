// holds: #desk
import { cleanup, render, screen, within } from "@testing-library/react";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import { LANGS } from "@/lib/domain/core/languages";
import { leadCheck } from "@/lib/domain/leads/visible-check";
import { CONTACT } from "@/test/builders/desk-leads";
import { leadDetailOf, rowOf } from "@/test/builders/lead-details";
import { SHOP_ANSWERS } from "@/test/builders/owners";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { LeadGone, LeadView, type LeadViewProps } from "./lead-view";

const words = deskWordsIn("en");
const { leadPage } = words;
const SITE = "https://bizgrow.example";
const SELF = "/desk/leads/a?back=%2Fdesk";
const other = rowOf("b", { ...CONTACT, reference: "BG-0THER", topic: "question" });
const alike = rowOf("c", { ...CONTACT, reference: "BG-ALIKE", name: "Ravi" });
const DETAIL = leadDetailOf("a", CONTACT, {
  check: leadCheck(finished(recordWith(), SHOP_ANSWERS, START)),
  messages: [{ row: other, notes: [] }],
  alike: [alike],
});
afterEach(cleanup);

const show = (parts: Partial<LeadViewProps> = {}) =>
  render(
    <LeadView
      {...{ lang: "en", words, detail: DETAIL, back: "/desk", self: SELF, said: null, now: 50 }}
      paying={{ due: 7_499, problems: [] }}
      neighbours={{ previous: null, next: { id: "d", at: 1 } }}
      templates={DEFAULT_TEMPLATES}
      messages={{ en: messageWordsIn("en", SITE), hi: messageWordsIn("hi", SITE) }}
      {...parts}
    />,
  ).container;
const formsIn = (box: HTMLElement) => [...box.querySelectorAll("form")];
const formOf = (box: HTMLElement, what: string) =>
  formsIn(box).find((form) => form.querySelector(`[name=do][value=${what}]`))!;

test.each(LANGS)(
  "%s: the note follows the ways to reach the person, the answers are folded",
  (lang) => {
    const box = show({ lang, words: deskWordsIn(lang) });
    const ways = box.querySelector(".lead-ways")!;
    const note = formOf(box, "note");
    const after = [...box.querySelectorAll("form, section, details")].filter(
      (one) => ways.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(after[0]).toBe(note);
    for (const details of box.querySelectorAll("details")) expect(details.open).toBe(false);
    expect(box.querySelector("[style]")).toBeNull();
    const { questions } = deskWordsIn(lang);
    const folded = screen.getByText(Object.values(questions)[0]!).closest("details");
    expect(folded).not.toBeNull();
  },
);

test("each action is a plain form that leads back to this page", () => {
  const box = show();
  const forms = formsIn(box);
  expect(forms.length).toBeGreaterThan(10);
  for (const form of forms) {
    expect(form.method).toBe("post");
    expect(form.getAttribute("action")).toMatch(/^\/(api\/desk\/leads|desk\/go)\/[abc]/);
    expect(form.querySelector<HTMLInputElement>("[name=back]")!.value).toBe(SELF);
  }
  expect(formOf(box, "won").querySelector<HTMLInputElement>("[name=rupees]")!.value).toBe("7499");
});

test("one tap tells another message apart, and one joins a person who may be the same", () => {
  const box = show();
  expect(formOf(box, "part").getAttribute("action")).toBe("/api/desk/leads/b");
  const join = formOf(box, "join");
  expect(join.getAttribute("action")).toBe("/api/desk/leads/a");
  expect(join.querySelector<HTMLInputElement>("[name=other]")!.value).toBe("c");
  expect(screen.getByText("2 messages: 1 order, 1 question")).toBeInTheDocument();
});

test("all templates are within reach, the best one first, each in both languages", () => {
  const box = show();
  const names = [...box.querySelectorAll("details[name=message] > summary")];
  expect(names).toHaveLength(DEFAULT_TEMPLATES.length);
  expect(names[0]).toHaveTextContent("Wants to order · BizGrow Complete Package · New");
  const first = within(names[0]!.parentElement!).getAllByLabelText(leadPage.templates.text);
  expect(first.map((area) => (area as HTMLTextAreaElement).lang)).toEqual(["en", "hi"]);
  expect(first[0]).toHaveTextContent("Hello Asha Patil, this is");
});

test("the way back and on is that of the list one came from", () => {
  show();
  expect(screen.getByRole("link", { name: words.detail.back })).toHaveAttribute("href", "/desk");
  expect(screen.getByRole("link", { name: leadPage.next })).toHaveAttribute(
    "href",
    "/desk/leads/d?back=%2Fdesk&at=1",
  );
  expect(screen.queryByRole("link", { name: leadPage.previous })).toBeNull();
});

test("what a form could not save is in it again, over what is stored by now", () => {
  const corrected = { do: "edit", phone: "12345" };
  const edited = show({ said: { text: "no", isTrouble: true, kept: corrected } });
  const form = formOf(edited, "edit");
  expect(form.querySelector<HTMLInputElement>("[name=phone]")!.value).toBe("12345");
  expect(form.querySelector<HTMLInputElement>("[name=was-phone]")!.value).toBe("+919876543210");
  expect(form.closest("details")!.open).toBe(true);
  cleanup();
  show({ said: { text: "no", isTrouble: true, kept: { do: "note", text: "Calls" } } });
  expect(screen.getByLabelText(leadPage.note.label)).toHaveValue("Calls");
});

test("a withdrawn person cannot be reached", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  const box = show({ detail: leadDetailOf("a", { ...CONTACT, consent }, {}) });
  expect(screen.getByText(words.detail.ended)).toBeInTheDocument();
  expect(box.querySelector("a[href^=tel]")).toBeNull();
  expect(box.querySelector("form[action$='/talk']")).toBeNull();
});

test("of a lead that is gone the unsaved note is still shown", () => {
  const kept = { do: "note", text: "Calls on Monday." };
  render(
    <LeadGone {...{ lang: "en", words, id: "a", back: "/desk" }} said={{ text: "gone", kept }} />,
  );
  expect(screen.getByText(leadPage.missing.gone)).toBeInTheDocument();
  expect(screen.getByText("Calls on Monday.")).toBeInTheDocument();
});
