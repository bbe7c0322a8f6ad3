import { isNativeError } from "node:util/types";
import { z } from "zod";
import { log, shortId } from "@/lib/server/core/log";
import { errorName } from "@/lib/server/core/error-text";
import { singleton } from "@/lib/server/core/singleton";
import { ChangeFailed, StoreUnavailable } from "./store";

/** The most documents that are counted: an operator has been notified long before. */
const MOST_NOTED = 10_000;
const PATH_CHARS = 80;
const NAME = "UnreadableRecord";

const noted = singleton("unreadableRecords", () => new Set<string>());

const keyOf = (collection: string, id: string) => `${collection}/${id}`;

/** The place where a document differs from its schema, as "attempts.3.answers"; no part of its content. */
const whereIn = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues.map(({ path }) => path.join(".").slice(0, PATH_CHARS))[0]!
    : errorName(error);

/** Counts a document that cannot be read, and logs it the first time: collection, short id and place. */
export const noteUnreadable = (collection: string, id: string, error: unknown): void => {
  const key = keyOf(collection, id);
  if (noted().has(key)) return;
  if (noted().size < MOST_NOTED) noted().add(key);
  log.error({
    event: "unreadable record",
    collection,
    id: shortId(id),
    kind: errorName(error),
    where: whereIn(error),
  });
};

/** Must be called for a document that was read or removed. */
export const noteReadable = (collection: string, id: string): void =>
  void (noted().size > 0 && noted().delete(keyOf(collection, id)));

/** The number of documents that this process found unreadable and has not read since. */
export const unreadableCount = (): number => noted().size;

class UnreadableRecord extends Error {
  override name = NAME;
}

/** The error that ends a change of an unreadable document: its caller gets StoreUnavailable, and nothing is written. */
export const unreadable = (): ChangeFailed => {
  const cause = new StoreUnavailable(new UnreadableRecord("A stored record cannot be read"));
  return new ChangeFailed("Not changed", { cause });
};

/** Whether a call was refused because of one document, while the store itself works. */
export const isUnreadable = (error: unknown): boolean => {
  for (let at = error; isNativeError(at); at = at.cause) if (at.name === NAME) return true;
  return false;
};

/** For the `catch` of callers that continue without an unreadable record; rethrows every other error. */
export const nullIfUnreadable = (error: unknown): null => {
  if (isUnreadable(error)) return null;
  throw error;
};

/** For the `catch` of callers that do something else about an unreadable record; rethrows every other error. */
export const ifUnreadable =
  <T>(work: () => T) =>
  (error: unknown): T => {
    nullIfUnreadable(error);
    return work();
  };
