import { ApiError } from "@/lib/server/core/api-error";

/** The chunks of a body. Throws ApiError 400 if it ends early: the client has disconnected. */
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
