import { MAX_LEADS, MAX_LEADS_WITH_OWN, sealed, withNotedLead, withOwner } from "./ownership";
import { newRecord } from "./record";

const device = newRecord("id", "hash", { lang: "hi", profile: { industry: "salon" } });

test("owned by an account, the owner token no longer opens the record", () => {
  expect(withOwner(device, "uid")).toEqual({ ...device, ownerUid: "uid", ownerTokenHash: "" });
});

test("sealed, it names the record it is merged into", () => {
  expect(sealed(device, "uid", "home")).toEqual({
    ...withOwner(device, "uid"),
    mergedInto: "home",
  });
});

test("a lead is added once", () => {
  const once = withNotedLead(device, "a", MAX_LEADS);
  expect(once.leads).toEqual(["a"]);
  expect(withNotedLead(once, "a", MAX_LEADS)).toBe(once);
  expect(withNotedLead(once, "b", MAX_LEADS).leads).toEqual(["a", "b"]);
});

test("a full record takes no more leads but the visitor's one check and one Get Started", () => {
  const full = { ...device, leads: Array.from({ length: MAX_LEADS }, (_, n) => `lead${n}`) };
  expect(withNotedLead(full, "more", MAX_LEADS)).toBe(full);
  const own = ["check", "onboarding", "third"].reduce(
    (record, id) => withNotedLead(record, id, MAX_LEADS_WITH_OWN),
    full,
  );
  expect(own.leads.slice(MAX_LEADS)).toEqual(["check", "onboarding"]);
});
