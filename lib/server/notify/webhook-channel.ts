import { createHmac } from "node:crypto";
import type { Lead } from "@/lib/domain/leads/lead";
import { shownLead } from "@/lib/domain/desk/lead-detail";
import type { WebhookSettings } from "@/lib/server/core/env-notifications";
import type { Store } from "@/lib/server/store/store";
import { unsubscribeLink, type UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import type { SendNotification } from "./channel";
import { deletionForNotification, leadForNotification } from "./lead-for-notification";

/** The longest wait for the listener's answer, in ms; then the notification is retried later. */
const ANSWER_MS = 10_000;

type Parts = {
  leads: Store<Lead>;
  linker: UnsubscribeLinks["linker"];
  webhook: WebhookSettings;
  now: () => number;
  answerMs?: number;
};

/** A lead as it arrived, without the desk's later notes. */
const leadForWebhook = (leadId: string, lead: Lead) => {
  const { status, work, receivedAt, ...told } = shownLead(lead);
  return { id: leadId, ...told, receivedAt: new Date(receivedAt).toISOString() };
};

/** The signature of a body by Standard Webhooks: over id, time in seconds and body, joined by dots. */
const webhookSignature = (
  secret: Buffer,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string =>
  `v1,${createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64")}`;

/**
 * Posts leads and deletions to the operator's listener (docs/webhook.md): signed, to the configured address only, and
 * without reading the body of its answer.
 */
export const webhookChannel = ({
  leads,
  linker,
  webhook,
  now,
  answerMs = ANSWER_MS,
}: Parts): SendNotification => {
  const post = async (id: string, body: string): Promise<void> => {
    const seconds = Math.floor(now() / 1000);
    const { url, secret } = webhook;
    const response = await fetch(url, {
      method: "POST",
      body,
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(answerMs),
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": webhookSignature(secret, { id, seconds, body }),
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The listener answered ${response.status}`);
  };

  return async ({ id, about, since }) => {
    if (about.kind === "deletion") {
      const found = await deletionForNotification(leads, about, since, now());
      if (found === "coming") return false;
      const timestamp = new Date(about.deletedAt).toISOString();
      const data = { id: about.leadId };
      if (found === "deleted")
        await post(id, JSON.stringify({ type: "lead.deleted", timestamp, data }));
      return true;
    }
    if (about.kind !== "lead") return true;
    const lead = await leadForNotification(leads, about, since, now());
    if (lead === "coming") return false;
    if (lead === "gone") return true;
    const timestamp = new Date(lead.receivedAt).toISOString();
    const unsubscribe = unsubscribeLink(about.leadId, lead, await linker());
    const data = { ...leadForWebhook(about.leadId, lead), ...(unsubscribe && { unsubscribe }) };
    await post(id, JSON.stringify({ type: "lead.arrived", timestamp, data }));
    return true;
  };
};
