import Groq from "groq-sdk";
import { AiFailure, codeIn, DECOMMISSIONED } from "./ai-failure";

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

/** What is passed on of an error: whether a model is gone. The rest may repeat the key or the prompt. */
const errorBody = async (response: Response): Promise<string | null> => {
  const isAsked = response.status === 400 && isJson(response) && !isTooLarge(response);
  if (!isAsked) {
    await response.body?.cancel();
    return null;
  }
  const error = { error: { code: DECOMMISSIONED } };
  return codeIn(jsonIn(await cappedText(response))) === DECOMMISSIONED
    ? JSON.stringify(error)
    : null;
};

/** A fetch of at most 64 KiB of JSON, no redirects. Throws AiFailure, and what fetch throws. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  const { status, headers } = response;
  const isWanted = response.ok && status !== 204;
  if (!isWanted) return new Response(await errorBody(response), { status, headers });
  if (!isJson(response) || isTooLarge(response)) {
    await response.body?.cancel();
    throw new AiFailure(isTooLarge(response) ? "too large" : "not JSON");
  }
  return new Response(await cappedText(response), { status, headers });
};

/** The service's client: retries and limits are ours, since the SDK's have no bound, and it logs nothing. */
export const groqClient = (apiKey: string, baseUrl: string | undefined): Groq =>
  new Groq({
    apiKey,
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    logLevel: "off",
    fetch: boundedFetch,
  });
