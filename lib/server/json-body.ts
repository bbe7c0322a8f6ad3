import { ApiError } from "./api-error";

/** Largest body of a JSON call, in bytes (security.md T12). */
const MAX_BODY_BYTES = 16 * 1024;

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

const bytesOf = async (request: Request): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES)
      throw new ApiError(413, "too_large", "The body is too large.", { Connection: "close" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * A request's body as a JSON value; undefined when it has none and `mayBeEmpty`. A leading byte order mark is
 * passed over, and of two equal keys the last one counts (security.md rows 5, 14).
 * Throws ApiError: 413 over 16 KB (counted while it streams), 415 for any other type, character set or content
 * encoding, 400 when it is not UTF-8 or not JSON.
 */
export const jsonBody = async (request: Request, mayBeEmpty: boolean): Promise<unknown> => {
  const bytes = await bytesOf(request);
  if (bytes.length === 0 && mayBeEmpty) return undefined;
  const { headers } = request;
  if (!JSON_TYPE.test(headers.get("content-type") ?? "") || headers.has("content-encoding"))
    throw new ApiError(415, "unsupported_type", "Send JSON as application/json in UTF-8.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, "invalid_json", "The body is not JSON in UTF-8.");
  }
};
