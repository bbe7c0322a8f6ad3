import { nextIndianHour } from "@/lib/domain/core/indian-day";
import { errorMessage } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";

/** 03:00 in India, when the site has the fewest visitors. */
const SWEEP_HOUR = 3;
/** The delay after a start, when the first visitors need the disk, in ms. */
const AFTER_START_MS = 5 * 60 * 1000;
const NOT_BELIEVED = {
  event: "not swept",
  reason: "the clock is far from the last known time, or was set while the site ran",
  todo: "Set the clock by NTP, restart, and run npm run doctor",
};

/** Sweeps after the start and at 03:00 (India), null: clock not believed. Logs failures. */
export const sweepDaily = (
  sweep: () => Promise<number | null>,
  { now = Date.now, afterStartMs = AFTER_START_MS } = {},
): void => {
  const run = async () => {
    try {
      const records = await sweep();
      if (records === null) log.error(NOT_BELIEVED);
      else log.info({ event: "swept", records });
    } catch (error) {
      log.error({ event: "not swept", reason: errorMessage(error) });
    }
    setTimeout(() => void run(), nextIndianHour(SWEEP_HOUR, now()) - now()).unref();
  };
  setTimeout(() => void run(), afterStartMs).unref();
};
