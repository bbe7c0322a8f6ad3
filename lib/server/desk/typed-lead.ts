import { type ContactLead, type Lead, UNPLACED } from "@/lib/domain/leads/lead";
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
    ...UNPLACED,
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

/** A lead that is sent again under its key: with what was corrected meanwhile. The same object when nothing was. */
export const retypedLead = (known: Lead, { key, ...words }: AddBody): Lead => {
  if (known.kind !== "contact") return known;
  const isSame = Object.entries(words).every(
    ([name, value]) => known[name as keyof typeof words] === value,
  );
  return isSame ? known : { ...known, ...words };
};
