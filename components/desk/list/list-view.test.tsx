// holds: #desk
import { cleanup, render, screen, within } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { listQueryIn } from "@/lib/server/desk/list-choice";
import { PERSON } from "@/test/builders/person-rows";
import { ListView, type ListViewProps } from "./list-view";

afterEach(cleanup);

const words = deskWordsIn("en");
const counts = {
  answer: 0,
  orders: 0,
  due: 0,
  late: 0,
  later: 0,
  spam: 7,
  statuses: {
    new: 5,
    talking: 4,
    demo: 3,
    offer: 2,
    won: 1,
    lost: 0,
  },
};
const show = (query: object, props: Partial<ListViewProps> = {}) =>
  render(
    <ListView
      {...{ lang: "en", words, counts, now: PERSON.arrivedAt, search: "", isImport: false }}
      back="/desk/leads"
      query={listQueryIn(query)}
      page={{ rows: [PERSON], next: null, total: 1 }}
      {...props}
    />,
  );
const formTo = (path: string) => document.querySelector<HTMLFormElement>(`[action="${path}"]`)!;
const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

test("chips are links with their numbers, which keep the other filters", () => {
  show({ wants: "order", status: "new" });
  const chips = within(screen.getByRole("navigation"));
  expect(chips.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "All",
    "New5",
    "Talking4",
    "Demo booked3",
    "Offer sent2",
    "Won1",
    "Lost0",
    "Mine",
    "Nobody's",
    "Spam7",
  ]);
  expect(chips.getByText("Won").closest("a")!.getAttribute("href")).toBe(
    "/desk/leads?wants=order&status=won",
  );
  expect(document.querySelector("[aria-current]")!.textContent).toBe("New5");
});

test("the filters are a plain form, which keeps what chips and search have set", () => {
  show({ status: "new", found: "1", wants: "demo", from: "2026-11-25" }, { search: "Asha" });
  const form = formTo("/desk/leads");
  expect(form.method).toBe("get");
  expect(fieldsOf(form)).toMatchObject({
    status: "new",
    found: "1",
    wants: "demo",
    from: "2026-11-25",
    order: "newest",
  });
  expect(screen.getByText("Filters (2)")).toBeTruthy();
  expect(JSON.stringify(fieldsOf(form))).not.toContain("Asha");
});

test("searched words are posted, never in an address; the file has them, too", () => {
  show(
    { found: "1" },
    { search: "Asha", page: { rows: [PERSON], next: { at: 1, id: "b" }, total: null } },
  );
  expect(formTo("/api/desk/search").method).toBe("post");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("Asha");
  expect(fieldsOf(formTo("/api/desk/export"))).toMatchObject({ search: "Asha", found: "1" });
  expect(screen.getByText("Show more").getAttribute("href")).toBe("/desk/leads?found=1&after=1_b");
  for (const link of screen.getAllByRole("link"))
    expect(link.getAttribute("href")).not.toContain("Asha");
});

test("picked people are in the form that changes many", () => {
  show({});
  screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Asha Patil" }).click();
  const form = document.querySelector<HTMLFormElement>("#many")!;
  expect(fieldsOf(form)).toEqual({ back: "/desk/leads", day: "", lead: `${PERSON.id}.0` });
});

test("one person is one; no lead is said, and forgotten words are", () => {
  show({});
  expect(screen.getByText("1 person")).toBeTruthy();
  cleanup();
  const none = { rows: [], next: null, total: 0 };
  show({ found: "1" }, { page: none });
  expect(screen.getByText(/The words you looked for are gone/)).toBeTruthy();
});

test("an import can be taken back where its people are listed", () => {
  show({ source: "import-0123456789ab" }, { isImport: true });
  expect(fieldsOf(formTo("/api/desk/import"))).toMatchObject({ source: "import-0123456789ab" });
});
