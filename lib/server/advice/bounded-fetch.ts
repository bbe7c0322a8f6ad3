import { AiFailure } from "./ai-failure";

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

/** The declared size of a reply. It may be wrong: received bytes are counted as well. */
const declaredBytes = ({ headers }: Response): number => Number(headers.get("content-length") ?? 0);

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");

/**
 * A fetch that limits the memory and time a service can take: it follows no redirect, accepts only JSON of at most 64
 * KiB, and settles only when the body is read, so that the caller's signal covers it. The body of an error is not read.
 * Throws AiFailure "not JSON" or "too large", and what fetch throws.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  const { status, headers } = response;
  const isWanted = response.ok && status !== 204;
  const isTooLarge = declaredBytes(response) > REPLY_BYTES;
  if (!isWanted || !isJson(response) || isTooLarge) {
    await response.body?.cancel();
    if (isWanted) throw new AiFailure(isTooLarge ? "too large" : "not JSON");
    return new Response(null, { status, headers });
  }
  return new Response(await cappedText(response), { status, headers });
};
