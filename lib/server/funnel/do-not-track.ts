/**
 * Whether a visitor's browser asks sites not to follow anybody (`Sec-GPC`, `DNT`). Nothing that we count is about a
 * person, but whoever says so is left out all the same (docs/decisions/023-the-funnel-counts-visits-not-visitors.md).
 */
export const optedOutOfTracking = (headers: Headers): boolean =>
  headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
