import type { Account } from "@/lib/domain/account";
import type { DailyBudget } from "@/lib/domain/daily-budget";
import type { Delivery } from "@/lib/domain/delivery";
import type { DeskLogEntry } from "@/lib/domain/desk-log";
import type { Lead } from "@/lib/domain/lead";
import type { VisitorRecord } from "@/lib/domain/record";
import {
  deliveryKeptMs,
  deskLogKeptMs,
  deskSessionKeptMs,
  leadKeptMs,
  recordKeptMs,
  submissionKeptMs,
} from "@/lib/domain/retention";
import { type Probe, storedBudget, storedProbe, storedVisitor } from "@/lib/server/stored";
import { storedAccount } from "@/lib/server/stored-account";
import { storedDelivery } from "@/lib/server/stored-delivery";
import { storedDeskLog } from "@/lib/server/stored-desk-log";
import {
  storedLead,
  storedSubmission,
  storedUnsubscribe,
  type Submission,
  type Unsubscribe,
} from "@/lib/server/stored-lead";
import {
  type DeskSession,
  type OperatorBlock,
  storedDeskSession,
  storedOperatorBlock,
} from "@/lib/server/stored-operator";
import { type Secret, storedSecret } from "@/lib/server/stored-secret";
import { COUNTS } from "@/lib/server/stored-tally";
import { type Collection, FOR_EVER } from "./store";

export const USERS: Collection<VisitorRecord> = {
  name: "users",
  parse: (value) => storedVisitor.parse(value),
  keptFor: recordKeptMs,
};
export const ACCOUNTS: Collection<Account> = {
  name: "accounts",
  parse: (value) => storedAccount.parse(value),
  keptFor: FOR_EVER,
};
export const PROBES: Collection<Probe> = {
  name: "probes",
  parse: (value) => storedProbe.parse(value),
  keptFor: FOR_EVER,
};
export const BUDGETS: Collection<DailyBudget> = {
  name: "budgets",
  parse: (value) => storedBudget.parse(value),
  keptFor: FOR_EVER,
};
export const LEADS: Collection<Lead> = {
  name: "leads",
  parse: (value) => storedLead.parse(value),
  keptFor: leadKeptMs,
};
export const DESK_LOG: Collection<DeskLogEntry> = {
  name: "deskLog",
  parse: (value) => storedDeskLog.parse(value) as DeskLogEntry,
  keptFor: deskLogKeptMs,
};
export const DESK_SESSIONS: Collection<DeskSession> = {
  name: "deskSessions",
  parse: (value) => storedDeskSession.parse(value),
  keptFor: deskSessionKeptMs,
};
export const OPERATOR_BLOCKS: Collection<OperatorBlock> = {
  name: "operatorBlocks",
  parse: (value) => storedOperatorBlock.parse(value),
  keptFor: FOR_EVER,
};
export const DELIVERIES: Collection<Delivery> = {
  name: "deliveries",
  parse: (value) => storedDelivery.parse(value),
  keptFor: deliveryKeptMs,
};
export const SUBMISSIONS: Collection<Submission> = {
  name: "submissions",
  parse: (value) => storedSubmission.parse(value),
  keptFor: submissionKeptMs,
};
export const UNSUBSCRIBES: Collection<Unsubscribe> = {
  name: "unsubscribes",
  parse: (value) => storedUnsubscribe.parse(value),
  keptFor: FOR_EVER,
};

export const SECRETS: Collection<Secret> = {
  name: "secrets",
  parse: (value) => storedSecret.parse(value),
  keptFor: FOR_EVER,
};

/** What every collection is called and how its documents are read; for work that looks at all of them. */
export const COLLECTIONS: readonly Pick<Collection<object>, "name" | "parse">[] = [
  ...[USERS, ACCOUNTS, PROBES, BUDGETS, LEADS],
  ...[DESK_LOG, DESK_SESSIONS, OPERATOR_BLOCKS, DELIVERIES],
  ...[SUBMISSIONS, UNSUBSCRIBES, COUNTS, SECRETS],
];
