import { type BinaryToTextEncoding, createHash, timingSafeEqual } from "node:crypto";

/** The SHA-256 of a text (its UTF-8) or of bytes, in hex unless another encoding is given. */
export const sha256 = (data: string | Uint8Array, encoding: BinaryToTextEncoding = "hex"): string =>
  createHash("sha256").update(data).digest(encoding);

/** Whether two texts are equal. For texts of one length the comparison always takes as long. */
export const isSameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
