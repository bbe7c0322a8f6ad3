import { fieldsOf, jsonOf } from "./parse";

/** The result of a call: done, refused permanently, or to be retried later. */
export type Reply<T> =
  | { kind: "done"; value: T }
  /** With the code of a 401. */
  | { kind: "missing"; code?: string }
  /** With the code of our refusal, if it is one. */
  | { kind: "conflict"; code?: string }
  | { kind: "refused" }
  | { kind: "later"; afterMs: number | null };

type Call<T> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Parses a 2xx reply; null for one that is not ours. */
  parse: (value: unknown, status: number) => T | null;
};

const CALL_TIMEOUT_MS = 10_000;
const LATER = { kind: "later", afterMs: null } as const;

/** The wait that a reply asks for, in ms; null: none. */
export const retryAfterMs = (response: Response): number | null => {
  const seconds = Number(response.headers.get("Retry-After") ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
};

/** The code of our refusal; a 401 without one is a network's sign-in page. */
export const codeIn = async (response: Response): Promise<string | null> => {
  const { code } = fieldsOf(fieldsOf(jsonOf(await response.text()))["error"]);
  return typeof code === "string" ? code : null;
};

/** Parses the empty reply of a 204. */
export const noContent = (_: unknown, status: number): true | null => status === 204 || null;

/**
 * Calls our server. A reply that is not ours (a network's sign-in page, a firewall's refusal) does not tell what our
 * server has, so the call must be repeated later. 401 is "missing": no session that may open it. Never rejects.
 */
export const call = async <T>(asked: Call<T>): Promise<Reply<T>> => {
  const { method, path, body, headers, timeoutMs = CALL_TIMEOUT_MS, parse } = asked;
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      const value = parse(jsonOf(await response.text()), response.status);
      return value === null ? LATER : { kind: "done", value };
    }
    if (response.status === 404) return { kind: "missing" };
    const code = [401, 409].includes(response.status) ? await codeIn(response) : null;
    if (response.status === 409) return { kind: "conflict", ...(code !== null && { code }) };
    if (code !== null) return { kind: "missing", code };
    if (response.status === 422) return { kind: "refused" };
    return { kind: "later", afterMs: retryAfterMs(response) };
  } catch {
    return LATER; // no network, or no answer in time
  }
};
