// holds: #desk
import { act, fireEvent, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { AddLead } from "./add-lead";

const words = deskWordsIn("en");
const { add } = words.forms;
const fields = words.labels;

const sent: object[] = [];
const go = jest.fn();
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  go.mockClear();
  const fetched = async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as object);
    return Response.json({ id: "a", reference: "BG-A" }, { status: 201 });
  };
  Object.assign(globalThis, { fetch: fetched });
  render(<AddLead lang="en" words={words} go={go} />);
});
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: add.save })));

test("a shop of which nobody knows the owner's name is added by its own", async () => {
  type(fields.businessName, "Meena Stores");
  type(fields.phone, "9876543219");
  await save();
  expect(sent).toMatchObject([{ name: "", businessName: "Meena Stores" }]);
  expect(go).toHaveBeenCalledWith({ kind: "lead", id: "a" });
});

test.each([
  ["no name", fields.phone, "9876543219"],
  ["no way to answer", fields.name, "Meena"],
])("with %s nothing is sent, and the words say what is missing", async (_, label, value) => {
  type(label, value);
  await save();
  expect(screen.getByRole("alert").textContent).toBe(add.need);
  expect(sent).toEqual([]);
});
