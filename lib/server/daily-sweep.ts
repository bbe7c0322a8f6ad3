import { nextIndianHour } from "@/lib/domain/core/indian-day";
import { errorMessage } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";

/** 03:00 in India: the site is at its quietest. */
const SWEEP_HOUR = 3;
/** The first visitors after a start come first. */
const AFTER_START_MS = 5 * 60 * 1000;

/**
 * Has `sweep` done some minutes after the start and every night at 03:00 (India); it resolves to how many records it
 * deleted. One that fails is logged and comes again the next night. Keeps no process alive.
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
