import "server-only";
import { singleton } from "@/lib/server/core/singleton";
import { ACCOUNTS } from "@/lib/server/store/schemas/stored-account";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-channel-result";
import { LINKS, COMPARISONS } from "@/lib/server/store/schemas/stored-share";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

/** The visitors' records: collection `users`. */
export const visitorStore = singleton("visitorStore", () => storeOf(USERS));

/** The record of each Google account, by its uid. */
export const accountStore = singleton("accountStore", () => storeOf(ACCOUNTS));

/** The private links, by the hash of their token: collection `links`. */
export const linkStore = singleton("linkStore", () => storeOf(LINKS));

/** The last failure and success of mail, webhook and AI: collection `channelResults`. */
export const channelResultStore = singleton("channelResultStore", () => storeOf(CHANNEL_RESULTS));

/** Comparisons of two checks: collection `pairs`. */
export const comparisonStore = singleton("comparisonStore", () => storeOf(COMPARISONS));
