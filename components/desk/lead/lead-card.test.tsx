// holds: #one-card-a-person
import { act, fireEvent, render, screen } from "@testing-library/react";
import { fill } from "@/lib/domain/core/fill";
import { leadDetail } from "@/lib/domain/desk/lead-detail";
import { leadRow } from "@/lib/domain/leads/lead-row";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { CONTACT } from "@/test/builders/desk-leads";
import { LeadCard } from "./lead-card";

const words = deskWordsIn("en");
const { card } = words.leadPage;
const STORED = { ...CONTACT, createdAt: 1, updatedAt: 1 };
const rest = { check: null, card: [], others: [], hasAccount: false };
const detail = leadDetail("a", STORED, rest);
const other = leadRow("b", { ...STORED, name: "Ravi", reference: "BG-OTHER" });
const NEXT = { at: 1, id: "z" };

type Sent = { filter: object; before: object | null };
/** The searches that the site got, and its answer to each in turn; a number is a status. */
const site: { sent: Sent[]; answers: (object | number)[] } = { sent: [], answers: [] };
beforeEach(() => {
  site.sent = [];
  const fetched = async (_: string, { body }: { body: string }) => {
    const answer = site.answers[site.sent.push(JSON.parse(body) as Sent) - 1];
    return typeof answer === "number"
      ? new Response("{}", { status: answer })
      : Response.json({ total: null, ...answer });
  };
  Object.assign(globalThis, { fetch: fetched });
});

const find = async (text: string) => {
  const noop = () => undefined;
  render(<LeadCard lang="en" {...{ words, detail }} go={noop} onChange={noop} reload={noop} />);
  const field = screen.getByRole("searchbox", { name: card.search });
  fireEvent.change(field, { target: { value: text } });
  await act(async () => fireEvent.submit(field));
};
const choice = () =>
  screen.queryByRole("button", {
    name: fill(card.choose, { name: "Ravi", reference: "BG-OTHER" }),
  });

test("another lead to join with is looked for among all of them, past what one call reads", async () => {
  site.answers = [{ rows: [], next: NEXT }, { rows: [detail.row], next: NEXT }, { rows: [other], next: null }]; // prettier-ignore
  await find("ravi");
  expect(choice()).not.toBeNull();
  expect(site.sent.map(({ before }) => before)).toEqual([null, NEXT, NEXT]);
  // A flagged lead cannot be joined.
  expect(site.sent[0]!.filter).toEqual({ text: "ravi", flagged: "no" });
});

test('the message "no other lead" appears only after all leads were read', async () => {
  site.answers = [
    { rows: [], next: NEXT },
    { rows: [], next: null },
  ];
  await find("ravi");
  expect(screen.queryByText(card.none)).not.toBeNull();
});

test.each([
  [503, words.trouble.later],
  [404, words.trouble.missing],
])('after a %i the card shows the reason instead of "no other lead"', async (status, said) => {
  site.answers = [{ rows: [], next: NEXT }, status];
  await find("ravi");
  expect(screen.queryByText(card.none)).toBeNull();
  expect(screen.queryByText(said)).not.toBeNull();
});
