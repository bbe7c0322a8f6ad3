// holds: #tools
import { withDue } from "@/lib/domain/tools/kept-dues";
import { addAsked, askedPaise } from "./asked";
import { duesOf, keepDues, onDuesChange, storedDues } from "./dues-book";
import { readTyped, removeTyped, writeTyped } from "./typed";

const LINE = { customer: "Rakesh", phone: "", due: "500", since: "", paid: "", promised: "" };
const LIST = withDue([], LINE, "2026-11-27");

test("the list stays on the device until it is cleared, and each change is heard once", () => {
  const heard = jest.fn();
  const end = onDuesChange(heard);
  expect(duesOf(storedDues())).toEqual([]);
  expect(keepDues(LIST)).toBe(true);
  expect(duesOf(storedDues())).toEqual(LIST);
  expect(duesOf(localStorage.getItem("bizgrow-dues")!)).toEqual(LIST);
  keepDues([]);
  expect(localStorage.getItem("bizgrow-dues")).toBeNull();
  expect(storedDues()).toBe("");
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  keepDues(LIST);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("where the device keeps nothing, the list lasts as long as the page, and that is said", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(keepDues(LIST)).toBe(false);
  expect(duesOf(storedDues())).toEqual(LIST);
  full.mockRestore();
});

test("damaged data is an empty list", () => {
  for (const text of ["{", "5", '{"a":1}']) expect(duesOf(text)).toEqual([]);
});

test("the reminders of a week are one sum; a later one begins another", () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-27T12:00:00Z"));
  localStorage.setItem("bizgrow-asked", "{");
  expect(askedPaise()).toBe(0);
  addAsked(150_000);
  now.mockReturnValue(Date.parse("2026-12-04T11:59:00Z"));
  addAsked(50_000);
  expect(askedPaise()).toBe(200_000);
  now.mockReturnValue(Date.parse("2026-12-04T12:00:00Z"));
  addAsked(1_000);
  expect(askedPaise()).toBe(1_000);
  now.mockRestore();
});

test("what is typed in a tool stays in the tab, beside that of the others, until it is deleted", () => {
  writeTyped("margin", { price: "500" });
  writeTyped("break-even", { fixed: "40000" });
  expect(readTyped("margin")).toEqual({ price: "500" });
  sessionStorage.setItem("bizgrow-tools", JSON.stringify({ margin: { price: 5, cost: "3" } }));
  expect(readTyped("margin")).toEqual({ cost: "3" });
  expect(readTyped("break-even")).toEqual({});
  removeTyped();
  expect(sessionStorage.length).toBe(0);
  for (const text of ["{", "5", '{"margin":7}']) {
    sessionStorage.setItem("bizgrow-tools", text);
    expect(readTyped("margin")).toEqual({});
  }
});
