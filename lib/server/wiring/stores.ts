import "server-only";
import type { Account } from "@/lib/domain/account/account";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { ShareLink } from "@/lib/domain/share/link";
import type { ComparisonRecord } from "@/lib/domain/share/comparison-record";
import { singleton } from "@/lib/server/core/singleton";
import { ACCOUNTS } from "@/lib/server/store/schemas/stored-account";
import { LINKS, COMPARISONS } from "@/lib/server/store/schemas/stored-share";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import type { Store } from "@/lib/server/store/store";
import { storeOf } from "@/lib/server/store/store-of";

/** The visitors' records: collection `users`. */
export const visitorStore = singleton("visitorStore", (): Store<VisitorRecord> => storeOf(USERS));

/** The record of each Google account, by its uid. */
export const accountStore = singleton("accountStore", (): Store<Account> => storeOf(ACCOUNTS));

/** The private links, by the hash of their token: collection `links`. */
export const linkStore = singleton("linkStore", (): Store<ShareLink> => storeOf(LINKS));

/** Comparisons of two checks: collection `pairs`. */
export const comparisonStore = singleton("comparisonStore", (): Store<ComparisonRecord> =>
  storeOf(COMPARISONS),
);
