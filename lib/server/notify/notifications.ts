import "server-only";
import type { Channel } from "@/lib/domain/notify/notification";
import type { Notice } from "@/lib/domain/notify/notice";
import { announcedLeads } from "./notifying-leads";
import type { Carrier } from "./channel";
import { createCourier } from "./worker";
import { mailCarrier } from "./mail-channel";
import { createOutbox, messageId } from "./queue";
import { createPost } from "./smtp";
import { webhookCarrier } from "./webhook-channel";
import { env } from "@/lib/server/core/env";
import { log } from "@/lib/server/core/log";
import { once } from "@/lib/server/core/singleton";
import { stopSignal } from "@/lib/server/core/shutdown";
import { deliveryStore, leadStore, secretStore, visitorStore } from "@/lib/server/store/stores";
import { createUnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";

const now = Date.now;

/** The links that end the newsletter, in this process. */
export const unsubscribeLinks = once("unsubscribeLinks", () =>
  createUnsubscribeLinks({ secrets: secretStore(), siteUrl: env().siteUrl }),
);

/** The channels of this process, as it is configured. */
const carriers = (): (readonly [Channel, Carrier])[] => {
  const { mail, operatorEmails, siteUrl, webhook } = env();
  const leads = leadStore();
  const { linker } = unsubscribeLinks();
  const made: (readonly [Channel, Carrier])[] = [];
  if (mail) {
    const desk = { siteUrl, to: mail.to, operators: operatorEmails, lang: mail.lang };
    const parts = { leads, users: visitorStore(), linker, desk, post: createPost(mail), now };
    made.push(["mail", mailCarrier(parts)]);
  }
  if (webhook) made.push(["webhook", webhookCarrier({ leads, linker, webhook, now })]);
  return made;
};

/** What tells people outside of leads, and owners of their reports, in this process. */
export const messages = once("messages", () => {
  const outbox = createOutbox(deliveryStore(), now);
  const couriers = carriers().map(([channel, carry]) => ({
    channel,
    courier: createCourier({
      deliveries: deliveryStore(),
      channel,
      carry,
      now,
      stopping: stopSignal(),
    }),
  }));
  const channels = couriers.map(({ channel }) => channel);
  const hasMail = channels.includes("mail");
  const wake = () => couriers.forEach(({ courier }) => void courier.look());

  /** The morning's summary waits, from the first start with mail on. */
  const expectSummary = async (): Promise<void> => {
    try {
      if (hasMail) await outbox.putSummary();
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "no summary waits", kind });
    }
  };

  /**
   * Has a letter to the operators wait in the store; resolves when it does, and without mail at once. Never rejects: what
   * the caller does for a visitor must not fail because of it.
   */
  const notify = async (notice: Notice): Promise<void> => {
    if (!hasMail) return;
    try {
      await outbox.put(["mail"], { kind: "notice", notice, at: now() });
      wake();
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "notice not kept", what: notice.what, kind });
    }
  };

  return {
    put: hasMail ? outbox.put : null,
    notify,
    wake,
    /** The leads, each of which is announced before it stands there. */
    leads:
      channels.length === 0
        ? leadStore()
        : announcedLeads(leadStore(), {
            announce: (leadId, receivedAt) =>
              outbox.put(channels, { kind: "lead", leadId, receivedAt }),
            // Letters cannot be taken back; who keeps leads elsewhere has to delete them there.
            announceDeletion: (leadId) =>
              outbox.put(
                channels.filter((channel) => channel === "webhook"),
                { kind: "deletion", leadId, deletedAt: now() },
              ),
            wake: (leadId, arrivals) =>
              couriers.forEach(({ channel, courier }) => {
                const abouts = arrivals.map(
                  (receivedAt) => ({ kind: "lead", leadId, receivedAt }) as const,
                );
                void courier.look(abouts.map((about) => messageId(channel, about)));
              }),
          }),
    /** Takes what waits to the other end from now on, until the process stops. */
    start: (): void => {
      void expectSummary();
      couriers.forEach(({ courier }) => courier.start());
    },
  };
});
