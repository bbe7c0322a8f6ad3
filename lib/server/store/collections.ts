import type { Account } from "@/lib/domain/account/account";
import type { DailyBudget } from "@/lib/domain/advice/daily-budget";
import type { ChannelResult } from "@/lib/domain/notify/channel-result";
import type { QueuedNotification } from "@/lib/domain/notify/notification";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import type { DeskTemplates } from "@/lib/domain/desk/templates";
import type { Lead } from "@/lib/domain/leads/lead";
import { type PersonIndex, personKeptMs } from "@/lib/domain/leads/person-card";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { ShareLink } from "@/lib/domain/share/link";
import type { ComparisonRecord } from "@/lib/domain/share/comparison-record";
import {
  notificationKeptMs,
  deskLogKeptMs,
  deskSessionKeptMs,
  leadKeptMs,
  linkKeptMs,
  comparisonKeptMs,
  recordKeptMs,
  setAsideKeptMs,
  submissionKeptMs,
} from "@/lib/domain/leads/retention";
import {
  type Probe,
  storedBudget,
  storedProbe,
  storedVisitor,
} from "@/lib/server/store/schemas/stored-visitor";
import { storedAccount } from "@/lib/server/store/schemas/stored-account";
import { storedNotification } from "@/lib/server/store/schemas/stored-notification";
import { storedDeskTexts } from "@/lib/server/store/schemas/stored-desk-texts";
import { storedChannelResult } from "@/lib/server/store/schemas/stored-channel-result";
import { storedDeskLog } from "@/lib/server/store/schemas/stored-desk-log";
import {
  storedLead,
  storedSubmission,
  type Submission,
} from "@/lib/server/store/schemas/stored-lead";
import { type DeskSession, storedDeskSession } from "@/lib/server/store/schemas/stored-operator";
import { storedPerson } from "@/lib/server/store/schemas/stored-person";
import { storedLink, storedComparison } from "@/lib/server/store/schemas/stored-share";
import { type Secret, storedSecret } from "@/lib/server/store/schemas/stored-secret";
import { type SetAside, storedSetAside } from "@/lib/server/store/schemas/stored-set-aside";
import { ADVICE_DAYS, COUNTS } from "@/lib/server/store/schemas/stored-tally";
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
  storedNames: new Map([
    ["notes", "work"],
    ["action", "did"],
  ]),
};
/** Which leads are the same person's, by the hash of a phone number or an e-mail address. */
export const PEOPLE: Collection<PersonIndex> = {
  name: "people",
  parse: (value) => storedPerson.parse(value),
  keptFor: (person) => personKeptMs(person, Date.now()),
};
export const DESK_LOG: Collection<DeskLogEntry> = {
  name: "deskLog",
  parse: (value) => storedDeskLog.parse(value) as DeskLogEntry,
  keptFor: deskLogKeptMs,
  storedNames: new Map([["action", "did"]]),
};
export const DESK_TEXTS: Collection<DeskTemplates> = {
  name: "deskTexts",
  parse: (value) => storedDeskTexts.parse(value),
  keptFor: FOR_EVER,
};
export const DESK_SESSIONS: Collection<DeskSession> = {
  name: "deskSessions",
  parse: (value) => storedDeskSession.parse(value),
  keptFor: deskSessionKeptMs,
};
export const DELIVERIES: Collection<QueuedNotification> = {
  name: "deliveries",
  parse: (value) => storedNotification.parse(value),
  keptFor: notificationKeptMs,
};
export const CHANNEL_RESULTS: Collection<ChannelResult> = {
  name: "channelResults",
  parse: (value) => storedChannelResult.parse(value),
  keptFor: FOR_EVER,
};
export const SUBMISSIONS: Collection<Submission> = {
  name: "submissions",
  parse: (value) => storedSubmission.parse(value),
  keptFor: submissionKeptMs,
};

export const SECRETS: Collection<Secret> = {
  name: "secrets",
  parse: (value) => storedSecret.parse(value),
  keptFor: FOR_EVER,
};

export const LINKS: Collection<ShareLink> = {
  name: "links",
  parse: (value) => storedLink.parse(value),
  keptFor: (link) => linkKeptMs(link, Date.now()),
};

export const COMPARISONS: Collection<ComparisonRecord> = {
  name: "pairs",
  parse: (value) => storedComparison.parse(value),
  keptFor: (comparison) => comparisonKeptMs(comparison, Date.now()),
};

/** What was deleted while `dataRules2027` is on; nothing reads it back. */
export const SET_ASIDE: Collection<SetAside> = {
  name: "setAside",
  parse: (value) => storedSetAside.parse(value),
  keptFor: setAsideKeptMs,
};

/** The name and schema of every collection, for work that reads all of them. */
export const COLLECTIONS: readonly Pick<Collection<object>, "name" | "parse">[] = [
  ...[USERS, ACCOUNTS, PROBES, BUDGETS, LEADS, PEOPLE],
  ...[DESK_LOG, DESK_TEXTS, DESK_SESSIONS, DELIVERIES],
  ...[SUBMISSIONS, COUNTS, ADVICE_DAYS, SECRETS, SET_ASIDE],
  ...[LINKS, COMPARISONS, CHANNEL_RESULTS],
];
