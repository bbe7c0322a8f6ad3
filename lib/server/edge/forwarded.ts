import { singleton } from "../core/singleton.ts";

/** So many requests in a row have to agree: a visitor can forge a header, but not those of others. */
const LAST = 20;

/** How many addresses X-Forwarded-For had in the last requests, shared with the route handlers. */
const counts = singleton<number[]>("forwardedCounts", () => []);

/** Keeps how many addresses a request's X-Forwarded-For has; health calls come past the proxy and do not count. */
export const countForwarded = (path: string, forwardedFor: string): void => {
  if (/^\/api\/(?:live|ready)$/.test(path)) return;
  const seen = counts();
  seen.push(forwardedFor === "" ? 0 : forwardedFor.split(",").length);
  if (seen.length > LAST) seen.shift();
};

/** Whether the last 20 requests may have come through `hops` proxies; a forged header has more, never fewer. */
export const fitsHops = (hops: number): boolean => {
  const seen = counts();
  return seen.length < LAST || (Math.min(...seen) <= hops && hops <= Math.max(...seen));
};
