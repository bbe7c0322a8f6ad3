// holds: #records
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { breakStorage } from "@/test/support/browser-page";
import { isVisitorId } from "@/lib/domain/account/visitor-id";

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const newPage = () => {
  jest.resetModules();
  return import("./visitor-id");
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  "",
  "null",
  "0f8fad5b-d9cb-469f-a165-70867728950e\n",
  "0F8FAD5B-D9CB-469F-A165-70867728950E",
  "0f8fad5b-d9cb-169f-a165-70867728950e",
  "fallback-12",
  "../../api/live",
  "x".repeat(1_000_000),
])("an invalid id is replaced: %.40s", async (text) => {
  localStorage.setItem("bizgrow-user-id", text);
  const page = await newPage();
  expect(page.isKnownVisitor()).toBe(false);
  expect(page.visitorId()).toMatch(UUID_V4);
  expect(localStorage.getItem("bizgrow-user-id")).toMatch(UUID_V4);
});

test("any stored text gives a valid id", async () => {
  const page = await newPage();
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.uuid(), fc.json()), (text) => {
      localStorage.setItem("bizgrow-user-id", text);
      expect(isVisitorId(page.visitorId())).toBe(true);
    }),
  );
});

test("an earlier id of a blocked storage stays valid", async () => {
  localStorage.setItem("bizgrow-user-id", "fallback-1764000000000");
  expect((await newPage()).visitorId()).toBe("fallback-1764000000000");
});

test("where storage is blocked, a fallback id lasts as long as the page", async () => {
  breakStorage("getItem", "SecurityError");
  breakStorage("setItem", "SecurityError");
  const now = jest.spyOn(Date, "now").mockReturnValue(1_764_000_000_000);
  const page = await newPage();
  expect(page.visitorId()).toBe("fallback-1764000000000");
  now.mockReturnValue(1_764_000_000_009);
  expect(page.visitorId()).toBe("fallback-1764000000000");
  expect((await newPage()).visitorId()).toBe("fallback-1764000000009");
});

test("where storage is full, the id is a UUID that lasts as long as the page", async () => {
  breakStorage("setItem", "QuotaExceededError");
  const page = await newPage();
  const id = page.visitorId();
  expect(id).toMatch(UUID_V4);
  expect(page.visitorId()).toBe(id);
});

test("without crypto.randomUUID ids are UUIDs all the same, each its own", async () => {
  const own = crypto.randomUUID;
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  try {
    const page = await newPage();
    const ids = Array.from({ length: 200 }, () => page.renewVisitorId());
    for (const id of ids) expect(id).toMatch(UUID_V4);
    expect(new Set(ids).size).toBe(200);
    expect(new Set(ids.map((id) => id[19])).size).toBe(4);
  } finally {
    Object.defineProperty(crypto, "randomUUID", { value: own, configurable: true });
  }
});
