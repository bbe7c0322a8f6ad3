import type { VisitorRecord } from "@/lib/domain/account/record";
import { type LeadCheck, visibleCheck } from "@/lib/domain/leads/visible-check";
import type { Lead } from "@/lib/domain/leads/lead";
import { recordForOthers } from "@/lib/server/share/attempt-outcome";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** The record of a lead's sender for operators; null: none. Rejects with StoreUnavailable. */
export const senderOf = async (
  users: Store<VisitorRecord>,
  { visitorId }: Lead,
): Promise<VisitorRecord | null> => {
  const record = visitorId === null ? null : await users.read(visitorId).catch(nullIfUnreadable);
  return record?.mergedInto === null ? recordForOthers(record) : null;
};

/** What the desk may see of the sender's checks; null: nothing. Rejects with StoreUnavailable. */
export const visibleCheckOf = async (
  users: Store<VisitorRecord>,
  lead: Lead,
): Promise<LeadCheck | null> => {
  const record = await senderOf(users, lead);
  return record && visibleCheck(record, lead);
};
