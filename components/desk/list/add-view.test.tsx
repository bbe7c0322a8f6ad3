// holds: #desk
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { AddView } from "./add-view";

const words = deskWordsIn("en");
const { add } = words.forms;
const asked: string[] = [];
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  const fetched = async (_: string, { body }: { body: string }) => {
    asked.push(body);
    return Response.json({ text: "Asha is known." });
  };
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(cleanup);

const show = (kept: Record<string, string> = {}) =>
  render(<AddView {...{ lang: "en", words, kept }} back="/desk/add" />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const form = () => document.querySelector("form")!;
const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(field(label), { target: { value } }));
const keyIn = () => new FormData(form()).get("key");

test("three fields come first, nothing is chosen for the operator, and a phone call is the way", () => {
  show();
  expect(form().querySelector("details")!.open).toBe(false);
  const fields = Object.fromEntries(new FormData(form()));
  expect(fields).not.toHaveProperty("topic");
  expect(fields).toMatchObject({ channel: "phone", lang: "en", packageId: "" });
  expect(form().querySelectorAll("[name=topic][required]")).toHaveLength(4);
});

test("what is typed stays on the device until it is added, under the same key", async () => {
  show();
  await type(words.labels.name, "Meena");
  fireEvent.click(screen.getByRole("radio", { name: words.wants.demo }));
  await type(words.labels.name, "Meena Devi");
  const key = keyIn();
  cleanup();
  show();
  expect(field(words.labels.name).value).toBe("Meena Devi");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: words.wants.demo }).checked).toBe(
    true,
  );
  expect(keyIn()).toBe(key);
  fireEvent.click(screen.getByRole("button", { name: add.empty }));
  expect(field(words.labels.name).value).toBe("");
  expect(keyIn()).not.toBe(key);
  await type(words.labels.name, "Ravi");
  form().dispatchEvent(new CustomEvent("desk-saved", { bubbles: true }));
  cleanup();
  show();
  expect(screen.queryByText(add.kept)).toBeNull();
});

test("a known number is said while it is typed, and asked for once", async () => {
  show();
  await type(words.labels.phone, "98470 6543");
  expect(asked).toEqual([]);
  await type(words.labels.phone, "98470 65432");
  expect(screen.getByRole("status").textContent).toBe("Asha is known.");
  expect(asked.map((body) => JSON.parse(body) as object)).toEqual([
    { phone: "+919847065432", lang: "en" },
  ]);
});

test("without JavaScript what was typed is there again", () => {
  show({ name: "Meena", topic: "order", message: "Call on Monday.", key: "abcdefgh" });
  expect(field(words.labels.name).value).toBe("Meena");
  expect(field(add.message).value).toBe("Call on Monday.");
  expect(keyIn()).toBe("abcdefgh");
});
