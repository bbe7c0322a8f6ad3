import { nextIndianHour } from "@/lib/domain/core/indian-day";
import { errorMessage } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";

/** 03:00 in India, when the site has the fewest visitors. */
const SWEEP_HOUR = 3;
/** The delay after a start, when the first visitors need the disk, in ms. */
const AFTER_START_MS = 5 * 60 * 1000;

/**
 * Runs `sweep` some minutes after the start and every night at 03:00 (India); it resolves to the number of deleted
 * records. A failure is logged, and the next night retries. Its timer does not keep the process alive.
 */
export const sweepDaily = (
  sweep: () => Promise<number>,
  { now = Date.now, afterStartMs = AFTER_START_MS } = {},
): void => {
  const run = async () => {
    try {
      log.info({ event: "swept", records: await sweep() });
    } catch (error) {
      log.error({ event: "not swept", reason: errorMessage(error) });
    }
    setTimeout(() => void run(), nextIndianHour(SWEEP_HOUR, now()) - now()).unref();
  };
  setTimeout(() => void run(), afterStartMs).unref();
};
