import { sha256 } from "@/lib/server/core/sha256";
import type { Lead } from "@/lib/domain/leads/lead";
import { MAX_LEADS_WITH_OWN } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { openCallAt } from "@/lib/domain/leads/lead-call";

/** The id of a visitor's finished check as a lead. */
export const checkIdFor = (visitorId: string): string => sha256(`check of ${visitorId}`);

/** A visitor's one lead of a kind: `ownId`, or a merged record's. Rejects with StoreUnavailable. */
export const ownLeadId = async (
  leads: Store<Lead>,
  record: VisitorRecord,
  kind: "check" | "onboarding",
  ownId: string,
): Promise<string> => {
  if (record.leads.includes(ownId)) return ownId;
  for (const id of record.leads.slice(-MAX_LEADS_WITH_OWN))
    if ((await leads.read(id).catch(nullIfUnreadable))?.kind === kind) return id;
  return ownId;
};

/** Whether one of these leads of a record has a call to come; `now` in epoch ms. Rejects with StoreUnavailable. */
export const haveCall = async (
  leads: Pick<Store<Lead>, "read">,
  ids: readonly string[],
  now: number,
): Promise<boolean> => {
  for (const id of ids) {
    const lead = await leads.read(id).catch(nullIfUnreadable);
    if (lead && (openCallAt(lead) ?? 0) > now) return true;
  }
  return false;
};
