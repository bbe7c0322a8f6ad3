// holds: #ai-limits
import { AiFailure, aiFailureFrom, retryDelay } from "./ai-failure";

test("any other thrown value is of an unknown kind, and not logged", () => {
  for (const thrown of [new TypeError("gsk_secret"), "gsk_secret", null, undefined, {}])
    expect(aiFailureFrom(thrown)).toMatchObject({ kind: "unknown", message: "unknown" });
});

test("a lost connection is retried; our own refusals and a bug are not", () => {
  expect(retryDelay(new AiFailure("connection", null), 0, () => 0)).toBe(500);
  expect(retryDelay(new AiFailure("too large"), 0)).toBeNull();
  expect(retryDelay(aiFailureFrom(new TypeError("a bug")), 0)).toBeNull();
});

test("the exponential delay doubles up to 8 s, with jitter of at most a quarter", () => {
  const failed = new AiFailure("server error", null);
  expect([0, 1, 2, 3, 4, 5, 20].map((retry) => retryDelay(failed, retry, () => 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect(retryDelay(failed, 4, () => 1)).toBe(6000);
  const delays = Array.from({ length: 50 }, () => retryDelay(failed, 0)!);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(375);
  expect(Math.max(...delays)).toBeLessThanOrEqual(500);
  expect(new Set(delays).size).toBeGreaterThan(1);
});
