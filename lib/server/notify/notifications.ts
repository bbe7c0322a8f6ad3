import type { ChannelResult } from "@/lib/domain/notify/channel-result";
import type { Channel, QueuedNotification } from "@/lib/domain/notify/notification";
import type { SiteAlert } from "@/lib/domain/notify/site-alert";
import type { Queued } from "@/lib/server/leads/save-lead";
import type { SendNotification } from "./channel";
import { type ChannelResults, createChannelResults } from "./channel-results";
import { createChannelWatch } from "./channel-watch";
import { createNotificationWorker } from "./notification-worker";
import { mailChannel, type MailParts } from "./mail-channel";
import { createNotificationQueue } from "./queue";
import { createSmtpSender } from "./smtp";
import { webhookChannel } from "./webhook-channel";
import { env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { Store } from "@/lib/server/store/store";

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
  const watch = createChannelWatch({
    queued,
    results,
    channels,
    now,
    stopping,
    tell: async (by, about) => {
      await queue.enqueue([by], about);
      wake();
    },
  });

  /** Queues the first summary, once mail is configured. */
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
    /** Looks for a channel that fails and tells of it by the other, which `start` does every five minutes. */
    watchChannels: watch.look,
    /** Starts the workers, which run until the process stops. */
    start: (): void => {
      void expectSummary();
      workers.forEach(({ worker }) => worker.start());
      if (workers.length > 1) watch.start();
    },
  };
};
