// holds: #offline, #r18
import { breakStorage } from "@/test/support/browser-page";

const newPage = () => {
  jest.resetModules();
  return import("./device-store");
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("another tab's text is seen", async () => {
  const page = await newPage();
  page.write("a", "1");
  localStorage.setItem("a", "2");
  expect(page.read("a")).toBe("2");
});

test("a full storage: the page remembers, and writes once there is room", async () => {
  const page = await newPage();
  page.write("a", "1");
  breakStorage("setItem", "QuotaExceededError");
  expect(page.write("a", "2")).toBe(false);
  expect(page.read("a")).toBe("2");
  expect(localStorage.getItem("a")).toBe("1");
  jest.restoreAllMocks();
  expect(page.write("a", "3")).toBe(true);
  expect(page.read("a")).toBe("3");
  localStorage.setItem("a", "4");
  expect(page.read("a")).toBe("4");
});

test("a blocked storage: the page remembers", async () => {
  breakStorage("getItem", "SecurityError");
  breakStorage("setItem", "SecurityError");
  const page = await newPage();
  expect(page.canRead()).toBe(false);
  expect(page.read("a")).toBeNull();
  expect(page.write("a", "1")).toBe(false);
  expect(page.read("a")).toBe("1");
});

test("a browser that has no local storage at all", async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
  Object.defineProperty(globalThis, "localStorage", { value: null, configurable: true });
  try {
    const page = await newPage();
    expect(page.canRead()).toBe(false);
    expect(page.write("a", "1")).toBe(false);
    expect(page.read("a")).toBe("1");
  } finally {
    Object.defineProperty(globalThis, "localStorage", own);
  }
});

test.each(["cleared", "blocked"])("a storage %s meanwhile: the page still knows", async (how) => {
  localStorage.setItem("read", "1");
  const page = await newPage();
  page.read("read");
  page.write("written", "2");
  if (how === "cleared") localStorage.clear();
  else breakStorage("getItem", "SecurityError");
  expect(page.read("read")).toBe("1");
  expect(page.read("written")).toBe("2");
});

test("forgotten keys are gone from the storage and from the page, blocked or not", async () => {
  const page = await newPage();
  page.write("a", "1");
  page.forget("a");
  expect(page.read("a")).toBeNull();
  expect(localStorage.getItem("a")).toBeNull();
  breakStorage("setItem", "QuotaExceededError");
  page.write("b", "1");
  page.forget("b");
  expect(page.read("b")).toBeNull();
  breakStorage("removeItem", "SecurityError");
  page.forget("b");
});

test("a key forgotten in one tab is neither read nor written back by another", async () => {
  const first = await newPage();
  const second = await newPage();
  first.write("a", "1");
  first.write("b", "2");
  expect([second.read("a"), second.read("b")]).toEqual(["1", "2"]);
  first.forget("a", "none");
  expect([second.read("a"), second.read("b")]).toEqual([null, "2"]);
  second.write("a", "3");
  expect(first.read("a")).toBe("3");
});

test("a text that could not be written is forgotten with the rest", async () => {
  const first = await newPage();
  const second = await newPage();
  second.read("a");
  breakStorage("setItem", "QuotaExceededError");
  second.write("a", "1");
  jest.restoreAllMocks();
  first.forget("a");
  expect(second.read("a")).toBeNull();
});

test("listeners are called when another tab changes or deletes their key, until they unsubscribe", async () => {
  const page = await newPage();
  const tell = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));
  let heard = 0;
  const end = page.onOtherTabChange("a", () => (heard += 1));
  for (const key of ["a", "b", null, "a"]) tell(key);
  expect(heard).toBe(2);
  end();
  tell("a");
  expect(heard).toBe(2);
});
