import "server-only";
import { onShutdown, shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { countDocument } from "@/lib/server/check/event-counts";
import { createVisitCounter } from "@/lib/server/check/visit-counter";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { storeOf } from "@/lib/server/store/store-of";
import { limitFor } from "./rates";

/** Counts the steps of visits. */
export const visitCounter = singleton("visitCounter", () => {
  const made = createVisitCounter({
    store: storeOf(COUNTS),
    idOf: countDocument("visits"),
    isStopping: () => shutdownSignal().aborted,
    now: Date.now,
  });
  onShutdown(made.write);
  return made;
});

/** Limits reports of steps from one address. */
export const visitCountLimit = singleton("visitCountLimit", () => limitFor("address-counts"));
