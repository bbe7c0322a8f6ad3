import { recordsOf, withoutPending, withoutRecord, withPending, withRecord } from "./account";

const account = { userId: "home", pending: ["a"] };

test("a device's record is announced once, and the account's own is none", () => {
  expect(withPending(null, "a")).toEqual({ userId: null, pending: ["a"] });
  expect(withPending(account, "b")).toEqual({ userId: "home", pending: ["a", "b"] });
  expect(withPending(account, "a")).toBe(account);
  expect(withPending(account, "home")).toBe(account);
});

test("an account takes a record and keeps it", () => {
  expect(withRecord(null, "a")).toEqual({ userId: "a", pending: [] });
  expect(withRecord({ userId: null, pending: ["a"] }, "a")).toEqual({
    userId: "a",
    pending: ["a"],
  });
  expect(withRecord(account, "b")).toBe(account);
});

test("a record that is gone is let go of, and stays announced in case it comes back", () => {
  expect(withoutRecord(account, "home")).toEqual({ userId: null, pending: ["a", "home"] });
  expect(withoutRecord(account, "other")).toBe(account);
});

test("what is dealt with is no longer announced", () => {
  expect(withoutPending(account, "a")).toEqual({ userId: "home", pending: [] });
  expect(withoutPending(account, "b")).toBe(account);
});

test("an account names its record and all that are announced", () => {
  expect(recordsOf(account)).toEqual(["home", "a"]);
  expect(recordsOf({ userId: null, pending: ["a"] })).toEqual(["a"]);
});
