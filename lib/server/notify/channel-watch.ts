import { isFailing } from "@/lib/domain/notify/channel-result";
import {
  type Channel,
  type NotificationSubject,
  type QueuedNotification,
} from "@/lib/domain/notify/notification";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";
import type { ChannelResults } from "./channel-results";

/** How often it looks, and how long a channel has failed before operators are told by the other, in ms. */
const LOOK_EVERY_MS = 5 * 60_000;
const FAILED_FOR_MS = 60 * 60_000;

const OTHER: Readonly<Record<Channel, Channel>> = { mail: "webhook", webhook: "mail" };

const PAGE = 250;
const MOST_READ = 10_000;

type Parts = {
  queued: Store<QueuedNotification>;
  results: Pick<ChannelResults, "read">;
  channels: readonly Channel[];
  /** Queues a notice for a channel; the same one of a day once. */
  tell: (by: Channel, about: NotificationSubject) => Promise<void>;
  now: () => number;
  stopping: AbortSignal;
};

const isStuck = async (
  queued: Store<QueuedNotification>,
  channel: Channel,
  since: number,
): Promise<boolean> => {
  const query = { by: "dueAt", order: "asc", limit: PAGE } as const;
  let read = 0;
  for await (const { rows } of pagesOf((after) => queued.find({ ...query, after }))) {
    const isLong = ({ record }: (typeof rows)[0]) =>
      record.channel === channel && !record.isDone && record.since < since;
    if (rows.some(isLong)) return true;
    read += PAGE;
    if (read >= MOST_READ) return false;
  }
  return false;
};

/** Tells operators by the one channel that the other one has failed for over an hour. */
export const createChannelWatch = (parts: Parts) => {
  const { queued, results, channels, tell, now, stopping } = parts;
  const look = async (): Promise<void> => {
    try {
      const at = now();
      for (const channel of channels) {
        const result = await results.read(channel);
        // Most of the time nothing fails: the queue is not read.
        if (!result?.failure || !isFailing(result)) continue;
        if (!(await isStuck(queued, channel, at - FAILED_FOR_MS))) continue;
        const notice = { what: channel, code: result.failure.code };
        await tell(OTHER[channel], { kind: "notice", notice, at });
      }
    } catch (error) {
      log.error({ event: "channels not watched", kind: errorName(error) });
    }
  };
  return {
    look,
    start: (): void => {
      const timer = setInterval(() => void look(), LOOK_EVERY_MS);
      timer.unref();
      stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
    },
  };
};
