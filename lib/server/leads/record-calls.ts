import type { Lead } from "@/lib/domain/leads/lead";
import { openCallAt } from "@/lib/domain/leads/lead-call";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

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
