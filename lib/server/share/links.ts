import { randomBytes } from "node:crypto";
import { contentIn } from "@/lib/content";
import { MAX_LINKS, withLink, withoutLink } from "@/lib/domain/account/own-links";
import { marksOf, type VisitorRecord } from "@/lib/domain/account/record";
import type { Lang } from "@/lib/domain/core/languages";
import { isLinkToken, type LinkScope, newLink, type ShareLink } from "@/lib/domain/share/link";
import { type SharedResult, sharedResultOf } from "@/lib/domain/share/shared-result";
import { type Access, canOpen, readOwned, updateOwned } from "@/lib/server/auth/owned-record";
import { attemptOutcome, keptAnalysis, recordForOthers, tradeOf } from "./attempt-outcome";
import { ApiError, assertNoWait, notFound } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";
import { sha256 } from "@/lib/server/core/sha256";
import { LINKS } from "@/lib/server/store/schemas/stored-share";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { put, ref, type Store, type Transact } from "@/lib/server/store/store";
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

const TOKEN_BYTES = 16;

type Parts = {
  users: Store<VisitorRecord>;
  links: Store<ShareLink>;
  transact: Transact;
  /** Limits how often one address opens one link (key: both), and how often all open one. */
  readerLimit: Limit;
  openLimit: Limit;
  now: () => number;
};

const noCheck = () => new ApiError(409, "no_check", "There is no finished check to show.");
const tooManyLinks = () => new ApiError(409, "too_many_links", `At most ${MAX_LINKS} links.`);

/** The records that may name a link of `id`: the account's first. Rejects with StoreUnavailable. */
const holdersOf = async (users: Store<VisitorRecord>, id: string): Promise<VisitorRecord[]> => {
  const record = await users.read(id);
  const home = record?.mergedInto ? await users.read(record.mergedInto) : null;
  return [home, record].filter((one) => one !== null);
};

/** Private links to finished checks. All calls reject with StoreUnavailable when the store fails. */
export const createLinks = ({ users, links, transact, readerLimit, openLimit, now }: Parts) => {
  /** The link of a token with its record; null for a wrong, expired, revoked or deleted one. */
  const find = async (
    token: string,
  ): Promise<{ id: string; link: ShareLink; record: VisitorRecord } | null> => {
    if (!isLinkToken(token)) return null;
    const id = sha256(token);
    const link = await links.read(id).catch(nullIfUnreadable);
    if (!link || link.endsAt <= now()) return null;
    const holders = await holdersOf(users, link.visitorId);
    const record = holders.find((one) => one.links.includes(id));
    return record ? { id, link, record } : null;
  };

  return {
    find,

    /** Makes a link: id, end (epoch ms), and a token kept nowhere. Throws ApiError 404, 409. */
    make: async (
      access: Access,
      wanted: { scope: LinkScope; lang: Lang },
    ): Promise<{ linkId: string; token: string; expiresAt: number }> => {
      const known = await readOwned(users, access);
      const live = (await liveLinks(links, known, now())).map(({ linkId: id }) => id);
      const ended = known.links.filter((id) => !live.includes(id));
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const linkId = sha256(token);
      const madeAt = now();
      const user = ref(USERS, access.id);
      const link = await transact([user], (read) => {
        const before = read.read(user);
        if (!canOpen(before, access)) throw notFound();
        if (before.attempts.length === 0) throw noCheck();
        const after = withLink(before, linkId, ended);
        if (after.links.length > MAX_LINKS) throw tooManyLinks();
        const made = newLink(after, wanted, madeAt)!;
        return { result: made, writes: [put(user, after), put(ref(LINKS, linkId), made)] };
      });
      return { linkId, token, expiresAt: link.endsAt };
    },

    /** The working links of the record, newest first. Throws ApiError 404. */
    list: async (access: Access): Promise<ListedLink[]> => {
      const live = await liveLinks(links, await readOwned(users, access), now());
      return live.filter(({ scope }) => scope !== null);
    },

    /** Ends a link, in the record first. May be repeated. Throws ApiError 404: not theirs. */
    revoke: async (access: Access, linkId: string): Promise<void> => {
      const known = await readOwned(users, access);
      await updateOwned(users, access, (record) => withoutLink(record, linkId));
      const isOwn = known.links.includes(linkId);
      await links.remove(linkId, ({ visitorId }) => isOwn || visitorId === known.userId);
    },

    /** What a token's link shows, in `lang` or its own language. Throws ApiError 404, 429. */
    open: async (
      token: string,
      lang: Lang | undefined,
      address: string | null,
    ): Promise<SharedResult> => {
      const found = await find(token);
      if (!found) throw notFound();
      const waitMs =
        (address !== null && (await readerLimit.take(`${address} ${found.id}`))) ||
        (await openLimit.take(found.id));
      assertNoWait(waitMs, "This link is opened too often.");
      const { record, link } = found;
      const { scope } = link;
      const attempt = record.attempts.find((one) => one.completedAt === link.completedAt);
      if (!attempt || scope === null) throw notFound();
      const wanted = lang ?? link.lang;
      const outcome = attemptOutcome(
        wanted,
        attempt,
        keptAnalysis(recordForOthers(record), attempt),
        marksOf(record, attempt),
      );
      const words = { ...contentIn(wanted).analysis, trade: tradeOf(wanted, record) };
      return sharedResultOf({ ...link, scope }, wanted, outcome, words);
    },
  };
};
