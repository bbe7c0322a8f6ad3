// holds: #desk
import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import { CONTACT } from "@/test/builders/desk-leads";
import { leadDetailOf } from "@/test/builders/lead-details";
import { LeadView, type LeadViewProps } from "./lead-view";

const words = deskWordsIn("en");
const SITE = "https://bizgrow.example";
afterEach(cleanup);

const show = (parts: Partial<LeadViewProps> = {}) =>
  render(
    <LeadView
      {...{ lang: "en", words, back: "/desk", self: "/desk/leads/a", said: null, now: 50 }}
      detail={leadDetailOf("a", CONTACT, {})}
      paying={{ due: 7_499, problems: [] }}
      neighbours={{ previous: null, next: null }}
      templates={[]}
      messages={{ en: messageWordsIn("en", SITE), hi: messageWordsIn("hi", SITE) }}
      {...parts}
    />,
  ).container;

test("what a form could not save is in it again, over what is stored by now", () => {
  const corrected = { do: "edit", phone: "12345" };
  const edited = show({ said: { text: "no", isTrouble: true, kept: corrected } });
  const form = edited.querySelector("[name=do][value=edit]")!.closest("form")!;
  expect(form.querySelector<HTMLInputElement>("[name=phone]")!.value).toBe("12345");
  expect(form.querySelector<HTMLInputElement>("[name=was-phone]")!.value).toBe("+919876543210");
  expect(form.closest("details")!.open).toBe(true);
  cleanup();
  show({ said: { text: "no", isTrouble: true, kept: { do: "note", text: "Calls" } } });
  expect(screen.getByLabelText(words.leadPage.note.label)).toHaveValue("Calls");
});

test("a withdrawn person cannot be reached", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 20 };
  const box = show({ detail: leadDetailOf("a", { ...CONTACT, consent }, {}) });
  expect(screen.getByText(words.detail.ended)).toBeInTheDocument();
  expect(box.querySelector("a[href^=tel]")).toBeNull();
  expect(box.querySelector("form[action$='/talk']")).toBeNull();
});
