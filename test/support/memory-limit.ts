import { type Limit, limit } from "@/lib/server/core/rate-limit";
import { createWindows } from "@/lib/server/core/windows";

/** At most `allowed` in a window of `seconds` for each key, counted apart from the site's. `now` in ms. */
export const memoryLimit = (allowed: number, seconds: number, now?: () => number): Limit =>
  limit(allowed, seconds, "", createWindows({ now }));
