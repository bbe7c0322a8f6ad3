import "server-only";
import { createFinishCheck } from "@/lib/server/check/finish-check";
import { createGrowthLimit } from "@/lib/server/check/growth-limit";
import { createVisitors } from "@/lib/server/check/visitors";
import { counter, inOrder } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { analyst } from "./advice";
import { writeLimit } from "./answers";
import { onFlood, storage } from "./health";
import { eventCounts, leadStore } from "./leads";
import { finishCounters, limitFor, newRecordCounters } from "./rates";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

/** Limits new records. */
const newRecordLimit = singleton("newRecordLimit", () =>
  createGrowthLimit({ ...newRecordCounters(counter), isFull: storage().isFull, onFlood }),
);

/** Limits finished checks, which are allowed while the storage is full: existing visitors can continue. */
const finishLimit = singleton("finishLimit", () =>
  createGrowthLimit({ ...finishCounters(counter), isFull: async () => false, onFlood }),
);

/** An option of a route: limits finished checks. */
export const finishes = ({ address }: { address: string | null }) => finishLimit().admit(address);

/** The records' use cases. */
export const visitors = singleton("visitors", () =>
  createVisitors({
    store: storeOf(USERS),
    newRecordLimit: newRecordLimit(),
    writeLimit: writeLimit(),
  }),
);

/** Shows finished checks to the desk. */
export const checkLeads = singleton("checkLeads", () =>
  createCheckLeads({ users: storeOf(USERS), leads: leadStore() }),
);

/** Finishes checks. */
export const finishCheck = singleton("finishCheck", () =>
  createFinishCheck({
    store: storeOf(USERS),
    analyst: analyst(),
    analysisLimit: inOrder(limitFor("analyses-hour"), limitFor("analyses-day")),
    addressLimit: inOrder(limitFor("address-analyses"), limitFor("network-analyses-day")),
    checkLeads: checkLeads(),
    countFinish: eventCounts().finishedCheck,
    now: Date.now,
  }),
);
