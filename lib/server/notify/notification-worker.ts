import { randomUUID } from "node:crypto";
import {
  successorOf,
  type Channel,
  type QueuedNotification,
  isExpired,
  backOffMs,
  rescheduled,
  leased,
  urgency,
} from "@/lib/domain/notify/notification";
import { log } from "@/lib/server/core/log";
import { errorName } from "@/lib/server/core/error-text";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Page, Store } from "@/lib/server/store/store";
import { isUnreadable, nullIfUnreadable } from "@/lib/server/store/unreadable";
import { type SendNotification, PermanentFailure } from "./channel";
import { failureOf } from "./failure-of";
import { queuedId } from "./queue";

/** How often it polls for notifications that other instances left or that are due again, in ms. */
const POLL_EVERY_MS = 15_000;
/** The longest pause of a channel after failures in a row, in ms. */
const LONGEST_PAUSE_MS = 10 * 60_000;
const PAGE = 100;
/** New notifications are sent first; those beyond this number are found in the store. */
const MOST_NEW = 1_000;

type Parts = {
  queued: Store<QueuedNotification>;
  channel: Channel;
  host?: string | undefined;
  send: SendNotification;
  now: () => number;
  stopping: AbortSignal;
};

/** Sends the queue of one channel, new ones first, in pages; each is leased to one worker. */
export const createNotificationWorker = ({ queued, channel, host, send, now, stopping }: Parts) => {
  let [failures, pausedUntil] = [0, 0];

  const newIds = new Set<string>();

  /** Removes a finished notification or puts its successor there, if this worker has the lease. */
  const complete = async (
    id: string,
    holder: string,
    delivery: QueuedNotification,
  ): Promise<void> => {
    const next = successorOf(delivery, now());
    if (next) await queued.update(id, (known) => (known?.holder === holder ? next : null));
    else await queued.remove(id, (known) => known.holder === holder);
  };

  const failed = async (
    id: string,
    holder: string,
    delivery: QueuedNotification,
    error: unknown,
  ) => {
    const isOver = error instanceof PermanentFailure || isExpired(delivery, now());
    const failure = failureOf(error, now());
    const { code: why, status } = failure;
    const kind = errorName(error);
    const { about, tries } = delivery;
    const fields = { channel, host, about: about.kind, tries, kind, why, status };
    if (isOver) log.error({ event: "message given up", ...fields });
    else log.warn({ event: "message not taken", ...fields });
    if (isOver) await complete(id, holder, delivery);
    else await queued.update(id, (known) => known && rescheduled(known, holder, now(), failure));
  };

  const handle = async (id: string): Promise<boolean> => {
    const holder = randomUUID();
    const delivery = await queued
      .update(id, (known) => known && leased(known, holder, now()))
      .catch(nullIfUnreadable);
    if (delivery?.holder !== holder) return true;
    const { about, since, isDone } = delivery;
    try {
      if (isDone || (await send({ id: queuedId(channel, about), about, since })))
        await complete(id, holder, delivery);
      else await queued.update(id, (known) => known && rescheduled(known, holder, now()));
    } catch (error) {
      await failed(id, holder, delivery, error);
      // One unreadable record says nothing about the channel: the others go on.
      if (error instanceof PermanentFailure || isUnreadable(error)) return true;
      pausedUntil = now() + backOffMs(++failures, LONGEST_PAUSE_MS);
      return false;
    }
    failures = 0;
    return true;
  };

  const handleNew = async (): Promise<boolean> => {
    for (const id of newIds) {
      if (stopping.aborted) return false;
      newIds.delete(id);
      if (!(await handle(id))) return false;
    }
    return true;
  };

  const handleAll = async (rows: Page<QueuedNotification>["rows"]): Promise<boolean> => {
    const own = rows.filter(({ record }) => record.channel === channel);
    for (const { cursor } of own.toSorted((a, b) => urgency(a.record) - urgency(b.record))) {
      if (!(await handleNew()) || stopping.aborted) return false;
      if (!(await handle(cursor.id))) return false;
    }
    return true;
  };

  const round = async (): Promise<void> => {
    if (now() < pausedUntil) return newIds.clear(); // they are in the store as well
    if (!(await handleNew())) return;
    const due = { by: "dueAt", order: "asc", limit: PAGE } as const;
    for await (const { rows } of pagesOf((after) => queued.find({ ...due, upTo: now(), after })))
      if (!(await handleAll(rows))) return;
  };

  let running: Promise<void> | null = null;
  let isWanted = false;
  const rounds = async (): Promise<void> => {
    try {
      while (isWanted && !stopping.aborted) {
        isWanted = false;
        await round();
      }
    } catch (error) {
      log.error({ event: "messages wait for the store", channel, kind: errorName(error) });
    } finally {
      running = null;
    }
  };

  /** Sends what is due, `ids` first, and once more if it runs. Never rejects. */
  const poll = (ids: readonly string[] = []): Promise<void> => {
    for (const id of ids) if (newIds.size < MOST_NEW) newIds.add(id);
    isWanted = true;
    return (running ??= rounds());
  };

  return {
    poll,
    start: (): void => {
      void poll();
      const timer = setInterval(() => void poll(), POLL_EVERY_MS).unref();
      stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
    },
  };
};
