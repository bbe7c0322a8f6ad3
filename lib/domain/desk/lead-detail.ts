import { type LeadRow, leadRow } from "@/lib/domain/leads/lead-row";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { type Shown, shownLead } from "@/lib/domain/leads/outgoing-lead";
import type { LeadCheck } from "@/lib/domain/leads/visible-check";

/** Another lead on a person's card. */
export type CardLead = Pick<LeadRow, "id" | "reference" | "kind" | "status" | "arrivedAt"> & {
  row: LeadRow;
  notes: readonly LeadNote[];
};

/** A stored lead as one of a card. */
export const cardLead = (id: string, stored: Lead & { createdAt: number }): CardLead => {
  const row = leadRow(id, stored);
  const { reference, kind, status, arrivedAt } = row;
  return { id, reference, kind, status, arrivedAt, row, notes: stored.notes };
};

/** Everything the desk shows of a lead. */
export type LeadDetail = {
  row: LeadRow;
  lead: Shown<Lead>;
  /** null without a record, or without its owner's consent. */
  check: LeadCheck | null;
  /** The other leads on the person's card: the head first, then the newest first. */
  card: CardLead[];
  /** The same visitor's other leads, also those on the card. */
  others: LeadRow[];
  /** Whether deleting everything would delete a Google account's user, too. */
  hasAccount: boolean;
};

/** A stored lead with the related data. */
export const leadDetail = (
  id: string,
  stored: Lead & { createdAt: number; updatedAt: number },
  around: Omit<LeadDetail, "row" | "lead">,
): LeadDetail => {
  const { createdAt, updatedAt, ...lead } = stored;
  return { row: leadRow(id, stored), lead: shownLead(lead), ...around };
};
