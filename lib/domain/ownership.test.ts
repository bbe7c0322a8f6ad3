import { sealed, withLeads, withOwner } from "./ownership";
import { newRecord } from "./record";

const device = newRecord("id", "hash", { lang: "hi", profile: { industry: "salon" } });

test("owned by an account, the browser's key opens the record no more", () => {
  expect(withOwner(device, "uid")).toEqual({ ...device, ownerUid: "uid", ownerTokenHash: "" });
});

test("sealed, it says where its content goes", () => {
  expect(sealed(device, "uid", "home")).toEqual({
    ...withOwner(device, "uid"),
    mergedInto: "home",
  });
});

test("a lead is noted once", () => {
  const once = withLeads(device, ["a", "b"]);
  expect(once.leads).toEqual(["a", "b"]);
  expect(withLeads(once, ["b", "a"])).toBe(once);
  expect(withLeads(once, ["c", "a"]).leads).toEqual(["a", "b", "c"]);
});
