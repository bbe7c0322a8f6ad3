import { createHmac } from "node:crypto";
import type { WebhookSettings } from "@/lib/server/core/env-notifications";
import { ListenerRefusal } from "./channel";

/** The longest wait for the listener's answer, in ms; then the notification is retried later. */
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
