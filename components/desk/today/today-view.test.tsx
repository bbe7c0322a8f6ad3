// holds: #desk
import { cleanup, render, screen } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { DeskCounts } from "@/lib/domain/leads/desk-counts";
import type { Today } from "@/lib/server/desk/people-desk";
import { PERSON } from "@/test/builders/person-rows";
import { TodayView } from "./today-view";

afterEach(cleanup);

const NOW = Date.parse("2026-11-25T15:00:00+05:30");
const words = deskWordsIn("en");
const STATUSES = { new: 0, talking: 0, demo: 0, offer: 0, won: 0, lost: 0 };
const COUNTS: DeskCounts = {
  ...{ answer: 0, orders: 0, due: 0, late: 0, later: 0, spam: 0 },
  statuses: STATUSES,
};
const NONE = { rows: [], next: null };
const show = (today: Partial<Today>) =>
  render(
    <TodayView
      {...{ lang: "en", words, now: NOW, back: "/desk", from: null }}
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

test("an empty day says so; a desk without leads says where they come from", () => {
  show({ counts: { ...COUNTS, statuses: { ...STATUSES, won: 1 } } });
  expect(screen.getByText(words.screens.today.empty)).toBeTruthy();
  cleanup();
  show({});
  expect(screen.getByText(words.screens.today.first)).toBeTruthy();
});
