import { randomInt } from "node:crypto";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";

/** Firestore allows about one change a second per document: the instances spread their counts over several. */
const DOCUMENTS_A_DAY = 8;

const own = singleton("countDocument", () =>
  env().store === "firestore" ? `${randomInt(DOCUMENTS_A_DAY)}` : "0",
);

/**
 * The id of the day's document into which this process counts. Visits, which are buffered, and events, which are
 * counted in a transaction, use separate ones, so that an event never waits for a visit's write.
 */
export const countDocument = (kind: "visits" | "events") => (day: string) =>
  `${day}.${kind}.${own()}`;
