import type { Lang } from "@/lib/domain/core/languages";
import type { Failure } from "./failure";

const DAY_MS = 24 * 60 * 60_000;

/** A notice to the operators about the site itself. It holds no data of visitors; `by` is an operator's address. */
export type SiteAlert =
  | { what: "storage"; percent: 70 | 90 | 100 }
  | { what: "export" | "erasure"; by: string; count: number }
  | { what: "unreadable" }
  /** This channel has sent nothing for over an hour; `code`: why (failure.ts). The other channel tells of it. */
  | { what: "mail" | "webhook"; code: string };

const periodMs = (notice: SiteAlert): number | null => {
  switch (notice.what) {
    case "unreadable":
    case "mail":
    case "webhook":
      return DAY_MS;
    case "storage":
      return 7 * DAY_MS;
    case "export":
    case "erasure":
      return null;
  }
};

/** When the period of a notice from `at` ends: then the same one may be sent again; null: at once. Epoch ms. */
export const alertPeriodEnd = (notice: SiteAlert, at: number): number | null => {
  const period = periodMs(notice);
  return period === null ? null : (Math.floor(at / period) + 1) * period;
};

/** Equal for two notices of which only one is sent; another reason makes no other one. `at`: of the event, epoch ms. */
export const alertKey = (notice: SiteAlert, at: number): string => {
  const { code, ...same } = { code: "", ...notice };
  return JSON.stringify([same, alertPeriodEnd(notice, at) ?? at]);
};

/** Whether a notice concerns all operators; the others go only to those who receive the leads. */
export const isForAllOperators = ({ what }: SiteAlert): boolean =>
  what === "export" || what === "erasure";

export const CHANNELS = ["mail", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What it is about: ids only, so that deleted data is never mailed. Times are epoch ms. */
export type NotificationSubject =
  | { kind: "lead"; leadId: string; receivedAt: number }
  | { kind: "request"; leadId: string; at: number }
  | { kind: "summary"; from: number; to: number }
  /** `isOwners`: a verified address of the check's owner; others get nothing an AI wrote. */
  | {
      kind: "report";
      visitorId: string;
      completedAt: number;
      email: string;
      lang: Lang;
      isOwners?: true;
    }
  | { kind: "notice"; notice: SiteAlert; at: number }
  /** What release 1.0.0 queued and this one does not send, such as a lead's change: it leaves the queue unsent. */
  | { kind: "outdated" | "deletion" | "change" | "reminder" };

/** A notification in the queue: a document of the collection `deliveries`. Times are epoch ms. */
export type QueuedNotification = {
  channel: string;
  about: NotificationSubject;
  since: number;
  /** No worker takes it before this, epoch ms: while it is leased, and after a failure. */
  dueAt: number;
  tries: number;
  holder: string | null;
  failure?: Failure;
  /** Sent or given up: it stays only to keep the same notice from being sent again before `dueAt`. */
  isDone?: true;
};

/** Equal for two notifications that a receiver takes for one. */
export const subjectKey = (about: NotificationSubject): unknown =>
  about.kind === "notice" ? [about.kind, alertKey(about.notice, about.at)] : about;

/** For how long a notification is retried, in ms; most mail servers are back within a day. */
export const RETRY_FOR_MS = 34 * 60 * 60_000;
/** How long a worker has a notification, in ms: longer than any try. Then another takes it. */
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
): QueuedNotification => ({ channel, about, since: now, dueAt: now, tries: 0, holder: null });

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

/** The notification that `holder` failed to send, due again (ms); its pause grows by failures. */
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
  return newNotification("mail", { kind: "summary", from, to }, to);
};

/** What follows a finished one: the next summary; a notice itself until its period ends. */
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
