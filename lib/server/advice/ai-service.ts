import { AiFailure, type AiFailureKind } from "./ai-failure";

/** The end (exclusive) of the object that opens at `start`, or -1 when it never closes. */
const endOfObject = (text: string, start: number): number => {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (isInString) {
      if (letter === "\\") at++;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === "{") depth++;
    else if (letter === "}" && --depth === 0) return at + 1;
  }
  return -1;
};

const THOUGHT_ENDS = "</think>";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The JSON in a reply: the whole, else the last complete object in it, else null. Never throws. */
export const jsonIn = (content: string): unknown => {
  const whole = parsed(content);
  if (whole !== undefined) return whole;
  const reply = content.split(THOUGHT_ENDS).at(-1)!;
  let last: unknown = null;
  for (let start = reply.indexOf("{"); start >= 0;) {
    const end = endOfObject(reply, start);
    if (end < 0) return null;
    const value = parsed(reply.slice(start, end));
    if (value !== undefined) last = value;
    start = reply.indexOf("{", end);
  }
  return last;
};

/** A reply of 1000 tokens needs about 8 KB; in escaped Hindi three times that. */
const REPLY_BYTES = 64 * 1024;

const cappedText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > REPLY_BYTES) throw new AiFailure("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

/** By the declared size of a reply. It may be wrong: received bytes are counted as well. */
const isTooLarge = ({ headers }: Response): boolean =>
  Number(headers.get("content-length") ?? 0) > REPLY_BYTES;

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");

/** How the service says, with 400, that it has shut a model down. */
const DECOMMISSIONED = "model_decommissioned";

const isDecommissioned = async (response: Response): Promise<boolean> => {
  if (response.status !== 400 || !isJson(response) || isTooLarge(response)) return false;
  const body = jsonIn(await cappedText(response)) as { error?: { code?: unknown } | null } | null;
  return body?.error?.code === DECOMMISSIONED;
};

const KIND_OF_STATUS: Readonly<Record<number, AiFailureKind>> = {
  400: "bad request",
  401: "authentication",
  403: "permission",
  404: "not found",
  409: "conflict",
  422: "unprocessable",
  429: "rate limit",
};
const RETRIED_STATUSES: readonly number[] = [408, 409, 429];

const numberIn = (header: string | null): number | null => {
  const value = header?.trim() ? Number(header) : NaN;
  return Number.isNaN(value) ? null : value;
};

/** The delay the service asks for, in ms: its retry-after-ms, else its retry-after in seconds or as a date. */
const askedDelay = (headers: Headers, now: number): number | null => {
  const ms = numberIn(headers.get("retry-after-ms"));
  if (ms !== null) return ms;
  const header = headers.get("retry-after");
  const seconds = numberIn(header);
  if (seconds !== null) return seconds * 1000;
  const date = Date.parse(header ?? "");
  return Number.isNaN(date) ? null : date - now;
};

/** What an answer of the service without a reply means; `now` in epoch ms. */
export const refusalIn = async (response: Response, now: number): Promise<AiFailure> => {
  const { status, headers } = response;
  if (await isDecommissioned(response)) return new AiFailure("decommissioned");
  const word = headers.get("x-should-retry");
  const isRetried =
    word === "true" || (word !== "false" && (RETRIED_STATUSES.includes(status) || status >= 500));
  const kind = status >= 500 ? "server error" : (KIND_OF_STATUS[status] ?? "unexpected status");
  return new AiFailure(kind, isRetried ? askedDelay(headers, now) : undefined);
};

const replyIn = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return null;
  if (!response.ok) throw await refusalIn(response, Date.now());
  if (isTooLarge(response)) throw new AiFailure("too large");
  const reply = isJson(response) ? parsed(await cappedText(response)) : undefined;
  if (reply === undefined) throw new AiFailure("not JSON");
  return reply;
};

/** Who asks, and where. */
export type AiAccess = { apiKey: string; baseUrl: string | undefined };

/** The service's answer: at most 64 KiB of JSON, no redirects; null: empty. Throws only AiFailure. */
export const askService = async (
  { apiKey, baseUrl = "https://api.groq.com" }: AiAccess,
  path: string,
  signal: AbortSignal,
  asked?: object,
): Promise<unknown> => {
  let body: Response["body"] | undefined;
  try {
    const response = await fetch(`${baseUrl.replace(/\/$/, "")}/openai/v1/${path}`, {
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
      ...(asked && { method: "POST", body: JSON.stringify(asked) }),
      redirect: "error",
      signal,
    });
    ({ body } = response);
    return await replyIn(response);
  } catch (error) {
    if (error instanceof AiFailure) throw error;
    throw signal.aborted ? new AiFailure("timed out") : new AiFailure("connection", null);
  } finally {
    await body?.cancel().catch(() => {}); // what is left of it
  }
};
