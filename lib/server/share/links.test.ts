// holds: #private-links
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { newRecord, type VisitorRecord, withAnalysis } from "@/lib/domain/account/record";
import { withConsent } from "@/lib/domain/core/consent";
import { createAccounts } from "@/lib/server/account/accounts";
import { createErasures } from "@/lib/server/account/erasures";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { memoryLimit } from "@/test/support/memory-limit";
import { SHOP_ANSWERS } from "@/test/builders/owners";
import { ANALYSIS, finished, START } from "@/test/builders/visitor-records";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { failingEdge } from "@/test/support/failing-store";
import { sqlitePersonStores } from "@/test/support/person-stores";
import { createLinks } from "./links";

const stores = sqlitePersonStores(databasePath);
const { users, links } = stores;
afterEach(() => jest.restoreAllMocks());

const service = createLinks({
  ...stores,
  transact: sqliteTransact(databasePath),
  readerLimit: memoryLimit(1_000, 60),
  openLimit: memoryLimit(1_000, 60),
  now: () => Date.now(),
});
const isOpen = (token: string) => service.find(token).then((found) => found !== null);

/** A browser whose record has a finished check, and a link to it. */
const owner = async (change: (record: VisitorRecord) => VisitorRecord = (record) => record) => {
  const [id, token] = [crypto.randomUUID() as string, newToken()];
  const checked = finished(newRecord(id, tokenHash(token), {}), SHOP_ANSWERS, START);
  await users.update(id, () => change(checked));
  const access = { id, tokens: [token], uid: null };
  return { id, access, link: await service.make(access, { scope: "answers", lang: "en" }) };
};

test("opens nothing once its record does not list it, even while its document is there", async () => {
  const own = await owner();
  await users.update(own.id, (known) => known && { ...known, links: [] });
  expect(await links.read(own.link.linkId)).not.toBeNull();
  expect(await isOpen(own.link.token)).toBe(false);
  await service.revoke(own.access, own.link.linkId);
  expect(await links.read(own.link.linkId)).toBeNull();
});

test("shows the AI's words of this check in its language, unless a line about the business was sent to it", async () => {
  const sourceOf = async (
    change: (record: VisitorRecord) => VisitorRecord,
    lang: "en" | "hi" = "en",
  ) => {
    const { link } = await owner(change);
    const shown = await service.open(link.token, lang, null);
    return shown.scope === "answers" && shown.source;
  };
  const advised = (record: VisitorRecord) => withAnalysis(record, SHOP_ANSWERS, ANALYSIS.aiEn);
  const consented = (record: VisitorRecord) => ({
    ...record,
    consents: withConsent(record.consents, "aiProfile", "2026-11-21", START),
  });
  const refused = (record: VisitorRecord) => ({
    ...record,
    consents: [{ purpose: "ai", textVersion: "1", givenAt: 1, withdrawnAt: 2 }],
  });
  const retaken = (record: VisitorRecord) =>
    withAnalysis(
      finished(record, { ...SHOP_ANSWERS, b2: "yes" }, START + 1),
      { ...SHOP_ANSWERS, b2: "yes" },
      ANALYSIS.aiEn,
    );
  expect(await sourceOf(advised)).toBe("ai");
  expect(await sourceOf(advised, "hi")).toBe("standard");
  expect(await sourceOf((record) => consented(advised(record)))).toBe("standard");
  expect(await sourceOf((record) => refused(advised(record)))).toBe("standard");
  expect(await sourceOf(retaken)).toBe("ai");
  const first = await owner();
  await users.update(first.id, (known) => known && retaken(known));
  expect(await service.open(first.link.token, undefined, null)).toMatchObject({
    source: "standard",
    answers: SHOP_ANSWERS,
  });
});

describe.each(["before", "after"] as const)("a merge interrupted %s any call", (failure) => {
  test("never ends a link; a revoked or erased one never comes back", async () => {
    for (let n = 1; ; n++) {
      const uid = `uid-${crypto.randomUUID()}`;
      const [home, device] = [await owner(), await owner()];
      const person = { uid, tokens: [...home.access.tokens, ...device.access.tokens] };
      await createAccounts(stores).link(person, home.id, "en");
      const edge = failingEdge();
      const wrapped = createAccounts({
        accounts: edge.wrap(stores.accounts),
        users: edge.wrap(users),
        leads: edge.wrap(stores.leads),
        pairs: edge.wrap(stores.pairs),
        links: edge.wrap(links),
      });
      edge.plan = (call) => (call === n ? failure : null);
      const isCut = await wrapped.link(person, device.id, "en").then(
        () => false,
        () => true,
      );
      edge.heal();
      const account = { id: home.id, tokens: [], uid };
      expect(await isOpen(home.link.token)).toBe(true);
      expect(await isOpen(device.link.token)).toBe(true);
      const isRevoked = (await users.read(home.id))!.links.includes(device.link.linkId);
      if (isRevoked) await service.revoke(account, device.link.linkId);
      await wrapped.link(person, device.id, "en");
      expect(await isOpen(device.link.token)).toBe(!isRevoked);
      const removeUser = async () => undefined;
      await createErasures({ ...stores, removeUser }).erase(account);
      expect([await isOpen(home.link.token), await isOpen(device.link.token)]).toEqual([
        false,
        false,
      ]);
      expect(await links.read(home.link.linkId)).toBeNull();
      expect(await links.read(device.link.linkId)).toBeNull();
      if (!isCut) {
        expect(n).toBeGreaterThan(8);
        return;
      }
    }
  });
});
