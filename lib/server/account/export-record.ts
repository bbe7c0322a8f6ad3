import { setImmediate } from "node:timers/promises";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Lead, UNPLACED } from "@/lib/domain/leads/lead";
import { withoutFormer } from "@/lib/domain/leads/former-part";
import type { ShareLink } from "@/lib/domain/share/link";
import { type Access, readOwned } from "@/lib/server/auth/owned-record";
import { type ListedLink, liveLinks } from "@/lib/server/share/links";
import type { Store, Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

const READ_AT_ONCE = 25;

type SentLead = Omit<Lead, "keys" | Exclude<keyof typeof UNPLACED, "payClaims">>;

/** All data about a visitor, with the leads sent to us and the private links made, but without hashes of tokens. */
type Export = Omit<Stored<VisitorRecord>, "ownerTokenHash" | "mergedInto" | "leads" | "links"> & {
  leads: SentLead[];
  links: Omit<ListedLink, "linkId">[];
};

/** A lead as its sender may see it: without the desk's notes and the time of the last change. */
const shownLead = (stored: Stored<Lead>): SentLead => {
  const { keys, createdAt, updatedAt, isApart, person, phoneKey, emailKey, ...lead } = stored;
  return withoutFormer(lead);
};

type Parts = {
  users: Store<VisitorRecord>;
  leads: Store<Lead>;
  links: Store<ShareLink>;
  now: () => number;
};

/** All data about a visitor. Throws ApiError 404; rejects with StoreUnavailable. */
export const createExportRecord =
  ({ users, leads, links, now }: Parts) =>
  async (access: Access): Promise<Export> => {
    const record = await readOwned(users, access);
    const { ownerTokenHash, mergedInto, ...shown } = record;
    const sent: (Stored<Lead> | null)[] = [];
    for (const [at, id] of record.leads.entries()) {
      if (at % READ_AT_ONCE === 0) await setImmediate(); // records of earlier releases may list thousands
      sent.push(await leads.read(id).catch(nullIfUnreadable));
    }
    const live = await liveLinks(links, record, now());
    return {
      ...shown,
      leads: sent.filter((lead) => lead !== null).map(shownLead),
      links: live.map(({ linkId, ...link }) => link),
    };
  };
