import { ApiError } from "@/lib/server/core/api-error";
import { bodyBytes } from "./body-bytes";
import { MAX_JSON_BYTES } from "@/lib/server/core/body-limits";

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/**
 * A request's body as a JSON value; undefined if it is empty and `mayBeEmpty`. A leading byte order mark is ignored,
 * and of two equal keys the last one counts. Throws ApiError: 413 over `maxBytes` (counted while it streams), 415 for
 * any other type, character set or content encoding, 400 when it is not UTF-8 or not JSON.
 */
export const jsonBody = async (
  request: Request,
  mayBeEmpty: boolean,
  maxBytes = MAX_JSON_BYTES,
): Promise<unknown> => {
  const bytes = await bodyBytes(request, maxBytes);
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
