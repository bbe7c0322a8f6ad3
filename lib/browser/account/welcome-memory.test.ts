import { breakStorage } from "@/test/support/browser-page";

/** The module as on a newly loaded page; session storage survives the load. */
const onNewPage = async () => {
  jest.resetModules();
  return import("./welcome-memory");
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("once dismissed, it is so on every page of this session, and in the next session no more", async () => {
  const first = await onNewPage();
  expect(first.isWelcomeDismissed()).toBe(false);
  first.dismissWelcome();
  expect(first.isWelcomeDismissed()).toBe(true);
  expect((await onNewPage()).isWelcomeDismissed()).toBe(true);
  sessionStorage.clear();
  expect((await onNewPage()).isWelcomeDismissed()).toBe(false);
});

test("with session storage blocked or full, the page itself remembers", async () => {
  const { dismissWelcome, isWelcomeDismissed } = await onNewPage();
  breakStorage("getItem", "SecurityError");
  breakStorage("setItem", "QuotaExceededError");
  expect(isWelcomeDismissed()).toBe(false);
  dismissWelcome();
  expect(isWelcomeDismissed()).toBe(true);
});
