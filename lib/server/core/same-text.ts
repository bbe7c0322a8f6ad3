import { timingSafeEqual } from "node:crypto";

/** Whether two texts are equal. For texts of one length the comparison always takes as long. */
export const isSameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
