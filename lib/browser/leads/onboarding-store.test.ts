// holds: #get-started
import { breakStorage } from "@/test/support/browser-page";
import { ASHA } from "@/test/builders/onboardings";
import { ONBOARDING_KEYS } from "@/lib/browser/core/device-keys";

const KEY = "userOnboardingData";
const DAY_MS = 24 * 60 * 60_000;

const newPage = () => {
  jest.resetModules();
  return import("./onboarding-store");
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("after 30 days all of it is forgotten", async () => {
  jest.useFakeTimers({ now: 1_794_900_000_000 });
  const page = await newPage();
  page.saveOnboarding(ASHA, "suite");
  page.writeOnboardingDraft({ index: 3, data: ASHA });
  jest.setSystemTime(1_794_900_000_000 + 30 * DAY_MS);
  expect(page.readOnboarding()).toEqual(ASHA);
  jest.setSystemTime(1_794_900_000_001 + 30 * DAY_MS);
  const later = await newPage();
  expect(later.readOnboarding()).toBeNull();
  expect(later.readOnboardingDraft()).toBeNull();
  expect(later.chosenPackage()).toBeNull();
  for (const key of ONBOARDING_KEYS) expect(localStorage.getItem(key)).toBeNull();
});

test("data without a time is valid for 30 days from its first reading", async () => {
  jest.useFakeTimers({ now: 1_794_900_000_000 });
  localStorage.setItem(KEY, JSON.stringify(ASHA));
  expect((await newPage()).readOnboarding()).toEqual(ASHA);
  jest.setSystemTime(1_794_900_000_001 + 30 * DAY_MS);
  expect((await newPage()).readOnboarding()).toBeNull();
});

test.each([
  ["{", "{"],
  ["null", "null"],
  ["5 MB", `"${"x".repeat(4_900_000)}"`],
  ["a field of 1 MB", JSON.stringify({ ...ASHA, firstName: "x".repeat(1_000_000) })],
  ["a wrong time", JSON.stringify({ ...ASHA, savedAt: "yesterday" })],
])("a damaged text, %s, is nothing filled in", async (_, text) => {
  localStorage.setItem(KEY, text);
  const page = await newPage();
  expect(page.readOnboarding()).toBeNull();
  page.saveOnboarding(ASHA, "suite");
  expect((await newPage()).readOnboarding()).toEqual(ASHA);
});

test("of a damaged draft the good parts are read", async () => {
  const text = { index: "x", data: { firstName: "Asha", phone: 5 }, savedAt: Date.now() };
  localStorage.setItem("bizgrow-onboarding-draft", JSON.stringify(text));
  const draft = (await newPage()).readOnboardingDraft();
  expect(draft).toMatchObject({ index: NaN, data: { firstName: "Asha", phone: "" } });
});

test("a chosen package is one of ours", async () => {
  const page = await newPage();
  expect(page.chosenPackage()).toBeNull();
  page.saveOnboarding(ASHA, "foundation");
  expect((await newPage()).chosenPackage()).toBe("foundation");
  for (const packageId of ["gold", "__proto__", 5, null]) {
    const text = JSON.stringify({ packageId, savedAt: Date.now() });
    localStorage.setItem("bizgrow-onboarding-package", text);
    expect((await newPage()).chosenPackage()).toBeNull();
  }
});

test("where storage is blocked, the page itself remembers until it is left", async () => {
  breakStorage("setItem", "SecurityError");
  breakStorage("getItem", "SecurityError");
  const page = await newPage();
  page.saveOnboarding(ASHA, "suite");
  expect(page.readOnboarding()).toEqual(ASHA);
});
