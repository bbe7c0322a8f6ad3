import { randomInt } from "node:crypto";
import { env } from "@/lib/server/core/env";
import { singleton } from "@/lib/server/core/singleton";

/** Firestore takes about one change a second of a document: instances count into one of several. */
const DOCUMENTS_A_DAY = 8;

const own = singleton("countDocument", () =>
  env().store === "firestore" ? `${randomInt(DOCUMENTS_A_DAY)}` : "0",
);

/**
 * The document of a day into which this process counts: one for what is gathered and written now and then, one for
 * what is counted with each event, so that an event never waits for the other.
 */
export const countDocument = (kind: "visits" | "events") => (day: string) =>
  `${day}.${kind}.${own()}`;
