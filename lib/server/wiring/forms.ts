import "server-only";
import { env } from "@/lib/server/core/env";
import { counter } from "@/lib/server/core/rate-limit";
import { singleton } from "@/lib/server/core/singleton";
import { createLeadLimits } from "@/lib/server/leads/lead-limits";
import { createLeads } from "@/lib/server/leads/leads";
import { createSpool } from "@/lib/server/leads/spool";
import { createUnsubscribes } from "@/lib/server/leads/unsubscribe-links";
import { type IncomingLead, incomingLead } from "@/lib/server/store/schemas/stored-lead";
import { onFlood, storage } from "./health";
import { leadStore, unsubscribeLinks, submissionStore } from "./leads";
import { leadCounters } from "./rates";
import { visitorStore } from "./stores";

/** The forms that visitors send. */
export const leads = singleton("leads", () =>
  createLeads({
    leads: leadStore(),
    users: visitorStore(),
    submissions: submissionStore(),
    spool: createSpool<IncomingLead>(env().spoolPath, (value) => incomingLead.parse(value)),
    limits: createLeadLimits({ counters: leadCounters(counter), onFlood }),
    isFull: storage().isFull,
    now: Date.now,
  }),
);

/** Ends newsletter subscriptions and reminders. */
export const unsubscribes = singleton("unsubscribes", () =>
  createUnsubscribes({
    leads: leadStore(),
    users: visitorStore(),
    links: unsubscribeLinks(),
    now: Date.now,
  }),
);
