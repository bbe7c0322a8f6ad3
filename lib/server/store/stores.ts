import { setImmediate } from "node:timers/promises";
import type { Account } from "@/lib/domain/account/account";
import type { AdviceDay } from "@/lib/domain/advice/advice-day";
import type { DailyBudget } from "@/lib/domain/advice/daily-budget";
import type { ChannelResult } from "@/lib/domain/notify/channel-result";
import type { QueuedNotification } from "@/lib/domain/notify/notification";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import type { DeskTemplates } from "@/lib/domain/desk/templates";
import type { Lead } from "@/lib/domain/leads/lead";
import type { PersonIndex } from "@/lib/domain/leads/person-card";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { ShareLink } from "@/lib/domain/share/link";
import type { ComparisonRecord } from "@/lib/domain/share/comparison-record";
import type { Tally } from "@/lib/domain/funnel/daily-counts";
import { env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { singleton } from "@/lib/server/core/singleton";
import { closeOnShutdown, shutdownSignal } from "@/lib/server/core/shutdown";
import type { Probe } from "@/lib/server/store/schemas/stored-visitor";
import type { Submission } from "@/lib/server/store/schemas/stored-lead";
import type { DeskSession } from "@/lib/server/store/schemas/stored-operator";
import type { Secret } from "@/lib/server/store/schemas/stored-secret";
import type { SetAside } from "@/lib/server/store/schemas/stored-set-aside";
import {
  ACCOUNTS,
  BUDGETS,
  CHANNEL_RESULTS,
  COLLECTIONS,
  DELIVERIES,
  DESK_LOG,
  DESK_SESSIONS,
  DESK_TEXTS,
  LEADS,
  LINKS,
  COMPARISONS,
  PEOPLE,
  PROBES,
  SECRETS,
  SET_ASIDE,
  SUBMISSIONS,
  USERS,
} from "./collections";
import { ADVICE_DAYS, COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { isDamagedAside, isDamagedAtLength, setDamagedAside } from "./damaged-database";
import { lazyStore } from "./lazy-store";
import { sqliteStore } from "./sqlite";
import { sqliteFile, usedBytesOf } from "./sqlite-file";
import { sweepFile } from "./sqlite-sweep";
import type { Collection, Cursor, Store } from "./store";
import { takingBack } from "./taking-back";

const storeOf = <R extends object>(collection: Collection<R>): Store<R> => {
  const { name, parse, keptFor, isMaintenance = false } = collection;
  const store =
    env().store === "firestore"
      ? lazyStore(async () => {
          const [{ firestore }, { firestoreStore }] = await Promise.all([
            import("./firestore-client"),
            import("./firestore"),
          ]);
          return firestoreStore(firestore, name, parse, keptFor, undefined, isMaintenance);
        })
      : sqliteStore(env().sqlitePath, name, parse, keptFor, isMaintenance);
  closeOnShutdown(store.close);
  return store;
};

/** Sets a damaged database aside, so that a new one is made. Must be called before the first use of a store. */
export const setDamagedStoreAside = (): void => {
  if (env().store !== "sqlite") return;
  try {
    if (setDamagedAside(env().sqlitePath, new Date()))
      log.error({ event: "damaged database set aside" });
  } catch (error) {
    log.error({ event: "damaged database in the way", kind: errorName(error) }); // the store answers 503 until the file is removed
  }
};

/** Keeps room on the disk for what takes something back. Must be called once the database is opened. */
export const keepStoreReserve = (): void => {
  if (env().store === "sqlite") sqliteFile(env().sqlitePath).keepReserve();
};

/** Whether the disk is full, and its reserve in use. */
export const isReserveUsed = (): boolean =>
  env().store === "sqlite" && sqliteFile(env().sqlitePath).isReserveUsed();

/** Whether SQLite reported damage while this process used the database; the next start sets it aside. */
export const isStoreDamaged = (): boolean =>
  env().store === "sqlite" && sqliteFile(env().sqlitePath).isDamaged();

/** Whether a damaged database was set aside: some data is not available to the site. */
export const isStoreDegraded = (): boolean =>
  env().store === "sqlite" && isDamagedAside(env().sqlitePath);

/** The bytes used in the database file; 0 with Firestore. Rejects with StoreUnavailable. */
export const usedBytes = async (): Promise<number> =>
  env().store === "sqlite" ? usedBytesOf(env().sqlitePath) : 0;

/**
 * Deletes the expired records of all collections, in small steps; resolves to their number. Then checks a large file
 * for damage. 0 with Firestore, which does both itself. Rejects with StoreUnavailable.
 */
export const sweepStore = async (): Promise<number> => {
  const { store, sqlitePath } = env();
  if (store !== "sqlite") return 0;
  const swept = await takingBack(() => sweepFile(sqlitePath, Date.now(), shutdownSignal()));
  if (await isDamagedAtLength(sqlitePath)) sqliteFile(sqlitePath).noteDamage();
  return swept;
};

/** Documents read before other requests have their turn. */
const LOOKED_AT_ONCE = 50;

/**
 * Reads every document of the SQLite file once, to count those that cannot be read: the count of a process begins at
 * zero. Firestore charges for each document read: there only documents that visits read are counted. Rejects with
 * StoreUnavailable.
 */
export const lookForUnreadable = async (): Promise<void> => {
  if (env().store !== "sqlite") return;
  for (const { name, parse } of COLLECTIONS) {
    const store = sqliteStore(env().sqlitePath, name, parse);
    for (let cursor: Cursor | null = null, isFirst = true; isFirst || cursor; isFirst = false) {
      if (shutdownSignal().aborted) return;
      cursor = (await store.list({ before: cursor, limit: LOOKED_AT_ONCE })).next;
      await setImmediate();
    }
  }
};

/** The visitors' records: collection `users`. */
export const visitorStore = singleton("visitorStore", (): Store<VisitorRecord> => storeOf(USERS));

/** The record of each Google account, by its uid. */
export const accountStore = singleton("accountStore", (): Store<Account> => storeOf(ACCOUNTS));

/** The document with which the readiness check proves that the store can write. */
export const probeStore = singleton("probeStore", (): Store<Probe> => storeOf(PROBES));

/** The AI calls of each day: collection `budgets`. */
export const budgetStore = singleton("budgetStore", (): Store<DailyBudget> => storeOf(BUDGETS));

/** The counts of each day: collection `counts`. */
export const countStore = singleton("countStore", (): Store<Tally> => storeOf(COUNTS));

/** How often the AI answered, by day: collection `adviceDays`. */
export const adviceDayStore = singleton("adviceDayStore", (): Store<AdviceDay> =>
  storeOf(ADVICE_DAYS),
);

/** The leads: collection `leads`. Everything but maintenance uses `leadStore` of lead-store.ts. */
export const bareLeadStore = singleton("bareLeadStore", (): Store<Lead> => storeOf(LEADS));

/** The leads for maintenance: a write leaves the time of the last change, and so the expiry, as it was. */
export const leadMaintenanceStore = singleton("leadMaintenanceStore", (): Store<Lead> =>
  storeOf({ ...LEADS, isMaintenance: true }),
);

/** Which leads are the same person's: collection `people`. */
export const personStore = singleton("personStore", (): Store<PersonIndex> => storeOf(PEOPLE));

/** The actions of operators at the desk: collection `deskLog`. */
export const deskLogStore = singleton("deskLogStore", (): Store<DeskLogEntry> => storeOf(DESK_LOG));

/** The message templates of operators: collection `deskTexts`. */
export const deskTextStore = singleton("deskTextStore", (): Store<DeskTemplates> =>
  storeOf(DESK_TEXTS),
);

/** The last use of each operator's session: collection `deskSessions`. */
export const deskSessionStore = singleton("deskSessionStore", (): Store<DeskSession> =>
  storeOf(DESK_SESSIONS),
);

/** The queued notifications: collection `deliveries`. */
export const notificationStore = singleton("deliveryStore", (): Store<QueuedNotification> =>
  storeOf(DELIVERIES),
);

/** The last failure and success of each channel: collection `channelResults`. */
export const channelResultStore = singleton("channelResultStore", (): Store<ChannelResult> =>
  storeOf(CHANNEL_RESULTS),
);

/** The Idempotency-Keys seen, by their hash. */
export const submissionStore = singleton("submissionStore", (): Store<Submission> =>
  storeOf(SUBMISSIONS),
);

/** The private links, by the hash of their token: collection `links`. */
export const linkStore = singleton("linkStore", (): Store<ShareLink> => storeOf(LINKS));

/** Comparisons of two checks: collection `pairs`. */
export const comparisonStore = singleton("pairStore", (): Store<ComparisonRecord> =>
  storeOf(COMPARISONS),
);

/** The site's random keys: collection `secrets`. */
export const secretStore = singleton("secretStore", (): Store<Secret> => storeOf(SECRETS));

/** What was deleted while `dataRules2027` is on: collection `setAside`. */
export const setAsideStore = singleton("setAsideStore", (): Store<SetAside> => storeOf(SET_ASIDE));
