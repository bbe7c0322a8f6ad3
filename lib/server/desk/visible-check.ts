import type { VisitorRecord } from "@/lib/domain/account/record";
import { type LeadCheck, visibleCheck } from "@/lib/domain/desk/lead-detail";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/**
 * What the desk may see of the checks of a lead's sender; null without a record that can be read, and without consent.
 * Rejects with StoreUnavailable.
 */
export const visibleCheckOf = async (
  users: Store<VisitorRecord>,
  lead: Lead,
): Promise<LeadCheck | null> => {
  const { visitorId } = lead;
  const record = visitorId === null ? null : await users.read(visitorId).catch(nullIfUnreadable);
  return record?.mergedInto === null ? visibleCheck(record, lead) : null;
};
