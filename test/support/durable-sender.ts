import { randomUUID } from "node:crypto";
import { type StoredLead, storedLeads } from "./stored-leads";
import { Refused } from "./refused";
import { fromSomeAddress } from "./some-address";

const PERSON = { name: "Asha Patil", email: "asha@example.in", phone: "+919876543210" };

/** Sends a contact message and resolves to the reference in the acknowledgement; rejects when there is none. */
export const sendMessage = async (site: string, key: string, message: string): Promise<string> => {
  const response = await fetch(`${site}/api/leads/contact`, {
    method: "POST",
    headers: {
      origin: site,
      "content-type": "application/json",
      "idempotency-key": key,
      ...fromSomeAddress(),
    },
    body: JSON.stringify({
      ...PERSON,
      message,
      consent: true,
      textVersion: "2026-11-21",
      lang: "en",
    }),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Refused("POST lead", response, text);
  return (JSON.parse(text) as { reference: string }).reference;
};

/** Somebody who sends messages one after another, each until it is acknowledged, as the form does. */
export const createSender = () => {
  /** By message, the reference it was acknowledged with. */
  const references = new Map<string, string>();
  let pending: { key: string; message: string } | null = null;
  return {
    acknowledged: () => references.size,
    write: async (site: string): Promise<void> => {
      pending ??= { key: randomUUID(), message: `Please call me about ${randomUUID()}` };
      const { key, message } = pending;
      references.set(message, await sendMessage(site, key, message));
      pending = null;
    },
    /** Acknowledged messages that the database does not hold exactly once, word for word. */
    wrongIn: (databasePath: string): string[] => {
      const messages = [...references.keys(), ...(pending ? [pending.message] : [])];
      const leads = new Map<unknown, StoredLead[]>();
      for (const lead of storedLeads(databasePath))
        leads.set(lead.message, [...(leads.get(lead.message) ?? []), lead]);
      return messages.filter((message) => {
        const reference = references.get(message);
        const [first, ...others] = leads.get(message) ?? [];
        if (!first) return reference !== undefined;
        const { name, email, phone } = first;
        const isWhole = JSON.stringify({ name, email, phone }) === JSON.stringify(PERSON);
        return others.length > 0 || !isWhole || first.reference !== (reference ?? first.reference);
      });
    },
  };
};
