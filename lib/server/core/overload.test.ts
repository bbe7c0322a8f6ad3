// holds: #r12
import { createOverload } from "./overload";

test("a process is overloaded while its own work delays its event loop, and no longer", () => {
  jest.useFakeTimers();
  let load = { share: 0, delayMs: 20 };
  const isOverloaded = createOverload(10_000, () => load);
  const afterWindow = (share: number, delayMs: number) => {
    load = { share, delayMs };
    jest.advanceTimersByTime(10_000);
    return isOverloaded();
  };
  expect(isOverloaded()).toBe(false);
  expect(afterWindow(0.9, 400)).toBe(true);
  expect(afterWindow(0.9, 100)).toBe(false);
  expect(afterWindow(0.9, 400)).toBe(true);
  expect(afterWindow(0.1, 9_000)).toBe(false); // others keep it from its work
  jest.useRealTimers();
});
