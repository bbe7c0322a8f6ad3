import type { DeskNotice } from "@/lib/domain/health/desk-notice";
import type { SiteAlert } from "@/lib/domain/notify/site-alert";
import { log } from "@/lib/server/core/log";

/** A flood ends when nothing exceeded the limits for this time, in ms. */
const OVER_AFTER_MS = 24 * 60 * 60_000;

type Parts = { notify: (notice: SiteAlert) => Promise<void>; now: () => number };

/** Watches whether more leads or records arrive than the limits allow, in this process. */
export const createFloodWatch = ({ notify, now }: Parts) => {
  let since = 0;
  let last = -Infinity;
  const isOver = () => now() - last >= OVER_AFTER_MS;
  return {
    /** The limits were exceeded: at the beginning of a flood the operators get an email and the log a line. */
    seen: (): void => {
      if (isOver()) {
        since = now();
        log.warn({ event: "flood" });
        void notify({ what: "flood" });
      }
      last = now();
    },
    /** The desk's notice of a flood, until a day after its end. */
    notice: (): DeskNotice | null => (isOver() ? null : { kind: "flood", since }),
  };
};
