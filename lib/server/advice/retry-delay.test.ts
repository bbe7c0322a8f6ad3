// holds: #ai-limits
import { APIConnectionError, APIError, APIUserAbortError } from "groq-sdk";
import { AiFailure } from "./ai-failure";
import { retryDelay } from "./retry-delay";

const NOW = Date.UTC(2026, 10, 21, 4, 30);
const noJitter = () => 0;

const failed = (status: number, headers: Record<string, string> = {}) =>
  APIError.generate(status, undefined, undefined, new Headers(headers));

const delay = (error: unknown, retry = 0) => retryDelay(error, retry, NOW, noJitter);

test.each([408, 409, 429, 500, 599])("%d is retried", (status) => {
  expect(delay(failed(status))).toBe(500);
});

test.each([302, 400, 410, 422])("%d is not retried", (status) => {
  expect(delay(failed(status))).toBeNull();
});

test("a header overrides the status", () => {
  expect(delay(failed(418, { "x-should-retry": "true" }))).toBe(500);
  expect(delay(failed(503, { "x-should-retry": "false" }))).toBeNull();
  expect(delay(failed(503, { "x-should-retry": "perhaps" }))).toBe(500);
  expect(delay(failed(418, { "x-should-retry": "perhaps" }))).toBeNull();
});

test("a lost connection is retried; our own refusals, an abort and a bug are not", () => {
  expect(delay(new APIConnectionError({}))).toBe(500);
  expect(delay(new APIConnectionError({ cause: new AiFailure("too large") }))).toBeNull();
  expect(delay(new APIUserAbortError())).toBeNull();
  expect(delay(new TypeError("a bug"))).toBeNull();
});

test.each([
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "1" }, 1000],
  [{ "retry-after": "59.9" }, 59_900],
  [{ "retry-after-ms": "20", "retry-after": "7" }, 20],
  [{ "retry-after-ms": "soon", "retry-after": "7" }, 7000],
  [{ "retry-after": new Date(NOW + 5000).toUTCString() }, 5000],
])("%j is obeyed", (headers, expected) => {
  expect(delay(failed(429, headers))).toBe(expected);
});

test.each([
  [{ "retry-after": "60" }],
  [{ "retry-after-ms": "9e9" }],
  [{ "retry-after": "Infinity" }],
  [{ "retry-after": new Date(NOW + 86_400_000).toUTCString() }],
])("%j is too long for a retry", (headers) => {
  expect(delay(failed(429, headers))).toBeNull();
});

test.each([
  [{ "retry-after": "-5" }],
  [{ "retry-after": "abc" }],
  [{ "retry-after-ms": "-1" }],
  [{ "retry-after": new Date(NOW - 86_400_000).toUTCString() }],
])("for %j the delay is exponential", (headers) => {
  expect(delay(failed(429, headers))).toBe(500);
});

test("the exponential delay doubles up to 8 s, with jitter of at most a quarter", () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((retry) => delay(failed(500), retry))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect(retryDelay(failed(500), 4, NOW, () => 1)).toBe(6000);
  const delays = Array.from({ length: 50 }, () => retryDelay(failed(500), 0, NOW)!);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(375);
  expect(Math.max(...delays)).toBeLessThanOrEqual(500);
  expect(new Set(delays).size).toBeGreaterThan(1);
});
