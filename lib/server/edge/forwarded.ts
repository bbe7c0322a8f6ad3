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

/**
 * How many proxies the last 20 requests came through, where it is another number than `hops`; null: it is not, or too few
 * came. A forged header has more addresses, never fewer: where all have more the fewest are right, else the most.
 */
export const otherHops = (hops: number): number | null => {
  const seen = counts();
  if (seen.length < LAST) return null;
  const [fewest, most] = [Math.min(...seen), Math.max(...seen)];
  if (fewest > hops) return fewest;
  return most < hops ? most : null;
};
