// holds: #desk
import { fireEvent, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { ListChoice } from "./filter-address";
import { LeadFilters } from "./lead-filters";

const words = deskWordsIn("en");
const onFind = jest.fn<void, [ListChoice]>();
const shown = (choice: ListChoice) => <LeadFilters {...{ words, choice, onFind }} />;
const search = (text: string) => {
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
  fireEvent.submit(screen.getByRole("searchbox"));
  return onFind.mock.lastCall?.[0];
};

test("a search keeps the order of the table's head, and what the chips have set", () => {
  const { rerender } = render(shown({ filter: {}, order: "newest" }));
  rerender(shown({ filter: { status: "new" }, order: "next" }));
  expect(search("asha")).toEqual({ filter: { text: "asha", status: "new" }, order: "next" });
});
