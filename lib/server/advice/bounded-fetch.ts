import { AiFailure, codeIn, DECOMMISSIONED } from "./ai-failure";
import { jsonIn } from "./ai-reply";

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
export const boundedFetch: typeof fetch = async (input, init) => {
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
