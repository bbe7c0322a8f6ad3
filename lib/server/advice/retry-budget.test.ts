import fc from "fast-check";
import { createRetryBudget } from "./retry-budget";

test("a few retries are available at the start", () => {
  const retries = createRetryBudget(0.1, 10);
  retries.called();
  expect(Array.from({ length: 12 }, () => retries.take()).filter(Boolean)).toHaveLength(10);
});

test("retries never exceed the reserve and a tenth of the calls (property)", () => {
  const asked = fc.array(fc.constantFrom("call", "retry", "retry"), { maxLength: 500 });
  fc.assert(
    fc.property(asked, (sequence) => {
      const retries = createRetryBudget(0.1, 10);
      let [calls, taken] = [0, 0];
      for (const one of sequence) {
        if (one === "call") {
          retries.called();
          calls++;
        } else if (retries.take()) taken++;
        expect(taken).toBeLessThanOrEqual(10 + 0.1 * calls + 1e-9);
      }
    }),
  );
});

test("a tenth of many calls may be retried", () => {
  const retries = createRetryBudget(0.1, 10);
  let taken = 0;
  for (let n = 0; n < 1_000; n++) {
    retries.called();
    while (retries.take()) taken++;
  }
  expect(taken).toBeGreaterThanOrEqual(100);
  expect(taken).toBeLessThanOrEqual(110);
});
