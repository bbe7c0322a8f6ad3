import { MAX_LEADS, MAX_LEADS_WITH_OWN, sealed, withNotedLead, withOwner } from "./ownership";
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
  const once = withNotedLead(device, "a", MAX_LEADS);
  expect(once.leads).toEqual(["a"]);
  expect(withNotedLead(once, "a", MAX_LEADS)).toBe(once);
  expect(withNotedLead(once, "b", MAX_LEADS).leads).toEqual(["a", "b"]);
});

test("a full record names no more, but has room for the two a visitor has one each of", () => {
  const full = { ...device, leads: Array.from({ length: MAX_LEADS }, (_, n) => `lead${n}`) };
  expect(withNotedLead(full, "more", MAX_LEADS)).toBe(full);
  const own = ["check", "onboarding", "third"].reduce(
    (record, id) => withNotedLead(record, id, MAX_LEADS_WITH_OWN),
    full,
  );
  expect(own.leads.slice(MAX_LEADS)).toEqual(["check", "onboarding"]);
});
