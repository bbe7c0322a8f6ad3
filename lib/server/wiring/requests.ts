import "server-only";
import { payViewOf } from "@/lib/content/slices/pay-words";
import { createCalls } from "@/lib/server/leads/calls";
import { singleton } from "@/lib/server/core/singleton";
import { createRequests } from "@/lib/server/leads/requests";
import { createSignedIds } from "@/lib/server/leads/signed-ids";
import { CALL_DAYS, CALL_HOURS } from "@/lib/server/store/schemas/stored-call";
import type { Lead } from "@/lib/domain/leads/lead";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";
import { leadStore } from "./leads";
import { limitFor } from "./rates";
import { createPayClaims } from "@/lib/server/leads/pay-claims";

/** The tokens of the private page of a lead's sender. */
export const requestTokens = singleton("requestTokens", () =>
  createSignedIds({ secrets: storeOf(SECRETS), purpose: "request" }),
);

/** The half hours in which we call. */
export const calls = singleton("calls", () =>
  createCalls({ hours: storeOf(CALL_HOURS), days: storeOf(CALL_DAYS), now: Date.now }),
);

/** How many half hours one address takes. */
export const callLimit = singleton("callTimeLimit", () => limitFor("address-calls"));

const payOf = async (id: string, lead: Lead) => {
  const person = lead.person === null ? null : await storeOf(PEOPLE).read(lead.person);
  return payViewOf(lead, person?.sales.find((sale) => sale.lead === id) ?? null);
};

/** What senders do with their messages on their private page. */
export const requests = singleton("requests", () =>
  createRequests({
    leads: leadStore(),
    users: storeOf(USERS),
    tokens: requestTokens(),
    calls: calls(),
    callLimit: callLimit(),
    eventLimits: { lead: limitFor("request-events"), address: limitFor("address-request-events") },
    payOf,
    now: Date.now,
  }),
);

/** Takes the word of an order's sender that it is paid. */
export const payClaims = singleton("payClaims", () =>
  createPayClaims({ leads: leadStore(), requests: requests(), viewOf: payOf, now: Date.now }),
);
