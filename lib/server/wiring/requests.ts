import "server-only";
import { singleton } from "@/lib/server/core/singleton";
import { createSignedIds } from "@/lib/server/leads/signed-ids";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { storeOf } from "@/lib/server/store/store-of";

/** The tokens of the private page of a lead's sender. */
export const requestTokens = singleton("requestTokens", () =>
  createSignedIds({ secrets: storeOf(SECRETS), purpose: "request" }),
);
