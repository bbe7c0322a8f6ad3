import { look, ok, type Tried } from "./finding";

/** A clock that is off by more than this, in ms, refuses sign-ins and ends records too early or too late. */
const MOST_OFF_MS = 60_000;
const WAIT_MS = 10_000;

/** How far our clock is ahead of a service's, in ms. Rejects without an answer and a date. */
export const clockOffset = async (url: string, now: () => number): Promise<number> => {
  const asked = now();
  const response = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(WAIT_MS) });
  const date = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(date)) throw new Error("no date in the answer");
  // The header has whole seconds: half a second is the least error on average.
  return (asked + now()) / 2 - (date + 500);
};

/** Whether an offset in ms is harmless. */
export const isClockRight = (offset: number): boolean => Math.abs(offset) <= MOST_OFF_MS;

/** A Node older than this, in days, lacks the security fixes of a quarter. */
const MOST_DAYS = 90;
const DAY_MS = 86_400_000;

/** Whether a Node is older than 90 days, by its file at nodejs.org; `now` in epoch ms. */
export const nodeLook = async (version: string, url: string, now: number): Promise<Tried> => {
  const released = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(WAIT_MS) })
    .then(({ headers }) => Date.parse(headers.get("last-modified") ?? ""))
    .catch(() => NaN);
  if (Number.isNaN(released)) return look(`${version}, of unknown age: nodejs.org does not say`);
  const days = Math.floor((now - released) / DAY_MS);
  return days > MOST_DAYS
    ? look(`${version} is ${days} days old: install the newest of its line from nodejs.org`)
    : ok(`${version}, ${days} days old`);
};
