import { type Limit, limitOf, memoryCounter } from "@/lib/server/core/rate-limit";
import { createWindows } from "@/lib/server/core/windows";

/** At most `allowed` in a window of `seconds` for each key, in this process's memory. `now` in ms. */
export const memoryLimit = (allowed: number, seconds: number, now?: () => number): Limit =>
  limitOf(memoryCounter({ allowed, seconds, name: "" }, createWindows({ now })));
