import type { Lang } from "@/lib/domain/core/languages";
import type { Failure } from "./failure";
import { type SiteAlert, alertKey, alertPeriodEnd } from "./site-alert";

const DAY_MS = 24 * 60 * 60_000;

export const CHANNELS = ["mail", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Its ids only, so that deleted data is never mailed. Times are epoch ms. */
export type NotificationSubject =
  /** A lead that arrived at that time. */
  | { kind: "lead"; leadId: string; receivedAt: number }
  /** What the lead's sender did on the private page at that time (request-events.ts). */
  | { kind: "request"; leadId: string; at: number }
  | { kind: "summary"; from: number; to: number }
  /** A visitor's check. `isOwners`: to its owner's verified address; else without an AI's words. */
  | {
      kind: "report";
      visitorId: string;
      completedAt: number;
      email: string;
      lang: Lang;
      isOwners?: true;
    }
  /** A notice to the operators, and its time. */
  | { kind: "notice"; notice: SiteAlert; at: number }
  /** What release 1.0.0 queued and this one does not send, such as a lead's change: it leaves the queue unsent. */
  | { kind: "outdated" | "deletion" | "change" | "reminder" };

/** A notification in the queue: a document of the collection `deliveries`. */
export type QueuedNotification = {
  /** One of CHANNELS, or a later release's. */
  channel: string;
  about: NotificationSubject;
  /** When it was queued, epoch ms. */
  since: number;
  /** No worker takes it before this, epoch ms: while it is leased, and after a failure. */
  dueAt: number;
  tries: number;
  /** The random id of the lease of the worker that is sending it; null: none. */
  holder: string | null;
  /** Why the last try failed; missing before the first failure. */
  failure?: Failure;
  /** Sent or given up: it stays only to keep the same notice from being sent again before `dueAt`. */
  isDone?: true;
};

/** Equal for two notifications that a receiver takes for one. */
export const subjectKey = (about: NotificationSubject): unknown =>
  about.kind === "notice" ? [about.kind, alertKey(about.notice, about.at)] : about;

/** For how long a notification is retried, in ms; most mail servers are back within a day. */
export const RETRY_FOR_MS = 34 * 60 * 60_000;
/** How long a worker leases a notification, in ms: longer than any try lasts. */
export const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** The priority among notifications that are due together; the lower number goes first: leads and their senders before all others. */
export const urgency = ({ about }: Pick<QueuedNotification, "about">): number =>
  about.kind === "lead" || about.kind === "request" ? 0 : 1;

/** A new notification, due at once. */
export const newNotification = (
  channel: Channel,
  about: NotificationSubject,
  now: number,
): QueuedNotification => ({
  channel,
  about,
  since: now,
  dueAt: now,
  tries: 0,
  holder: null,
});

/** The notification leased to `holder`, if it is due; else the same object. */
export const leased = (
  delivery: QueuedNotification,
  holder: string,
  now: number,
): QueuedNotification =>
  delivery.dueAt <= now
    ? { ...delivery, holder, tries: delivery.tries + 1, dueAt: now + LEASE_MS }
    : delivery;

/** The pause after this many failures in a row, in ms: doubled each time, up to `longestMs`. */
export const backOffMs = (failures: number, longestMs = LONGEST_PAUSE_MS): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), longestMs);

/** Due again after `holder` failed, by a growing pause. `failure` null: its lead is not stored yet. */
export const rescheduled = (
  delivery: QueuedNotification,
  holder: string,
  now: number,
  failure: Failure | null = null,
): QueuedNotification =>
  delivery.holder === holder
    ? {
        ...delivery,
        holder: null,
        dueAt: now + (failure ? backOffMs(delivery.tries) : FIRST_PAUSE_MS),
        ...(failure && { failure }),
      }
    : delivery;

/** Whether a notification that failed just now has been retried for RETRY_FOR_MS. */
export const isExpired = ({ since }: QueuedNotification, now: number): boolean =>
  now - since >= RETRY_FOR_MS;

/** 09:00 in India, which has no summer time, is 03:30 UTC. */
const SUMMARY_AFTER_MIDNIGHT_MS = 3.5 * 60 * 60_000;

/** The next 09:00 in India after `now`; epoch ms. */
export const nextSummaryAt = (now: number): number =>
  Math.floor((now - SUMMARY_AFTER_MIDNIGHT_MS) / DAY_MS + 1) * DAY_MS + SUMMARY_AFTER_MIDNIGHT_MS;

/** The summary for the next morning, of all leads from `from` on. */
export const nextSummary = (from: number, now: number): QueuedNotification => {
  const to = nextSummaryAt(now);
  return { ...newNotification("mail", { kind: "summary", from, to }, to) };
};

/** What replaces one that is over: the next summary, a notice until its period ends; null: none. */
export const successorOf = (
  delivery: QueuedNotification,
  now: number,
): QueuedNotification | null => {
  const { about, isDone } = delivery;
  if (about.kind === "summary") return nextSummary(about.to, now);
  if (about.kind !== "notice" || isDone) return null;
  const dueAt = alertPeriodEnd(about.notice, about.at);
  return dueAt === null || dueAt <= now ? null : { ...delivery, holder: null, dueAt, isDone: true };
};
