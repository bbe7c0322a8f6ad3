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
