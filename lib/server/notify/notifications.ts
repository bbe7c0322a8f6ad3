import "server-only";
import type { Channel } from "@/lib/domain/notify/notification";
import type { Notice } from "@/lib/domain/notify/notice";
import { notifyingLeads } from "./notifying-leads";
import type { SendNotification } from "./channel";
import { createNotificationWorker } from "./worker";
import { mailChannel } from "./mail-channel";
import { createNotificationQueue, notificationId } from "./queue";
import { createSmtpSender } from "./smtp";
import { webhookChannel } from "./webhook-channel";
import { env } from "@/lib/server/core/env";
import { log } from "@/lib/server/core/log";
import { singleton } from "@/lib/server/core/singleton";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { notificationStore, leadStore, secretStore, visitorStore } from "@/lib/server/store/stores";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";

const now = Date.now;

/** The links that end the newsletter, in this process. */
export const unsubscribeLinks = singleton("unsubscribeLinks", () =>
  createUnsubscribeLinks({ secrets: secretStore(), siteUrl: env().siteUrl }),
);

/** The channels of this process, as it is configured. */
const configuredChannels = (): (readonly [Channel, SendNotification])[] => {
  const { mail, operatorEmails, siteUrl, webhook } = env();
  const leads = leadStore();
  const { linker } = unsubscribeLinks();
  const made: (readonly [Channel, SendNotification])[] = [];
  if (mail) {
    const desk = { siteUrl, to: mail.to, operators: operatorEmails, lang: mail.lang };
    const parts = {
      leads,
      users: visitorStore(),
      linker,
      desk,
      sendEmail: createSmtpSender(mail),
      now,
    };
    made.push(["mail", mailChannel(parts)]);
  }
  if (webhook) made.push(["webhook", webhookChannel({ leads, linker, webhook, now })]);
  return made;
};

/** What tells people outside of leads, and owners of their reports, in this process. */
export const notifications = singleton("messages", () => {
  const queue = createNotificationQueue(notificationStore(), now);
  const workers = configuredChannels().map(([channel, send]) => ({
    channel,
    worker: createNotificationWorker({
      queued: notificationStore(),
      channel,
      send,
      now,
      stopping: shutdownSignal(),
    }),
  }));
  const channels = workers.map(({ channel }) => channel);
  const hasMail = channels.includes("mail");
  const wake = () => workers.forEach(({ worker }) => void worker.poll());

  /** The morning's summary waits, from the first start with mail on. */
  const expectSummary = async (): Promise<void> => {
    try {
      if (hasMail) await queue.enqueueSummary();
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "no summary waits", kind });
    }
  };

  /**
   * Has a letter to the operators wait in the store; resolves when it does, and without mail at once. Never rejects: what
   * the caller does for a visitor must not fail because of it.
   */
  const notifyOperators = async (notice: Notice): Promise<void> => {
    if (!hasMail) return;
    try {
      await queue.enqueue(["mail"], { kind: "notice", notice, at: now() });
      wake();
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "notice not kept", what: notice.what, kind });
    }
  };

  return {
    enqueue: hasMail ? queue.enqueue : null,
    notifyOperators,
    wake,
    /** The leads, each of which is announced before it stands there. */
    leads:
      channels.length === 0
        ? leadStore()
        : notifyingLeads(leadStore(), {
            enqueueArrival: (leadId, receivedAt) =>
              queue.enqueue(channels, { kind: "lead", leadId, receivedAt }),
            // Letters cannot be taken back; who keeps leads elsewhere has to delete them there.
            enqueueDeletion: (leadId) =>
              queue.enqueue(
                channels.filter((channel) => channel === "webhook"),
                { kind: "deletion", leadId, deletedAt: now() },
              ),
            wake: (leadId, arrivals) =>
              workers.forEach(({ channel, worker }) => {
                const abouts = arrivals.map(
                  (receivedAt) => ({ kind: "lead", leadId, receivedAt }) as const,
                );
                void worker.poll(abouts.map((about) => notificationId(channel, about)));
              }),
          }),
    /** Takes what waits to the other end from now on, until the process stops. */
    start: (): void => {
      void expectSummary();
      workers.forEach(({ worker }) => worker.start());
    },
  };
});
