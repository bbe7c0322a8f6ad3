import { ApiError } from "@/lib/server/core/api-error";

/** A request's body. Throws ApiError 413 as soon as it is larger than `maxBytes`, counted while it streams. */
export const bodyBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes)
      throw new ApiError(413, "too_large", "The body is too large.", { Connection: "close" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
