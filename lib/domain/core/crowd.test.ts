// holds: #limits
import { CROWDED_PART, crowdWaitMs, type Usage } from "./crowd";

const HOUR_MS = 3_600_000;
const seen = (count: number, allowed: number, waitMs = HOUR_MS): Usage => ({
  count,
  allowed,
  waitMs,
});
const quiet = seen(10, 1_000);
const crowded = seen(1_001, 1_000, 60_000);

test("a caller within its allowance does not wait; beyond it, until the window ends", () => {
  expect(crowdWaitMs([seen(20, 20)], quiet)).toBe(0);
  expect(crowdWaitMs([seen(21, 20)], quiet)).toBe(HOUR_MS);
});

test("the longest wait of all exceeded windows counts", () => {
  const own = [seen(21, 20, 5_000), seen(101, 100, 9_000), seen(1, 20, 99_000)];
  expect(crowdWaitMs(own, quiet)).toBe(9_000);
});

test("a multiple of the allowance can be asked about", () => {
  expect(crowdWaitMs([seen(100, 20)], quiet, 5)).toBe(0);
  expect(crowdWaitMs([seen(101, 20)], quiet, 5)).toBe(HOUR_MS);
});

test("the ceiling over all shuts out nobody who came a few times", () => {
  expect(crowdWaitMs([seen(20 / CROWDED_PART, 20)], seen(1_000_000, 1_000))).toBe(0);
  expect(crowdWaitMs([], crowded)).toBe(0);
});

test("while it is exceeded, flooders wait until their window or that of all ends", () => {
  expect(crowdWaitMs([seen(5, 20)], crowded)).toBe(60_000);
  expect(crowdWaitMs([seen(5, 20, 1_000)], crowded)).toBe(1_000);
  expect(crowdWaitMs([seen(21, 20)], crowded)).toBe(HOUR_MS);
});

test("a count equal to the ceiling shortens no allowance", () => {
  expect(crowdWaitMs([seen(20, 20)], seen(1_000, 1_000))).toBe(0);
});
