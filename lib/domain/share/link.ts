import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Lang } from "@/lib/domain/core/languages";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";

/** What a private link shows: the plan alone, or all of the check (docs/product/records.md#private-links). */
export const LINK_SCOPES = ["plan", "answers"] as const;
export type LinkScope = (typeof LINK_SCOPES)[number];

/** A document of `links`, by the hash of its token. Times are epoch ms. */
export type ShareLink = {
  /** The record whose check it shows; only while that record lists it. */
  visitorId: string;
  /** Null: a scope that this release does not know. The link opens nothing. */
  scope: LinkScope | null;
  lang: Lang;
  /** The finished check it shows, whatever is finished later. */
  completedAt: number;
  madeAt: number;
  /** When it stops working. Not `expiresAt`, which is the store's own field. */
  endsAt: number;
};

/** Whether a text has the form of a private link's token: 16 bytes in base64url. */
export const isLinkToken = (text: string): text is string => /^[\w-]{22}$/.test(text);

const LINK_MS = RETENTION_DAYS.link * 24 * 60 * 60 * 1000;

/** A link to the last finished check of a record, made at `now` (epoch ms); null without a finished check. */
export const newLink = (
  { userId, attempts }: VisitorRecord,
  { scope, lang }: { scope: LinkScope; lang: Lang },
  now: number,
): ShareLink | null => {
  const last = attempts.at(-1);
  if (!last) return null;
  const { completedAt } = last;
  return { visitorId: userId, scope, lang, completedAt, madeAt: now, endsAt: now + LINK_MS };
};

/** A link of a record that was merged into another one's. Returns the same object if it is not this record's. */
export const movedLink = (link: ShareLink, from: string, to: string): ShareLink =>
  link.visitorId === from ? { ...link, visitorId: to } : link;
