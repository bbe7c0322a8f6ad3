import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { keepDraft } from "@/lib/browser/desk/note-draft";
import { leadDetail } from "@/lib/domain/desk/lead-detail";
import { CONTACT } from "@/test/builders/desk-leads";
import { LeadDetail } from "./lead-detail";

const words = deskWordsIn("en");
const { outcome, missing, note } = words.leadPage;
const DETAIL = leadDetail(
  "a",
  { ...CONTACT, createdAt: 1, updatedAt: 1 },
  { check: null, card: [], others: [], hasAccount: false },
);
const COUNTS = { today: 1, late: 0, flagged: 0, statuses: { new: 1 } };
const NOT_FOUND = () => Response.json({ error: { code: "not_found" } }, { status: 404 });

/** What the server answers; a call that is not named is not found. */
let site: Record<string, () => Response> = {};

beforeEach(() => {
  localStorage.clear();
  const fetched = async (path: string, { method }: { method: string }) =>
    (site[`${method} ${path}`] ?? NOT_FOUND)();
  Object.assign(globalThis, { fetch: fetched, scrollTo: () => {} });
});
afterEach(cleanup);

const open = () =>
  act(async () => {
    const nothing = () => {};
    render(
      <LeadDetail
        {...{ lang: "en", words, go: nothing, onChange: nothing, onErased: nothing }}
        id="a"
      />,
    );
  });
const link = () => screen.queryByRole("link", { name: words.trouble.signIn });

test("a deleted lead shows a message and the unsaved note", async () => {
  site = { "GET /api/desk/counts": () => Response.json(COUNTS) };
  keepDraft("a", "Calls on Monday.", Date.now());
  await open();
  expect(screen.queryByText(missing.gone)).not.toBeNull();
  expect(screen.queryByText("Calls on Monday.")).not.toBeNull();
});

test("a signed-out operator sees a sign-in message, and the note is kept until after the sign-in", async () => {
  site = {};
  keepDraft("a", "Calls on Monday.", Date.now());
  await open();
  expect(screen.queryByText(missing.gone)).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent(words.trouble.missing);
  expect(screen.queryByText("Calls on Monday.")).not.toBeNull();
  expect(link()).not.toBeNull();
});

test("a note that a sign-out stopped comes with a sign-in in a new tab", async () => {
  site = { "GET /api/desk/leads/a": () => Response.json(DETAIL) };
  await open();
  const notes = screen.getByRole("region", { name: note.title });
  fireEvent.change(within(notes).getByLabelText(note.label), { target: { value: "Calls." } });
  expect(link()).toBeNull();
  await act(async () => fireEvent.click(within(notes).getByRole("button", { name: note.save })));
  expect(within(notes).getByRole("alert")).toHaveTextContent(outcome.signedOut);
  expect(link()).toHaveAttribute("target", "_blank");
  expect(within(notes).getByLabelText(note.label)).toHaveValue("Calls.");
});
