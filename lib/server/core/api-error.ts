import { isNativeError } from "node:util/types";

/** An error response, thrown by a handler: its status, code and message are sent to the caller. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: object;

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: object = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
  /** By name: Next may load this module several times, and the thrown error may be of another copy (singleton.ts). */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return isNativeError(value) && value.name === "ApiError";
  }
}

/** 404 for an address under /api that no route answers. */
export const noSuchRoute = (): ApiError =>
  new ApiError(404, "not_found", "There is no such address.");

/** A missing record and another's get the same answer, so that ids cannot be probed. */
export const notFound = (): ApiError =>
  new ApiError(404, "not_found", "There is no such record, or it is not yours.");

/** 429: too many calls; `waitMs` is the time in ms until the next try, sent in whole seconds. */
export const tooMany = (waitMs: number, message: string): ApiError =>
  new ApiError(429, "too_many", message, { "Retry-After": String(Math.ceil(waitMs / 1000)) });

/** Throws ApiError 429 if a limit returned a wait, in ms. */
export const assertNoWait = (waitMs: number, message: string): void => {
  if (waitMs > 0) throw tooMany(waitMs, message);
};

/** For the `catch` of callers that go on without what is not there; rethrows every other error. */
export const nullIfMissing = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};
