import { breakStorage } from "@/test/support/browser-page";

const DAY = 24 * 60 * 60 * 1000;
const now = 1_764_000_000_000;

/** The module as on a newly loaded page; local storage survives the load. */
const onNewPage = async (at = now) => {
  jest.resetModules();
  jest.spyOn(Date, "now").mockReturnValue(at);
  return import("./welcome-memory");
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("once dismissed, it is so on every page of this device for 30 days", async () => {
  const first = await onNewPage();
  expect(first.isWelcomeDismissed()).toBe(false);
  first.dismissWelcome();
  expect(first.isWelcomeDismissed()).toBe(true);
  expect((await onNewPage(now + 29 * DAY)).isWelcomeDismissed()).toBe(true);
  expect((await onNewPage(now + 31 * DAY)).isWelcomeDismissed()).toBe(false);
});

test("with storage blocked or full, the page itself knows", async () => {
  const { dismissWelcome, isWelcomeDismissed } = await onNewPage();
  breakStorage("getItem", "SecurityError");
  breakStorage("setItem", "QuotaExceededError");
  expect(isWelcomeDismissed()).toBe(false);
  dismissWelcome();
  expect(isWelcomeDismissed()).toBe(true);
});
