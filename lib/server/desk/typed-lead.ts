import { UNTOUCHED } from "@/lib/domain/leads/lead-notes";
import type { ContactLead, Lead } from "@/lib/domain/leads/lead";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { sha256 } from "@/lib/server/core/sha256";
import type { AddBody } from "./desk-schemas";

/** The id of a lead typed in at the desk: the same for the same key. */
export const typedLeadId = (key: string): string => sha256(JSON.stringify(["by hand", key]));

/** A lead as an operator typed it in, `receivedAt` in epoch ms. The person agreed by word to be answered. */
export const typedLead = (id: string, input: AddBody, receivedAt: number): ContactLead => {
  const { key, ...words } = input;
  return {
    kind: "contact",
    reference: leadReference(id),
    receivedAt,
    ...UNTOUCHED,
    ...words,
    flags: [],
    source: {},
    consent: { purpose: "reply", textVersion: "spoken", givenAt: receivedAt, withdrawnAt: null },
    filledMs: null,
    businessType: null,
    visitorId: null,
    keys: [],
    sharedCheck: null,
    call: null,
  };
};

/**
 * A lead that is sent again under its key: with what was corrected meanwhile, until somebody has worked on it. The same
 * object when there is nothing to correct.
 */
export const retypedLead = (known: Lead, { key, ...words }: AddBody): Lead => {
  if (known.kind !== "contact" || known.notes.length > 0) return known;
  const isSame = Object.entries(words).every(
    ([name, value]) => known[name as keyof typeof words] === value,
  );
  return isSame ? known : { ...known, ...words };
};
