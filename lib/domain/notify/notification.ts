import type { Lang } from "@/lib/domain/core/languages";
import { type Notice, noticeKey, noticePeriodEnd } from "./notice";

/** The ways by which a message leaves us. */
export const CHANNELS = ["mail", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What a message is about. It names, and the message is written from what stands in the store when it leaves: what
 * was deleted meanwhile leaves no more. Times are epoch ms.
 */
export type NotificationSubject =
  /** A lead as it arrived at that time. */
  | { kind: "lead"; leadId: string; receivedAt: number }
  /** A lead that was to be deleted at that time. */
  | { kind: "deletion"; leadId: string; deletedAt: number }
  /** The leads from then until then. */
  | { kind: "summary"; from: number; to: number }
  /**
   * A visitor's check that was finished at that time; the address is kept for this one letter. `isOwners`: it is the
   * verified address of the account that owns the check; without it, the letter holds nothing an AI wrote.
   */
  | {
      kind: "report";
      visitorId: string;
      completedAt: number;
      email: string;
      lang: Lang;
      isOwners?: true;
    }
  /** Something the operators should know, as it was at that time. */
  | { kind: "notice"; notice: Notice; at: number };

/** A message that waits to leave. */
export type QueuedNotification = {
  /** One of CHANNELS, or a later release's. */
  channel: string;
  about: NotificationSubject;
  /** Since when it waits, epoch ms. */
  since: number;
  /** Nobody tries before this, epoch ms: while one is at it, and after it failed. */
  dueAt: number;
  /** How often it was tried. */
  tries: number;
  /** A random name of whoever is at it; null: nobody. */
  holder: string | null;
  /** Already sent or given up: it only keeps the same notice from being sent again before `dueAt`. */
  isDone?: true;
};

/** Equal for two messages of which one is to be sent. */
export const subjectKey = (about: NotificationSubject): unknown =>
  about.kind === "notice" ? [about.kind, noticeKey(about.notice, about.at)] : about;

/** A message is tried again for so long, in ms; most mail servers are back within a day. */
export const RETRY_FOR_MS = 34 * 60 * 60_000;
/** Whoever took a message and is not heard of again holds it for so long, in ms; longer than any try lasts. */
export const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Of messages that are due together, the lower number goes first: a lead wants an answer, the rest can wait. */
export const urgency = ({ about }: Pick<QueuedNotification, "about">): number =>
  about.kind === "lead" ? 0 : 1;

/** A message as it begins to wait. */
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

/** The message in the hands of `holder`, if it is due; else the same object. */
export const leased = (
  delivery: QueuedNotification,
  holder: string,
  now: number,
): QueuedNotification =>
  delivery.dueAt <= now
    ? { ...delivery, holder, tries: delivery.tries + 1, dueAt: now + LEASE_MS }
    : delivery;

/** How long to wait after so many failures in a row, in ms: twice as long each time, up to `longestMs`. */
export const backOffMs = (failures: number, longestMs = LONGEST_PAUSE_MS): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), longestMs);

/** The message after `holder` failed with it: to be tried later; in other hands by now, the same object. */
export const rescheduled = (
  delivery: QueuedNotification,
  holder: string,
  now: number,
): QueuedNotification =>
  delivery.holder === holder
    ? { ...delivery, holder: null, dueAt: now + backOffMs(delivery.tries) }
    : delivery;

/** Whether a message that failed just now was tried for long enough. */
export const isExpired = ({ since }: QueuedNotification, now: number): boolean =>
  now - since >= RETRY_FOR_MS;

const DAY_MS = 24 * 60 * 60_000;
/** 09:00 in India, which knows no summer time, is 03:30 UTC. */
const SUMMARY_AFTER_MIDNIGHT_MS = 3.5 * 60 * 60_000;

/** The next nine o'clock in the morning, India's, after `now`; epoch ms. */
export const nextSummaryAt = (now: number): number =>
  Math.floor((now - SUMMARY_AFTER_MIDNIGHT_MS) / DAY_MS + 1) * DAY_MS + SUMMARY_AFTER_MIDNIGHT_MS;

/** The summary that waits for the next morning, of all that comes from `from` on. */
export const nextSummary = (from: number, now: number): QueuedNotification => {
  const to = nextSummaryAt(now);
  return { ...newNotification("mail", { kind: "summary", from, to }, to) };
};

/**
 * What takes a message's place after it was sent or given up: after a summary the next one, after a notice itself until
 * its period ends; null: nothing.
 */
export const successorOf = (
  delivery: QueuedNotification,
  now: number,
): QueuedNotification | null => {
  const { about, isDone } = delivery;
  if (about.kind === "summary") return nextSummary(about.to, now);
  if (about.kind !== "notice" || isDone) return null;
  const dueAt = noticePeriodEnd(about.notice, about.at);
  return dueAt === null || dueAt <= now ? null : { ...delivery, holder: null, dueAt, isDone: true };
};
