import { log, shortId } from "@/lib/server/log";
import type { Parse } from "./store";

/**
 * A stored document as a record; one that cannot be understood is logged, without its content, and counts as
 * absent (security.md R15). `load` gives the raw value and may throw.
 */
export const readable = <R>(
  collection: string,
  id: string,
  parse: Parse<R>,
  load: () => unknown,
): R | null => {
  try {
    return parse(load());
  } catch (error) {
    const kind = error instanceof Error ? error.name : "unknown";
    log.error({ event: "unreadable record", collection, id: shortId(id), kind });
    return null;
  }
};
