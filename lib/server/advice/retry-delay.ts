import { APIConnectionError, APIError, APIUserAbortError } from "groq-sdk";
import { AiFailure } from "./ai-failure";

const FIRST_DELAY_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
const LONGEST_RETRY_AFTER_MS = 60_000;
/** The largest share of a delay that is subtracted at random, so that clients do not all retry at once. */
const JITTER = 0.25;

const RETRIED_STATUSES: readonly number[] = [408, 409, 429];

const numberIn = (header: string | null | undefined): number | null => {
  const value = header?.trim() ? Number(header) : NaN;
  return Number.isNaN(value) ? null : value;
};

/** The delay the service asks for, in ms: its retry-after-ms, else its retry-after in seconds or as a date. */
const askedDelay = (headers: Headers | undefined, now: number): number | null => {
  const ms = numberIn(headers?.get("retry-after-ms"));
  if (ms !== null) return ms;
  const header = headers?.get("retry-after");
  const seconds = numberIn(header);
  if (seconds !== null) return seconds * 1000;
  const date = Date.parse(header ?? "");
  return Number.isNaN(date) ? null : date - now;
};

const isRetryable = (error: unknown): boolean => {
  if (!(error instanceof APIError) || error instanceof APIUserAbortError) return false;
  if (error instanceof APIConnectionError) return !(error.cause instanceof AiFailure);
  const status: number = error.status;
  const word = error.headers?.get("x-should-retry");
  if (word === "true" || word === "false") return word === "true";
  return RETRIED_STATUSES.includes(status) || status >= 500;
};

/** The delay before a retry (0: the first) in ms, by retry-after or exponential; null: useless. */
export const retryDelay = (
  error: unknown,
  retry: number,
  now: number,
  random: () => number = Math.random,
): number | null => {
  if (!isRetryable(error)) return null;
  const asked = error instanceof APIError ? askedDelay(error.headers, now) : null;
  if (asked !== null && asked >= LONGEST_RETRY_AFTER_MS) return null;
  if (asked !== null && asked >= 0) return asked;
  return Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_BACKOFF_MS) * (1 - random() * JITTER);
};
