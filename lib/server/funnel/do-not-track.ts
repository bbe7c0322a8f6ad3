/**
 * Whether a visitor's browser sends an opt-out of tracking (`Sec-GPC`, `DNT`). Our counts identify nobody, but such a
 * visit is left out all the same (docs/decisions/023-the-funnel-counts-visits.md).
 */
export const optedOutOfTracking = (headers: Headers): boolean =>
  headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
