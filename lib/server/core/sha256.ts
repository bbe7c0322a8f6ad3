import { type BinaryToTextEncoding, createHash } from "node:crypto";

/** The SHA-256 of a text (its UTF-8) or of bytes, in hex unless another encoding is given. */
export const sha256 = (data: string | Uint8Array, encoding: BinaryToTextEncoding = "hex"): string =>
  createHash("sha256").update(data).digest(encoding);
