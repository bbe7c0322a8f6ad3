import type { Account } from "@/lib/domain/account/account";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import type { Lead } from "@/lib/domain/leads/lead";
import type { ShareLink } from "@/lib/domain/share/link";
import {
  newRecord,
  type QuizResponse,
  type VisitorRecord,
  withResponse,
} from "@/lib/domain/account/record";
import { createAccounts } from "@/lib/server/account/accounts";
import { canOpen } from "@/lib/server/auth/owned-record";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import type { Store } from "@/lib/server/store/store";
import { failingEdge } from "@/test/support/failing-store";
import { finished } from "@/test/builders/visitor-records";

export type SiteStores = {
  accounts: Store<Account>;
  users: Store<VisitorRecord>;
  leads: Store<Lead>;
  links: Store<ShareLink>;
  pairs: Store<object>;
};

/** Accounts on real stores, each call of which can be made to fail, with any number of devices. */
export const accountSite = ({ accounts, users, leads, links, pairs }: SiteStores) => {
  const edge = failingEdge();
  const service = createAccounts({
    accounts: edge.wrap(accounts),
    users: edge.wrap(users),
    leads: edge.wrap(leads),
    links: edge.wrap(links),
    pairs: edge.wrap(pairs),
  });
  const uid = `uid-${crypto.randomUUID()}`;
  const devices: { id: string; tokens: string[] }[] = [];

  /** A browser with its own record. */
  const device = async (
    responses: readonly QuizResponse[],
    ends: readonly { answers: CompleteAnswers; at: number }[] = [],
  ) => {
    const [id, token] = [crypto.randomUUID() as string, newToken()];
    const empty = newRecord(id, tokenHash(token), { lang: "hi" });
    const done = ends.reduce((record, { answers, at }) => finished(record, answers, at), empty);
    await users.update(id, () => responses.reduce(withResponse, done));
    const made = { id, tokens: [token] };
    devices.push(made);
    return made;
  };

  return {
    edge,
    uid,
    device,
    /** Signs a device in; null: a device without a record. */
    link: (from: { id: string; tokens: string[] } | null) =>
      service.link({ uid, tokens: from?.tokens ?? [] }, from?.id ?? null, "en"),
    recordId: () => service.recordId({ uid, tokens: [] }),
    account: () => accounts.read(uid),
    record: (id: string) => users.read(id),
    /** The account's record. */
    home: async () => {
      const account = await accounts.read(uid);
      return account?.userId ? users.read(account.userId) : null;
    },
    /**
     * All records that can still be opened: those of the devices by their tokens, that of the account by its session.
     */
    opened: async () => {
      const account = await accounts.read(uid);
      const ids = new Set([...devices.map(({ id }) => id), account?.userId ?? ""]);
      const found = await Promise.all([...ids].filter(Boolean).map((id) => users.read(id)));
      const tokens = devices.flatMap((one) => one.tokens);
      return found.filter((record) => canOpen(record, { tokens, uid }));
    },
    /** The ids of devices whose record is stored in any state. */
    left: async () => {
      const found = await Promise.all(devices.map(({ id }) => users.read(id)));
      return found.flatMap((record) => (record ? [record.userId] : []));
    },
  };
};

export type AccountSite = ReturnType<typeof accountSite>;
