import type { Lead } from "./lead";

/** The key of a lead's person: the stored one, else the later lead of the same person, else the lead itself. */
export const knownPersonOf = (id: string, lead: Lead & { person?: string }): string =>
  lead.person ?? lead.cardId ?? id;
