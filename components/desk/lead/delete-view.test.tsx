// holds: #deletion
import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { CONTACT } from "@/test/builders/desk-leads";
import { leadDetailOf, rowOf } from "@/test/builders/lead-details";
import { DeleteView } from "./delete-view";

const words = deskWordsIn("en");
const message = rowOf("b", { ...CONTACT, reference: "BG-B", topic: "question" });
const alike = rowOf("c", { ...CONTACT, reference: "BG-C", name: "Ravi" });
const DETAIL = leadDetailOf("a", CONTACT, {
  messages: [
    {
      row: message,
      notes: [],
    },
  ],
  alike: [alike],
  hasAccount: true,
});
const show = (kept?: Record<string, string>) =>
  render(
    <DeleteView
      {...{ lang: "en", words, back: "/desk/leads/a/delete", detail: DETAIL }}
      said={kept ? { text: "no", isTrouble: true, kept } : null}
    />,
  ).container;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
afterEach(cleanup);

test("all messages of the person are ticked, others with the same number are not", () => {
  const form = show().querySelector("form")!;
  expect(box(/BG-C0NTACT · Wants to order · Asha Patil · /).checked).toBe(true);
  expect(box(/BG-B · Has a question/).checked).toBe(true);
  expect(box(/BG-C · .*Ravi/).checked).toBe(false);
  expect(form).toHaveTextContent(words.erase.account);
  expect(form.getAttribute("action")).toBe("/api/desk/erasures");
  expect(new FormData(form).getAll("ids")).toEqual(["a", "b"]);
  expect(new FormData(form).get("of")).toBe("a");
});

test("after a failure the ticks are as they were", () => {
  show({ ids: "a c" });
  expect([box(/BG-C0NTACT/), box(/BG-B/), box(/BG-C ·/)].map(({ checked }) => checked)).toEqual([
    true,
    false,
    true,
  ]);
});
