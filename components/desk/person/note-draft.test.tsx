import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { draftOf, keepDraft, sendDraft } from "@/lib/browser/desk/note-draft";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { NoteDraft } from "./note-draft";

const words = deskWordsIn("en");
const { talk } = words.person;
const NOTE = "Calls on Monday.";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (parts: { isSaved?: boolean; kept?: string } = {}) =>
  act(async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <input type="checkbox" aria-label="Won" />
        <NoteDraft
          {...{ lang: "en", person: "a", words: talk, limit: words.limit }}
          {...{ isSaved: false, kept: "", ...parts }}
        />
      </form>,
    );
  });
const area = () => screen.getByLabelText<HTMLTextAreaElement>(talk.note);
const type = (text: string) =>
  act(async () => fireEvent.input(area(), { target: { value: text } }));
const draft = () => draftOf("a", Date.now())?.text ?? null;
const save = () => act(async () => fireEvent.submit(area().form!));
const saved = () =>
  act(
    async () => void area().form!.dispatchEvent(new CustomEvent("desk-saved", { bubbles: true })),
  );

test("what was typed while the note was saved is the next one", async () => {
  await open();
  await type(NOTE);
  await save();
  await type("And by WhatsApp.");
  await saved();
  expect(area()).toHaveValue("And by WhatsApp.");
  expect(draft()).toBe("And by WhatsApp.");
});

test("after a form without JavaScript only the note that was sent is gone", async () => {
  keepDraft("a", NOTE, Date.now());
  await open({ isSaved: true });
  expect(area()).toHaveValue(NOTE);
  cleanup();
  sendDraft("a", Date.now());
  await open();
  expect(area()).toHaveValue(NOTE);
  cleanup();
  await open({ isSaved: true });
  expect(area()).toHaveValue("");
  expect(draft()).toBeNull();
});

test("what the server sends back stays in the field", async () => {
  keepDraft("a", "An older one", Date.now());
  await open({ kept: NOTE });
  expect(area()).toHaveValue(NOTE);
});

test("after a talk that was saved its choices are gone, too", async () => {
  await open();
  await act(async () => screen.getByRole("checkbox").click());
  await save();
  await saved();
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});
