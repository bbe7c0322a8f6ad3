import "server-only";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import { addressLimit } from "@/lib/server/core/rate-limit";
import { onShutdown, shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import { countDocument } from "@/lib/server/funnel/count-document";
import { createVisitCounter } from "@/lib/server/funnel/visit-counter";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import type { Store } from "@/lib/server/store/store";
import { storeOf } from "@/lib/server/store/store-of";
import { ADDRESS_COUNTS_A_MINUTE } from "./rates";

/** The counts of each day: collection `counts`. */
export const countStore = singleton("countStore", (): Store<Tally> => storeOf(COUNTS));

/** Counts the steps of visits. */
export const visitCounter = singleton("visitCounter", () => {
  const made = createVisitCounter({
    store: countStore(),
    idOf: countDocument("visits"),
    isStopping: () => shutdownSignal().aborted,
    now: Date.now,
  });
  onShutdown(made.write);
  return made;
});

/** Limits reports of steps from one address. */
export const visitCountLimit = singleton("visitCountLimit", () =>
  addressLimit(ADDRESS_COUNTS_A_MINUTE, 60, "address-counts"),
);
