import { type ChannelResult, isFailing } from "@/lib/domain/notify/channel-result";
import type { Channel, QueuedNotification, SiteAlert } from "@/lib/domain/notify/notification";
import type { Queued } from "@/lib/server/leads/save-lead";
import type { SendNotification } from "./channel";
import { type ChannelResults, createChannelResults } from "./channel-results";
import { createNotificationWorker } from "./notification-worker";
import { mailChannel, type MailParts } from "./mail-channel";
import { createNotificationQueue } from "./queue";
import { createSmtpSender } from "./smtp";
import { webhookChannel } from "./webhook-channel";
import { env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";

/** How often it looks, and how long a channel has failed before operators are told by the other, in ms. */
const LOOK_EVERY_MS = 5 * 60_000;
const FAILED_FOR_MS = 60 * 60_000;

const OTHER: Readonly<Record<Channel, Channel>> = { mail: "webhook", webhook: "mail" };

const PAGE = 250;
const MOST_READ = 10_000;

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

type Parts = Omit<MailParts, "desk" | "sendEmail" | "onTaken"> & {
  queued: Store<QueuedNotification>;
  results: Store<ChannelResult>;
  stopping: AbortSignal;
};

type ConfiguredChannel = { channel: Channel; host: string; send: SendNotification };

const configuredChannels = (parts: Parts, { onTaken }: ChannelResults): ConfiguredChannel[] => {
  const { mail, operatorEmails, siteUrl, webhook } = env();
  const made: ConfiguredChannel[] = [];
  if (mail) {
    const desk = { siteUrl, to: mail.to, operators: operatorEmails, lang: mail.lang };
    const sendEmail = createSmtpSender(mail);
    const send = mailChannel({ ...parts, desk, sendEmail, onTaken: onTaken("mail") });
    made.push({ channel: "mail", host: mail.server.host, send });
  }
  if (webhook) {
    const lang = mail?.lang ?? "en";
    const send = webhookChannel({ ...parts, webhook, lang, onTaken: onTaken("webhook") });
    made.push({ channel: "webhook", host: new URL(webhook.url).hostname, send });
  }
  return made;
};

/** The notifications of operators and of the owners of reports, as this process is configured. */
export const createNotifications = (parts: Parts) => {
  const { queued, stopping, now } = parts;
  const queue = createNotificationQueue(queued, now);
  const results = createChannelResults(parts.results, now);
  const workers = configuredChannels(parts, results).map(({ channel, host, send }) => ({
    channel,
    worker: createNotificationWorker({
      queued,
      channel,
      host,
      now,
      stopping,
      send: results.watched(channel, send),
    }),
  }));
  const channels = workers.map(({ channel }) => channel);
  const hasMail = channels.includes("mail");
  const wake = () => workers.forEach(({ worker }) => void worker.poll());

  /** Tells by the one channel that the other one has failed for over an hour. Never rejects. */
  const watchChannels = async (): Promise<void> => {
    try {
      const at = now();
      for (const channel of channels) {
        const result = await results.read(channel);
        // Most of the time nothing fails: the queue is not read.
        if (!result?.failure || !isFailing(result)) continue;
        if (!(await isStuck(queued, channel, at - FAILED_FOR_MS))) continue;
        const notice = { what: channel, code: result.failure.code };
        await queue.enqueue([OTHER[channel]], { kind: "notice", notice, at });
        wake();
      }
    } catch (error) {
      log.error({ event: "channels not watched", kind: errorName(error) });
    }
  };

  const expectSummary = async (): Promise<void> => {
    try {
      if (hasMail) await queue.enqueueSummary();
    } catch (error) {
      log.error({ event: "no summary waits", kind: errorName(error) });
    }
  };

  /** Queues an email to the operators. Never rejects: nothing may fail because of it. */
  const notifyOperators = async (notice: SiteAlert): Promise<void> => {
    if (!hasMail) return;
    try {
      await queue.enqueue(["mail"], { kind: "notice", notice, at: now() });
      wake();
    } catch (error) {
      log.error({ event: "notice not kept", what: notice.what, kind: errorName(error) });
    }
  };

  return {
    enqueue: hasMail ? queue.enqueue : null,
    dropReports: queue.dropReports,
    notifyOperators,
    wake,
    channels,
    wakeFor: (fresh: readonly Queued[]): void =>
      workers.forEach(({ channel, worker }) => {
        const own = fresh.filter((one) => one.channel === channel);
        if (own.length > 0) void worker.poll(own.map(({ id }) => id));
      }),
    watchChannels,
    start: (): void => {
      void expectSummary();
      workers.forEach(({ worker }) => worker.start());
      if (workers.length < 2) return;
      const timer = setInterval(() => void watchChannels(), LOOK_EVERY_MS).unref();
      stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
    },
  };
};
