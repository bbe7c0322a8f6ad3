// holds: #desk
import { cleanup, render } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { importListIn } from "@/lib/domain/desk/import";
import { ImportView } from "./import-view";

afterEach(cleanup);

const words = deskWordsIn("en");
const { import: text } = words.forms;
const show = (csv: string) => {
  const list = importListIn(csv, text.note);
  const preview = list && { ...list, known: [], erased: [] };
  return render(<ImportView {...{ lang: "en", words, csv, preview }} back="/desk/import" />);
};

test("the preview says what was read as what, whose rows are one, and which cannot be added", () => {
  const view = show(
    "Party Name,Phone No.,Amount\nRita,98220 67890,\nMohan,98220 67890,8499\nWrong,12345,\n",
  );
  expect(view.getByText("Read as: Name: Party Name · Phone: Phone No.")).toBeTruthy();
  const lines = view.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    "Rita · +919822067890",
    "Mohan · +919822067890 · Amount: 8499 → a note of Rita",
    `Row 4: Wrong, ${text.faults.phone} · Phone No.: 12345`,
  ]);
  expect(view.getByRole("button", { name: "Add 1 people" })).toBeTruthy();
});

test.each([
  ["????,98220 67890", text.letters],
  ["nothing", text.noList],
])("a list that is refused says why, and nothing can be added: %s", (row, why) => {
  const view = show(`${row.includes(",") ? "Name,Phone" : "Hello"}\n${row}`);
  expect(view.getByRole("alert").textContent).toBe(why);
  expect(view.getAllByRole("button").map((button) => button.textContent)).toEqual([text.look]);
});
