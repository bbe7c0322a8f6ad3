import type { VisitorRecord } from "@/lib/domain/account/record";
import type { ShareLink } from "@/lib/domain/share/link";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** A link as its owner sees it; the token cannot be shown again. */
export type ListedLink = Pick<ShareLink, "scope" | "lang" | "completedAt" | "madeAt"> & {
  linkId: string;
  expiresAt: number;
};

/** The links of a record that have not ended, newest first; `now` in epoch ms. Rejects with StoreUnavailable. */
export const liveLinks = async (
  links: Store<ShareLink>,
  record: VisitorRecord,
  now: number,
): Promise<ListedLink[]> => {
  const live: ListedLink[] = [];
  for (const linkId of record.links) {
    const link = await links.read(linkId).catch(nullIfUnreadable);
    if (!link || link.endsAt <= now) continue;
    const { scope, lang, completedAt, madeAt, endsAt } = link;
    live.unshift({ linkId, scope, lang, completedAt, madeAt, expiresAt: endsAt });
  }
  return live;
};
