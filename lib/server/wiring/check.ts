import "server-only";
import { createFinishCheck } from "@/lib/server/check/finish-check";
import { createVisitors } from "@/lib/server/check/visitors";
import { inOrder } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { callsByAddress } from "@/lib/server/http/address-limits";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { analyst } from "./advice";
import { writeLimit } from "./answers";
import { storage } from "./health";
import { eventCounts, leadStore } from "./leads";
import { limitFor } from "./rates";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf, transact } from "@/lib/server/store/store-of";
import { createLinks } from "@/lib/server/share/links";
import { LINKS } from "@/lib/server/store/schemas/stored-share";
import { storeNow } from "@/lib/server/store/database";

/** An option of a route: limits finished checks. */
export const finishes = callsByAddress(singleton("finishes", () => limitFor("finishes")));

/** The records' use cases. */
export const visitors = singleton("visitors", () =>
  createVisitors({
    store: storeOf(USERS),
    newRecords: limitFor("new-records"),
    isFull: storage().isFull,
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
    finishing: eventCounts().finishing,
    now: Date.now,
  }),
);

/** The private links to finished checks. */
export const links = singleton("links", () =>
  createLinks({
    users: storeOf(USERS),
    links: storeOf(LINKS),
    transact: transact(),
    readerLimit: limitFor("link-readers"),
    openLimit: limitFor("link-opens"),
    now: storeNow,
  }),
);
