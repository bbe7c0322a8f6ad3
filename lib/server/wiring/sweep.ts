import { DESK_LOG } from "@/lib/server/desk/desk-log";
import { DESK_TEXTS, PARTNERS } from "@/lib/server/desk/desk-lists";
import { ACCOUNTS, SET_ASIDE } from "@/lib/server/store/schemas/stored-account";
import { CALL_DAYS, CALL_HOURS } from "@/lib/server/store/schemas/stored-call";
import { CHANNEL_RESULTS, DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { DESK_LINKS, DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { LINKS, PAIRS } from "@/lib/server/store/schemas/stored-share";
import { COUNTS, MONEY_YEARS } from "@/lib/server/store/schemas/stored-tally";
import { BUDGETS, PROBES, USERS } from "@/lib/server/store/schemas/stored-visitor";
import { lookForUnreadable, sweepStore } from "@/lib/server/store/database";
import { unreadableCount } from "@/lib/server/store/unreadable";
import type { Collection } from "@/lib/server/store/store";
import { notifications, personUpkeep } from "./leads";

/** The name and schema of every collection, for work that reads all of them. */
export const COLLECTIONS: readonly Pick<Collection<object>, "name" | "parse" | "storedNames">[] = [
  USERS,
  ACCOUNTS,
  PROBES,
  BUDGETS,
  LEADS,
  PEOPLE,
  MONEY_YEARS,
  DESK_LOG,
  DESK_TEXTS,
  PARTNERS,
  DESK_LINKS,
  DESK_SESSIONS,
  DELIVERIES,
  SUBMISSIONS,
  COUNTS,
  SECRETS,
  SET_ASIDE,
  LINKS,
  PAIRS,
  CHANNEL_RESULTS,
  CALL_HOURS,
  CALL_DAYS,
];

/** Deletes what expired, and counts it; null: no clock is believed. Rejects with StoreUnavailable. */
export const sweep = async (): Promise<number | null> => {
  const swept = await sweepStore();
  await personUpkeep().placeAll();
  if (swept !== null) await personUpkeep().foldAgain();
  await lookForUnreadable(COLLECTIONS);
  if (unreadableCount() > 0) await notifications().notifyOperators({ what: "unreadable" });
  return swept;
};
