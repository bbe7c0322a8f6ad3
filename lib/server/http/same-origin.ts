import { ApiError } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";

const READING = ["GET", "HEAD", "OPTIONS"];

/**
 * The origin rule: a request that changes data passes with `Sec-Fetch-Site: same-origin`, or, where a browser does not
 * send that, with an `Origin` equal to ours. Throws ApiError 403.
 */
export const assertOwnOrigin = ({ method, headers }: Request): void => {
  if (READING.includes(method)) return;
  const site = headers.get("sec-fetch-site");
  const isOwn = site === null ? headers.get("origin") === env().siteUrl : site === "same-origin";
  if (!isOwn) throw new ApiError(403, "wrong_origin", "This call is for our own pages only.");
};
