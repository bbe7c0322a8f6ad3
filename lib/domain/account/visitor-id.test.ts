// holds: #records
import fc from "fast-check";
import { fallbackId, isVisitorId } from "./visitor-id";

test.each([
  "0b0e7c52-6d3f-4a9b-8c1d-2e3f4a5b6c7d",
  "ffffffff-ffff-4fff-bfff-ffffffffffff",
  "fallback-1763697600000",
])("%s is an id", (id) => {
  expect(isVisitorId(id)).toBe(true);
});

test.each([
  "0B0E7C52-6D3F-4A9B-8C1D-2E3F4A5B6C7D", // upper case
  "0b0e7c52-6d3f-1a9b-8c1d-2e3f4a5b6c7d", // another version of UUID
  "0b0e7c52-6d3f-4a9b-cc1d-2e3f4a5b6c7d", // another variant
  "0b0e7c526d3f4a9b8c1d2e3f4a5b6c7d",
  "0b0e7c52-6d3f-4a9b-8c1d-2e3f4a5b6c7d\n",
  " 0b0e7c52-6d3f-4a9b-8c1d-2e3f4a5b6c7d",
  "0b0e7c52-6d3f-4a9b-8c1d-2e3f4a5b6c7dd",
  "fallback-176369760000",
  "fallback-17636976000000",
  "fallback-17636976०0000",
  "x-fallback-1763697600000",
  "fallback-1763697600000\n",
  "../users",
  "",
  1763697600000,
  null,
  undefined,
  ["fallback-1763697600000"],
])("%p is none", (value) => {
  expect(isVisitorId(value)).toBe(false);
});

test("every UUID v4 in lower case is an id", () => {
  fc.assert(fc.property(fc.uuid({ version: 4 }), (id) => isVisitorId(id)));
});

test("a fallback id is the prefix and 13 digits of the time", () => {
  expect(fallbackId(1763697600000)).toBe("fallback-1763697600000");
  expect(fallbackId(0)).toBe("fallback-0000000000000");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (now) =>
      isVisitorId(fallbackId(now)),
    ),
  );
});
