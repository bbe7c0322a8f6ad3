import type { Channel } from "@/lib/domain/notify/notification";
import type { Failure } from "@/lib/domain/notify/failure";

/** What waits to be sent: how many, and since when (epoch ms; null: nothing). */
export type Waiting = { count: number; oldestAt: number | null };

/** Of this many queued notifications of all channels the state is exact; more are not read. */
export const MOST_COUNTED = 10_000;

/** A way by which notifications leave. */
export type ChannelState = Waiting & {
  channel: Channel;
  isOn: boolean;
  /** Whether more may wait than `count`, and longer. */
  isMore: boolean;
  /** Why the last try of one that waits failed; null: none has failed. */
  failure: Failure | null;
  /** This channel's latest failure, including notifications given up; null: none. */
  lastFailure: Failure | null;
  /** When the last notification was accepted, epoch ms; null: never. */
  lastSuccessAt: number | null;
};

/** A copy of the database: its time in epoch ms, and the leads in it and in the site's database (null: not readable). */
export type BackupState = {
  at: number;
  leads: number | null;
  siteLeads: number;
  /** Whether it is a copy of another database than the site's. */
  isOther: boolean;
};

/** The file of facts has changed since the build, or cannot be used. */
export type FactsChange = "changed" | "unusable";

/**
 * The state of the whole site, as this process sees it. Times are epoch ms; it holds no personal data. What could not
 * be read is null.
 */
export type HealthFigures = {
  at: number;
  startedAt: number;
  store: {
    kind: "sqlite" | "firestore";
    state: "ok" | "degraded" | "unavailable" | null;
    /** Bytes in use, and the operator's limit; null: not known, or none. */
    usedBytes: number | null;
    maxBytes: number | null;
    /** The size of its files, with free pages and the write-ahead log; null: not known, or none. */
    fileBytes: number | null;
    /** The free share of the disk, 0 to 1; null: there is none. */
    freeShare: number | null;
    /** Whether the disk is so full that only deletions and the desk can write. */
    isReserveUsed: boolean;
  };
  channels: readonly ChannelState[] | null;
  ai: {
    isOn: boolean;
    state: "ok" | "degraded" | "standard" | null;
    /** Why the last try failed; null: it did not, there was none, or it is not known. */
    failure: Failure | null;
    /** Today's checks that asked for advice, and those that got it; both null: not known, nor `lastGivenAt`. */
    asked: number | null;
    given: number | null;
    lastGivenAt: number | null;
    /** Today's calls, and how many are allowed. */
    spent: number | null;
    budget: number;
  };
  /** `isWatched`: BACKUP_PATH is set; `newest`: the newest copy in it. */
  backup: { isWatched: boolean; newest: BackupState | null } | null;
  /** What the build says about itself; null: not known. */
  build: {
    version: string;
    commit: string;
    siteUrl: string;
    /** How the file of facts differs from the facts that the site shows; null: it does not. */
    factsChange: FactsChange | null;
  } | null;
  siteUrl: string;
};

/** How long something may wait before operators are told, in ms. */
export const LONG_WAIT_MS = 15 * 60_000;
/** The age of the newest copy from which on a night was missed, in ms. */
export const OLD_BACKUP_MS = 26 * 60 * 60_000;

/** Whether a copy can be read, and is one of the site's database. */
export const isUsableCopy = ({ leads, isOther }: BackupState): boolean =>
  leads !== null && !isOther;

export type LongWait = { what: Channel; since: number; failure: Failure | null };

const isLong = (oldestAt: number | null, now: number): oldestAt is number =>
  oldestAt !== null && now - oldestAt > LONG_WAIT_MS;

/** What waits longer than 15 minutes, the longest first; `now` in epoch ms. */
export const longWaits = ({ channels }: Pick<HealthFigures, "channels">, now: number): LongWait[] =>
  (channels ?? [])
    .flatMap(({ channel, oldestAt, failure }) =>
      isLong(oldestAt, now) ? [{ what: channel, since: oldestAt, failure }] : [],
    )
    .sort((a, b) => a.since - b.since);
