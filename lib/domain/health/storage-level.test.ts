// holds: #full-disk
import { storageLevel } from "./storage-level";

const MB = 1024 * 1024;
const at = (usedMb: number, maxMb: number | null, freeShare = 0.5, isReserveUsed = false) =>
  storageLevel({
    usedBytes: usedMb * MB,
    maxBytes: maxMb === null ? null : maxMb * MB,
    freeShare,
    isReserveUsed,
  });

test("the operator hears at 70, 90 and 100 percent of the ceiling", () => {
  expect([0, 69, 70, 89, 90, 99, 100, 250].map((used) => at(used, 100))).toEqual([
    0, 0, 70, 70, 90, 90, 100, 100,
  ]);
});

test("without a ceiling any size is fine", () => {
  expect(at(1_000_000, null)).toBe(0);
});

test("a disk with less than a tenth free counts as 90 percent, and hides no ceiling", () => {
  expect(at(1, null, 0.1)).toBe(0);
  expect(at(1, null, 0.09)).toBe(90);
  expect(at(75, 100, 0.09)).toBe(90);
  expect(at(100, 100, 0.09)).toBe(100);
});

test("a disk whose reserve is in use counts as 90 percent, however much that freed", () => {
  expect(at(1, null, 0.5, true)).toBe(90);
  expect(at(100, 100, 0.5, true)).toBe(100);
});
