// holds: #desk
import { cleanup, render, screen } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { DeskCounts } from "@/lib/domain/leads/desk-filter";
import type { CallRow } from "@/lib/server/desk/call-desk";
import type { Today } from "@/lib/server/desk/people-desk";
import { PERSON } from "@/test/builders/person-rows";
import { TodayView } from "./today-view";

afterEach(cleanup);

const NOW = Date.parse("2026-11-25T15:00:00+05:30");
const words = deskWordsIn("en");
const STATUSES = { new: 0, talking: 0, demo: 0, offer: 0, won: 0, lost: 0 };
const COUNTS: DeskCounts = {
  answer: 0,
  orders: 0,
  due: 0,
  late: 0,
  later: 0,
  spam: 0,
  statuses: STATUSES,
};
const NONE = { rows: [], next: null };
const show = (today: Partial<Today>, calls: readonly CallRow[] = [], tomorrow = 0) =>
  render(
    <TodayView
      {...{ lang: "en", words, now: NOW, back: "/desk", from: null }}
      calls={{ rows: calls, tomorrow }}
      today={{ answer: NONE, due: NONE, counts: COUNTS, now: NOW, ...today }}
    />,
  );
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

test("Today has its groups with true numbers, and each group's next page", () => {
  const due = { ...PERSON, id: "b".repeat(64), answerBy: null };
  show({
    answer: { rows: [PERSON], next: { at: 5, id: "ab" } },
    due: {
      rows: [
        { ...due, nextAt: NOW - 1 },
        { ...due, id: "c", nextAt: NOW + 1 },
      ],
      next: null,
    },
    counts: { ...COUNTS, answer: 51, orders: 2, due: 2, later: 12 },
  });
  expect(headings()).toEqual(["51 to answer, 2 orders or calls", "Overdue", "Due today"]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/desk?group=answer&after=5_ab");
  expect(links.at(-1)).toBe("/desk/leads?order=next");
  expect(screen.getByText("12 later or without a date")).toBeTruthy();
});

test("the day's calls come first, each with what came of it, and nobody stands twice", () => {
  const { reference, name } = PERSON;
  const call = (at: number, id: string): CallRow => ({
    at,
    person: id,
    row: {
      ...PERSON,
      id,
      name: `${name} ${id}`,
      reference,
      callAt: at,
      version: 3,
    },
  });
  const at = NOW + 3_600_000;
  show(
    {
      due: { rows: [{ ...PERSON, person: "a", answerBy: null, nextAt: at }], next: null },
      counts: { ...COUNTS, due: 1 },
    },
    [call(NOW - 24 * 3_600_000, "b"), call(at, "a")],
    2,
  );
  expect(headings()).toEqual(["Calls today (2)"]);
  expect(screen.getByText("Tuesday, 24 November, 3:00 pm, not marked yet")).toBeTruthy();
  expect(screen.getByText("4:00 pm")).toBeTruthy();
  expect(screen.getByText("Calls tomorrow: 2").getAttribute("href")).toBe("/desk/calls");
  const remind = screen.getByRole("link", { name: "Remind on WhatsApp: Asha Patil a" });
  expect(remind.getAttribute("href")).toBe("/desk/go/a?way=whatsapp&template=callReminder");
  // From the call's time on.
  expect(screen.queryByRole("button", { name: "Not reached: Asha Patil a" })).toBeNull();
  const form = screen.getByRole("button", { name: "Not reached: Asha Patil b" }).closest("form")!;
  expect(form.getAttribute("action")).toBe("/api/desk/leads/b");
  expect(Object.fromEntries(new FormData(form))).toEqual({
    back: "/desk",
    version: "3",
    at: String(NOW - 24 * 36e5),
  });
});

test("an empty day says so; a desk without leads says where they come from", () => {
  show({ counts: { ...COUNTS, statuses: { ...STATUSES, won: 1 } } });
  expect(screen.getByText(words.screens.today.empty)).toBeTruthy();
  cleanup();
  show({});
  expect(screen.getByText(words.screens.today.first)).toBeTruthy();
});
