import { act, cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { leadDetail } from "@/lib/domain/desk/lead-detail";
import { CONTACT } from "@/test/builders/desk-leads";
import { EraseDialog } from "./erase-dialog";

const words = deskWordsIn("en");
const lead = (id: string, reference: string) =>
  leadDetail(
    id,
    { ...CONTACT, reference, createdAt: 1, updatedAt: 1 },
    { check: null, card: [], others: [], hasAccount: false },
  );
const DETAIL = lead("a", "BG-0000001");
const SAME = lead("b", "BG-0000002").row;

const openWith = async (...pages: (() => Response)[]) => {
  // Each of the two searches, by address and by number, reads all pages.
  const read: Record<string, number> = {};
  const fetched = async (_: string, { body }: { body: string }) => {
    const { text } = (JSON.parse(body) as { filter: { text: string } }).filter;
    const at = read[text] ?? 0;
    read[text] = at + 1;
    return pages[at]!();
  };
  Object.assign(globalThis, { fetch: fetched });
  HTMLDialogElement.prototype.showModal = () => {};
  const nothing = () => {};
  await act(async () => {
    render(
      <EraseDialog
        {...{ lang: "en", words, detail: DETAIL, onErased: nothing, onClose: nothing }}
      />,
    );
  });
};
const found = (next: unknown) => () => Response.json({ rows: [SAME], next, total: null });
afterEach(cleanup);

test("leads of the same person are offered once the search has reached its end", async () => {
  await openWith(found({ at: 1, id: "b" }), found(null));
  expect(screen.getAllByText(/BG-0000002/)).toHaveLength(1);
  expect(screen.queryByText(words.erase.notWhole)).toBeNull();
});

test("a search that failed on the way is not shown as the whole", async () => {
  await openWith(found({ at: 1, id: "b" }), () => new Response(null, { status: 503 }));
  expect(screen.getAllByText(/BG-0000002/)).toHaveLength(1);
  expect(screen.queryByText(words.erase.notWhole)).not.toBeNull();
});
