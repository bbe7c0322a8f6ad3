import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { DeskLeads } from "./desk-leads";

const words = deskWordsIn("en");
const { list, today } = words.screens;
const nothing = () => {};

beforeEach(() => {
  Object.assign(window, { matchMedia: () => new EventTarget(), scrollTo: nothing });
});
afterEach(cleanup);

const told = (filter: DeskFilter, isPartial = false) => {
  const actions = { go: nothing, find: nothing, reload: nothing, more: nothing };
  render(
    <DeskLeads
      {...{ lang: "en", words, isPartial, isShown: true, counts: null, news: 0, ...actions }}
      list={{ rows: [], next: null, total: 0, state: "done", now: 1 }}
      choice={{ filter, order: "newest" }}
      replace={nothing}
      drop={nothing}
    />,
  );
  return screen.getByRole("status").textContent;
};

test("on the first day the list says where leads come from; no filter is there to be removed", () => {
  expect(told({})).toBe(`${today.first} ${today.firstText}`);
});

test("nothing found by a filter is not the first day, and neither is a database put aside", () => {
  expect(told({ status: "won" })).toBe(`${list.none} ${list.noneText}`);
  cleanup();
  expect(told({}, true)).toBe(words.list.noneHere);
});
