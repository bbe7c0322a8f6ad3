import "server-only";
import { inOrder } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { createLeads } from "@/lib/server/leads/leads";
import { createUnsubscribes } from "@/lib/server/leads/unsubscribe-links";
import { SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { storage } from "./health";
import { leadStore, unsubscribeLinks } from "./leads";
import { limitFor } from "./rates";
import { callLimit, calls, requestTokens } from "./requests";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

/** The forms that visitors send. */
export const leads = singleton("leads", () =>
  createLeads({
    leads: leadStore(),
    users: storeOf(USERS),
    submissions: storeOf(SUBMISSIONS),
    limit: inOrder(limitFor("address-leads"), limitFor("all-leads")),
    isFilling: async () => (await storage().level()) >= 90,
    callLimit: callLimit(),
    calls: calls(),
    tokens: requestTokens(),
    now: Date.now,
  }),
);

/** Ends newsletter subscriptions. */
export const unsubscribes = singleton("unsubscribes", () =>
  createUnsubscribes({ leads: leadStore(), links: unsubscribeLinks(), now: Date.now }),
);
