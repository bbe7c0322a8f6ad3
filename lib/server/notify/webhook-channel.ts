import type { Lead } from "@/lib/domain/leads/lead";
import { shownLead } from "@/lib/domain/desk/lead-detail";
import type { WebhookSettings } from "@/lib/server/core/env-notifications";
import type { Store } from "@/lib/server/store/store";
import { unsubscribeLink, type UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import type { SendNotification } from "./channel";
import type { OnTaken } from "./channel-results";
import { deletionForNotification, leadForNotification } from "./lead-for-notification";
import { postWebhook } from "./post-webhook";

type Parts = {
  leads: Store<Lead>;
  linker: UnsubscribeLinks["linker"];
  webhook: WebhookSettings;
  now: () => number;
  onTaken?: OnTaken;
  answerMs?: number;
};

/** A lead as it arrived, without the desk's later notes. */
const leadForWebhook = (leadId: string, lead: Lead) => {
  const { status, work, receivedAt, ...told } = shownLead(lead);
  return { id: leadId, ...told, receivedAt: new Date(receivedAt).toISOString() };
};

/**
 * Posts leads and deletions to the operator's listener (docs/webhook.md): signed, to the configured address only, and
 * without reading the body of its answer.
 */
export const webhookChannel = ({
  leads,
  linker,
  webhook,
  now,
  onTaken,
  answerMs,
}: Parts): SendNotification => {
  const post = async (id: string, body: string) => {
    await postWebhook(webhook, { id, body, now, answerMs });
    await onTaken?.();
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
