import { isSameText } from "@/lib/server/core/same-text";
import { sha256 } from "@/lib/server/core/sha256";

/** Whether an Authorization header carries the token; never without a token. The comparison takes always as long. */
export const isMetricsCall = (authorization: string | null, token: string | null): boolean => {
  if (token === null || authorization === null) return false;
  return isSameText(sha256(authorization), sha256(`Bearer ${token}`));
};
