import { createHmac } from "node:crypto";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import {
  isoTime,
  outgoingCheck,
  outgoingLead,
  outgoingProgress,
} from "@/lib/domain/desk/outgoing-lead";
import { isEnded } from "@/lib/domain/leads/lead-row";
import { visibleCheckOf } from "@/lib/server/desk/visible-check";
import type { WebhookSettings } from "@/lib/server/core/env-notifications";
import type { Store } from "@/lib/server/store/store";
import { unsubscribeLink, type UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import type { SendNotification } from "./channel";
import { deletionForNotification, isNotified, leadForNotification } from "./lead-for-notification";

/** The longest wait for the listener's answer, in ms; then the notification is retried later. */
const ANSWER_MS = 10_000;

type Parts = {
  leads: Store<Lead>;
  users: Store<VisitorRecord>;
  linker: UnsubscribeLinks["linker"];
  webhook: WebhookSettings;
  now: () => number;
  answerMs?: number;
};

/**
 * Whether the consent of the lead itself covers its sender's check: then its withdrawal changes the lead, and the
 * receiver is told.
 */
const coversCheck = (lead: Lead): boolean =>
  lead.kind === "check" ||
  lead.kind === "onboarding" ||
  (lead.kind === "contact" && lead.sharedCheck?.score != null);

/** The signature of a body by Standard Webhooks: over id, time in seconds and body, joined by dots. */
const webhookSignature = (
  secret: Buffer,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string =>
  `v1,${createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64")}`;

/**
 * Posts leads, their changes and deletions to the operator's listener (docs/webhook.md): signed, to the configured address only, and
 * without reading the body of its answer.
 */
export const webhookChannel = ({
  leads,
  users,
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

  const leadData = async (leadId: string, lead: Lead) => {
    const visible = coversCheck(lead) ? await visibleCheckOf(users, lead) : null;
    const unsubscribe = unsubscribeLink(leadId, lead, await linker());
    return {
      ...outgoingLead(leadId, lead, outgoingCheck(visible)),
      ...(unsubscribe && { unsubscribe }),
    };
  };

  /** The latest state of a lead; of one that may not be used any more only that. */
  const changedData = async (leadId: string, lead: Lead, changed: readonly string[]) => {
    const { reference, flags } = lead;
    return isNotified(lead) && !isEnded(lead)
      ? { ...(await leadData(leadId, lead)), ...outgoingProgress(lead), changed }
      : { id: leadId, reference, flags, contactAllowed: !isEnded(lead), changed };
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
    if (about.kind === "change") {
      const stored = await leads.read(about.leadId);
      if (!stored) return true; // its deletion is told
      const { createdAt, updatedAt, ...lead } = stored;
      const data = await changedData(about.leadId, lead, about.changed);
      const timestamp = isoTime(about.changedAt);
      await post(id, JSON.stringify({ type: "lead.changed", timestamp, data }));
      return true;
    }
    if (about.kind !== "lead") return true;
    const lead = await leadForNotification(leads, about, since, now());
    if (lead === "coming") return false;
    if (lead === "gone") return true;
    const timestamp = isoTime(lead.receivedAt);
    const data = await leadData(about.leadId, lead);
    await post(id, JSON.stringify({ type: "lead.arrived", timestamp, data }));
    return true;
  };
};
