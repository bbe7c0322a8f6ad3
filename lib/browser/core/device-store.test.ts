import { breakStorage } from "@/test/support/browser-page";

const newPage = () => {
  jest.resetModules();
  return import("./device-store");
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("what is kept is there on the next page", async () => {
  const page = await newPage();
  expect(page.kept("a")).toBeNull();
  expect(page.keep("a", "1")).toBe(true);
  expect((await newPage()).kept("a")).toBe("1");
  expect(page.canRead()).toBe(true);
});

test("another tab's text is seen", async () => {
  const page = await newPage();
  page.keep("a", "1");
  localStorage.setItem("a", "2");
  expect(page.kept("a")).toBe("2");
});

test("a full storage: the page remembers, and writes once there is room", async () => {
  const page = await newPage();
  page.keep("a", "1");
  breakStorage("setItem", "QuotaExceededError");
  expect(page.keep("a", "2")).toBe(false);
  expect(page.kept("a")).toBe("2");
  expect(localStorage.getItem("a")).toBe("1");
  jest.restoreAllMocks();
  expect(page.keep("a", "3")).toBe(true);
  expect(page.kept("a")).toBe("3");
  localStorage.setItem("a", "4");
  expect(page.kept("a")).toBe("4");
});

test("a blocked storage: the page remembers", async () => {
  breakStorage("getItem", "SecurityError");
  breakStorage("setItem", "SecurityError");
  const page = await newPage();
  expect(page.canRead()).toBe(false);
  expect(page.kept("a")).toBeNull();
  expect(page.keep("a", "1")).toBe(false);
  expect(page.kept("a")).toBe("1");
});

test("a browser that has no local storage at all", async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
  Object.defineProperty(globalThis, "localStorage", { value: null, configurable: true });
  try {
    const page = await newPage();
    expect(page.canRead()).toBe(false);
    expect(page.keep("a", "1")).toBe(false);
    expect(page.kept("a")).toBe("1");
  } finally {
    Object.defineProperty(globalThis, "localStorage", own);
  }
});

test.each(["cleared", "blocked"])("a storage %s meanwhile: the page still knows", async (how) => {
  localStorage.setItem("read", "1");
  const page = await newPage();
  page.kept("read");
  page.keep("written", "2");
  if (how === "cleared") localStorage.clear();
  else breakStorage("getItem", "SecurityError");
  expect(page.kept("read")).toBe("1");
  expect(page.kept("written")).toBe("2");
});

test("what is forgotten is gone, from the storage and from the page, blocked or not", async () => {
  const page = await newPage();
  page.keep("a", "1");
  page.forget("a");
  expect(page.kept("a")).toBeNull();
  expect(localStorage.getItem("a")).toBeNull();
  breakStorage("setItem", "QuotaExceededError");
  page.keep("b", "1");
  page.forget("b");
  expect(page.kept("b")).toBeNull();
  breakStorage("removeItem", "SecurityError");
  page.forget("b");
});

test("what one tab forgets, no other one remembers or writes back", async () => {
  const first = await newPage();
  const second = await newPage();
  first.keep("a", "1");
  first.keep("b", "2");
  expect([second.kept("a"), second.kept("b")]).toEqual(["1", "2"]);
  first.forget("a", "none");
  expect([second.kept("a"), second.kept("b")]).toEqual([null, "2"]);
  second.keep("a", "3");
  expect(first.kept("a")).toBe("3");
});

test("what could not be written is forgotten with the rest", async () => {
  const first = await newPage();
  const second = await newPage();
  second.kept("a");
  breakStorage("setItem", "QuotaExceededError");
  second.keep("a", "1");
  jest.restoreAllMocks();
  first.forget("a");
  expect(second.kept("a")).toBeNull();
});

test("a storage that was cleared after something was forgotten: the page still knows the rest", async () => {
  const page = await newPage();
  page.keep("a", "1");
  page.forget("b");
  expect(page.kept("a")).toBe("1");
  localStorage.clear();
  expect(page.kept("a")).toBe("1");
});

test("what another tab changes or forgets is told, under its key alone, until that is ended", async () => {
  const page = await newPage();
  const tell = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));
  let heard = 0;
  const end = page.onKeptElsewhere("a", () => (heard += 1));
  for (const key of ["a", "b", null, "a"]) tell(key);
  expect(heard).toBe(2);
  end();
  tell("a");
  expect(heard).toBe(2);
});
