import { fieldsOf, jsonOf } from "./parse";

/** The result of a call: done, refused permanently, or to be retried later. */
export type Reply<T> =
  | { kind: "done"; value: T }
  /** With the code of a 401. */
  | { kind: "missing"; code?: string }
  /** With the code of our refusal, if it is one, and with what the 409 says. */
  | { kind: "conflict"; code?: string; body?: unknown }
  | { kind: "refused" }
  /** `status` is missing where no answer came, or one that is not ours. */
  | { kind: "later"; afterMs: number | null; status?: number };

type Options = {
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Reads the content of a 2xx reply, by default JSON: a file, a blob. */
  read?: (response: Response) => Promise<unknown>;
};

const CALL_TIMEOUT_MS = 10_000;
const LATER = { kind: "later", afterMs: null } as const;

/** The wait that a reply asks for, in ms; null: none. */
export const retryAfterMs = (response: Response): number | null => {
  const seconds = Number(response.headers.get("Retry-After") ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
};

const jsonIn = async (response: Response): Promise<unknown> => jsonOf(await response.text());

const codeOf = (body: unknown): string | null => {
  const { code } = fieldsOf(fieldsOf(body)["error"]);
  return typeof code === "string" ? code : null;
};

/** The code of our refusal; a 401 without one is a network's sign-in page. */
export const codeIn = async (response: Response): Promise<string | null> =>
  codeOf(await jsonIn(response));

/** Parses the empty reply of a 204. */
export const noContent = (_: unknown, status: number): true | null => status === 204 || null;

/**
 * Calls our server. A reply that is not ours (a network's sign-in page, a firewall's refusal) does not tell what our
 * server has, so the call must be repeated later: `parse` gives null for it. 401 is "missing": no session that may open
 * it. Never rejects.
 */
export const call = async <T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  parse: (value: unknown, status: number) => T | null,
  { body: sent, headers, timeoutMs = CALL_TIMEOUT_MS, read = jsonIn }: Options = {},
): Promise<Reply<T>> => {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...(sent !== undefined && { "Content-Type": "application/json" }) },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      const value = parse(await read(response), response.status);
      return value === null ? LATER : { kind: "done", value };
    }
    if (response.status === 404) return { kind: "missing" };
    const { status } = response;
    const body = status === 401 || status === 409 ? await jsonIn(response) : null;
    const code = codeOf(body);
    if (status === 409) return { kind: "conflict", ...(code !== null && { code }), body };
    if (code !== null) return { kind: "missing", code };
    if (status === 422) return { kind: "refused" };
    return { kind: "later", afterMs: retryAfterMs(response), status };
  } catch {
    return LATER; // no network, or no answer in time
  }
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** The longest Retry-After that is obeyed; a timer beyond 24 days would fire at once. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** The delay in ms: doubling from 1 s to 60 s, varied by a quarter; at least `afterMs`. */
export const retryInMs = (failures: number, afterMs: number | null): number => {
  const backOff = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
  const jittered = backOff * (0.75 + Math.random() / 2);
  return Math.max(jittered, Math.min(afterMs ?? 0, LONGEST_RETRY_AFTER_MS));
};
