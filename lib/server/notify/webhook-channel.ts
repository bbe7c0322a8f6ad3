import { createHmac } from "node:crypto";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { isoTime, outgoingCheck, outgoingLead } from "@/lib/domain/leads/outgoing-lead";
import { visibleCheckOf } from "@/lib/server/leads/check-leads";
import type { WebhookSettings } from "@/lib/server/core/env-notifications";
import type { Store } from "@/lib/server/store/store";
import { unsubscribeLink, type UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import { leadForNotification, ListenerRefusal, type SendNotification } from "./channel";
import type { OnTaken } from "./channel-results";
import { alertText } from "./alert-email";

const ANSWER_MS = 10_000;

/** The signature of a body by Standard Webhooks: over id, time in seconds and body, joined by dots. */
const webhookSignature = (
  secret: Buffer,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string =>
  `v1,${createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64")}`;

type Call = { id: string; body: string; now: () => number; answerMs?: number | undefined };

/** Posts a signed body (docs/webhook.md). Rejects with ListenerRefusal, or what `fetch` throws. */
export const postWebhook = async (
  { url, secret }: WebhookSettings,
  { id, body, now, answerMs = ANSWER_MS }: Call,
): Promise<void> => {
  const seconds = Math.floor(now() / 1000);
  const response = await fetch(url, {
    method: "POST",
    body,
    redirect: "manual", // its status is the reason
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
  if (!response.ok) throw new ListenerRefusal(response.status);
};

type Parts = {
  leads: Store<Lead>;
  users: Store<VisitorRecord>;
  linker: UnsubscribeLinks["linker"];
  webhook: WebhookSettings;
  lang: Lang;
  now: () => number;
  onTaken?: OnTaken;
  answerMs?: number;
};

const coversCheck = (lead: Lead): boolean =>
  lead.kind === "check" ||
  lead.kind === "onboarding" ||
  (lead.kind === "contact" && lead.sharedCheck?.score != null);

/** Posts leads and notices to the operator's listener (docs/webhook.md). */
export const webhookChannel = (parts: Parts): SendNotification => {
  const { leads, users, linker, webhook, lang, now, onTaken, answerMs } = parts;
  const post = async (id: string, type: string, at: number, data: object): Promise<true> => {
    const body = JSON.stringify({ type, timestamp: isoTime(at), data });
    await postWebhook(webhook, { id, body, now, answerMs });
    await onTaken?.();
    return true;
  };

  const leadData = async (leadId: string, lead: Lead) => {
    const visible = coversCheck(lead) ? await visibleCheckOf(users, lead) : null;
    const unsubscribe = unsubscribeLink(leadId, lead, await linker());
    return {
      ...outgoingLead(leadId, lead, outgoingCheck(visible)),
      ...(unsubscribe && { unsubscribe }),
    };
  };

  return async ({ id, about, since }) => {
    if (about.kind === "notice")
      return post(id, "notice", about.at, { ...about.notice, text: alertText(about.notice, lang) });
    if (about.kind !== "lead") return true;
    const lead = await leadForNotification(leads, about, since, now());
    if (typeof lead === "string") return lead === "gone";
    return post(id, "lead.arrived", lead.receivedAt, await leadData(about.leadId, lead));
  };
};
