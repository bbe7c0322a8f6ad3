// holds: #one-record
import { recordsOf, withoutPending, withoutRecord, withPending, withRecord } from "./account";

const account = { userId: "home", pending: ["a"] };

test("a device's record is added to pending once, the account's own never", () => {
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

test("a record that is gone is unlinked, and stays pending in case it comes back", () => {
  expect(withoutRecord(account, "home")).toEqual({ userId: null, pending: ["a", "home"] });
  expect(withoutRecord(account, "other")).toBe(account);
});

test("a merged record is no longer pending", () => {
  expect(withoutPending(account, "a")).toEqual({ userId: "home", pending: [] });
  expect(withoutPending(account, "b")).toBe(account);
});

test("an account names its record and all pending ones", () => {
  expect(recordsOf(account)).toEqual(["home", "a"]);
  expect(recordsOf({ userId: null, pending: ["a"] })).toEqual(["a"]);
});
