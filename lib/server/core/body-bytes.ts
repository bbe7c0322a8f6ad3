import { ApiError } from "./api-error.ts";

/** Largest body of a JSON call, in bytes (docs/security.md#t12). */
const MAX_JSON_BYTES = 16 * 1024;
/** The largest form, in bytes: form encoding takes nine for a letter of Hindi. */
export const MAX_FORM_BYTES = 48 * 1024;
/** The same for a list of people, which operators import. */
export const MAX_IMPORT_BYTES = 1024 * 1024;

const FORM_PATHS = /^\/api\/(?:leads\/(?:contact|newsletter)$|desk\/)/;

/** The largest body, in bytes, of a request for this path. */
export const maxBodyBytes = (path: string): number => {
  if (path === "/api/desk/import") return MAX_IMPORT_BYTES;
  return FORM_PATHS.test(path) ? MAX_FORM_BYTES : MAX_JSON_BYTES;
};

const chunksOf = async function* (request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw new ApiError(400, "cut_off", "The body ended early.");
  }
};

/** A request's body. Throws ApiError 413 as soon as it is larger than `maxBytes`, counted while it streams; 400 if cut. */
export const bodyBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes)
      throw new ApiError(413, "too_large", "The body is too large.", { Connection: "close" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/** A body as JSON; undefined if empty and `mayBeEmpty`. Throws ApiError 413, 415, 400. */
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
