import "server-only";
import { payViewOf } from "@/lib/content/slices/pay-words";
import { singleton } from "@/lib/server/core/singleton";
import { createPayClaims } from "@/lib/server/leads/pay-claims";
import { leadStore } from "./leads";
import { requests } from "./requests";

/** Takes the word of an order's sender that it is paid. */
export const payClaims = singleton("payClaims", () =>
  createPayClaims({
    leads: leadStore(),
    requests: requests(),
    viewOf: payViewOf,
    now: Date.now,
  }),
);
