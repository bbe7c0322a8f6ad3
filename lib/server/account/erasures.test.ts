// holds: #deletion
// Over 1 s: the deletion is interrupted after each of its calls.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { Lead } from "@/lib/domain/leads/lead";
import { newRecord, type VisitorRecord } from "@/lib/domain/account/record";
import { failingEdge } from "@/test/support/failing-store";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { sqlitePersonStores } from "@/test/support/person-stores";
import { storedRows } from "@/test/support/stored-rows";
import { createAccounts } from "./accounts";
import { createErasures } from "./erasures";
import { NOBODY } from "@/lib/domain/leads/check-lead";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { createNotificationQueue } from "@/lib/server/notify/queue";
import { createLinks } from "@/lib/server/share/links";
import { storedNotification } from "@/lib/server/store/schemas/stored-notification";
import type { Store } from "@/lib/server/store/store";
import { SHOP_ANSWERS } from "@/test/builders/owners";
import { finished } from "@/test/builders/visitor-records";
import { createLeadTaker } from "@/lib/server/leads/leads";
import { buildOnboardingLead } from "@/lib/server/leads/build-lead";
import { onboardingBody } from "@/lib/server/leads/lead-schemas";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { storedSetAside } from "@/lib/server/store/schemas/stored-account";

const stores = sqlitePersonStores(databasePath);
const { accounts, users, leads, submissions, links, pairs } = stores;
const deliveries = sqliteStore(databasePath, {
  name: "deliveries",
  parse: (value) => storedNotification.parse(value),
});

const ANSWERS = { scope: "answers", lang: "en" } as const;
const noLimit = { take: async () => 0 };
const ownLinks = createLinks({
  ...stores,
  transact: sqliteTransact(databasePath),
  readerLimit: noLimit,
  openLimit: noLimit,
  now: Date.now,
});
const { save } = createLeadTaker({ leads, users, submissions });

/** A browser with a record, and a lead listed in it. */
const device = async () => {
  const [id, token] = [crypto.randomUUID() as string, newToken()];
  await users.update(id, () => newRecord(id, tokenHash(token), {}));
  const said = onboardingBody.parse({ ...GOOD_ONBOARDING, visitorId: id });
  const arrival = { key: crypto.randomUUID(), tokens: [token], uid: null, address: null };
  await save(buildOnboardingLead(said, arrival, { receivedAt: Date.now(), isOverLimit: false }));
  return { id, tokens: [token] };
};

/** A person with an account, where another device's sign-in was interrupted before its record was merged. */
const person = async () => {
  const uid = `uid-${crypto.randomUUID()}`;
  const [first, second] = [await device(), await device()];
  const { link } = createAccounts(stores);
  await link({ uid, tokens: first.tokens }, first.id, "en");
  const cut = createAccounts({
    ...stores,
    users: { ...users, remove: () => Promise.reject(new Error("cut off")) },
  });
  await expect(cut.link({ uid, tokens: second.tokens }, second.id, "en")).rejects.toThrow(
    "cut off",
  );
  return { id: first.id, tokens: [], uid };
};

const removeUser = async () => undefined;

/** The stores, each call of which can be made to fail. */
const wrappedBy = ({ wrap }: ReturnType<typeof failingEdge>) => ({
  accounts: wrap(accounts),
  users: wrap(users),
  leads: wrap(leads),
  submissions: wrap(submissions),
  links: wrap(links),
  pairs: wrap(pairs),
});

/** Deletes on the plain stores. */
const eraseOf = (access: Parameters<ReturnType<typeof createErasures>["erase"]>[0]) =>
  createErasures({ ...stores, removeUser }).erase(access);

/** A stand-in for Google that knows which users exist. */
const google = () => {
  const removed: string[] = [];
  return {
    removed,
    removeUser: async (uid: string) => {
      removed.push(uid);
    },
  };
};

const expectNothingLeft = () => {
  // `probes` has the last known time.
  const { erased, probes: _probes, ...rows } = storedRows(databasePath);
  expect(Object.values(rows).flat()).toEqual([]);
  expect(erased?.length).toBeGreaterThan(0);
};

test("deletes everything of a browser without an account, and nobody's Firebase user", async () => {
  const own = { ...(await device()), uid: null };
  const { removed, removeUser } = google();
  const { erase } = createErasures({ ...stores, removeUser });
  const stranger = { ...own, tokens: [newToken()] };
  await expect(erase(stranger)).rejects.toMatchObject({ status: 404 });
  await erase(own);
  expectNothingLeft();
  await expect(erase(own)).rejects.toMatchObject({ status: 404 });
  expect(removed).toEqual([]);
});

test.each(["before", "after"] as const)(
  "interrupted %s any call, it can be repeated, and then nothing is left",
  async (failure) => {
    for (let n = 1; ; n++) {
      const key = await person();
      const edge = failingEdge();
      const { removed, removeUser } = google();
      const { erase } = createErasures({ ...wrappedBy(edge), removeUser });
      edge.plan = (call) => (call === n ? failure : null);
      const outcome = await erase(key).catch((error: unknown) => error);
      const isCut = edge.calls >= n;
      expect(outcome).toEqual(
        isCut ? expect.objectContaining({ name: "StoreUnavailable" }) : undefined,
      );
      edge.heal();
      // The session ends with Google's user: then nobody can repeat the call, nor needs to.
      if (isCut && removed.length === 0) await erase(key);
      expect(removed).toEqual([key.uid]);
      expectNothingLeft();
      if (!isCut) {
        expect(n).toBeGreaterThan(15);
        return;
      }
    }
  },
);

test.each(["before", "after"] as const)(
  "interrupted at the desk %s any call, it can be repeated from the same lead",
  async (failure) => {
    for (let n = 1; ; n++) {
      const key = await person();
      const [lead] = (await users.read(key.id))!.leads as [string];
      const edge = failingEdge();
      const { removed, removeUser } = google();
      const { eraseSender } = createErasures({ ...wrappedBy(edge), removeUser });
      edge.plan = (call) => (call === n ? failure : null);
      const isCut = await eraseSender(lead).then(
        () => false,
        () => true,
      );
      edge.heal();
      await eraseSender(lead);
      expect(new Set(removed)).toEqual(new Set([key.uid]));
      expectNothingLeft();
      expect(await eraseSender(lead)).toEqual({ references: [], records: 0 });
      if (!isCut) {
        expect(n).toBeGreaterThan(15);
        return;
      }
    }
  },
);

/** A browser whose record has a finished check, a private link and a pair as release 1.0.0 stored it. */
const sharing = async () => {
  const one = await device();
  await pairs.update(`pair-${one.id}`, () => ({ a: one.id }));
  await users.update(one.id, (known) => ({
    ...finished(known!, SHOP_ANSWERS, Date.now()),
    pairId: `pair-${one.id}`,
  }));
  const access = { ...one, uid: null };
  await ownLinks.make(access, ANSWERS);
  return access;
};

test("links and pairs are deleted before leads", async () => {
  const access = await sharing();
  const order: string[] = [];
  const seen = <R>(name: string, store: Store<R>): Store<R> => ({
    ...store,
    remove: async (...args) => {
      order.push(name);
      await store.remove(...args);
    },
  });
  const parts = { links: seen("link", links), pairs: seen("pair", pairs) };
  await createErasures({ ...stores, ...parts, leads: seen("lead", leads), removeUser }).erase(
    access,
  );
  expect(order).toEqual(["link", "pair", "lead"]);
  expectNothingLeft();
});

test("the pair of a merged record goes with the account's, or at once where that has one", async () => {
  const uid = `uid-${crypto.randomUUID()}`;
  const [bare, first, second] = [await device(), await sharing(), await sharing()];
  const { link } = createAccounts(stores);
  await link({ uid, tokens: bare.tokens }, bare.id, "en");
  for (const { id, tokens } of [first, second]) await link({ uid, tokens }, id, "en");
  expect((await users.read(bare.id))?.pairId).toBe(`pair-${first.id}`);
  expect(await pairs.read(`pair-${first.id}`)).not.toBeNull();
  expect(await pairs.read(`pair-${second.id}`)).toBeNull();
  await eraseOf({ id: bare.id, tokens: [], uid });
  expectNothingLeft();
});

test("data created while the record is being deleted is deleted as well", async () => {
  const access = await sharing();
  let left = 2;
  /** A link and a lead arrive right before two removals of the record. */
  const racing: Store<VisitorRecord> = {
    ...users,
    remove: async (id, only) => {
      if (id === access.id && --left >= 0) {
        if (left === 1) await ownLinks.make(access, ANSWERS);
        if (left === 0)
          await users.update(id, (known) => known && { ...known, leads: [...known.leads, "late"] });
      }
      await users.remove(id, only);
    },
  };
  await createErasures({ ...stores, users: racing, removeUser }).erase(access);
  expect(left).toBe(-1);
  expectNothingLeft();
});

test("a record that gets new data again and again is a 503, and is deleted later", async () => {
  const access = await sharing();
  const racing: Store<VisitorRecord> = {
    ...users,
    remove: async (id, only) => {
      await ownLinks.make(access, ANSWERS);
      await users.remove(id, only);
    },
  };
  const busy = createErasures({ ...stores, users: racing, removeUser });
  await expect(busy.erase(access)).rejects.toThrow("again and again");
  await eraseOf(access);
  expectNothingLeft();
});

test("the lead of a check whose owner deletes everything meanwhile is not written, or deleted", async () => {
  const own = { ...(await device()), uid: null };
  await users.update(own.id, (known) => finished(known!, SHOP_ANSWERS, Date.now()));
  const record = (await users.read(own.id))!;
  const late: Store<Lead> = {
    ...leads,
    update: async (...args) => {
      await eraseOf(own);
      return leads.update(...args);
    },
  };
  await createCheckLeads({ users, leads: late }).save(record, NOBODY);
  expectNothingLeft();
});

test("a lead that is written again before its record is gone is deleted with it", async () => {
  const own = { ...(await device()), uid: null };
  const [id] = (await users.read(own.id))!.leads as [string];
  const lead = (await leads.read(id))!;
  const racing: Store<VisitorRecord> = {
    ...users,
    remove: async (...args) => {
      await leads.update(id, () => lead);
      await users.remove(...args);
    },
  };
  await createErasures({ ...stores, users: racing, removeUser }).erase(own);
  expectNothingLeft();
});

test("a report that waits to be mailed is taken out of the queue", async () => {
  const own = { ...(await device()), uid: null };
  const queue = createNotificationQueue(deliveries, Date.now);
  const about = { kind: "report", completedAt: 1, email: "asha@example.in", lang: "en" } as const;
  await queue.enqueue(["mail"], { ...about, visitorId: own.id });
  await queue.enqueue(["mail"], { ...about, visitorId: "another" });
  const { dropReports } = queue;
  await createErasures({ ...stores, dropReports, removeUser }).erase(own);
  const { rows } = await deliveries.list({ before: null, limit: 9 });
  expect(rows.map(({ record }) => record.about)).toEqual([{ ...about, visitorId: "another" }]);
  await deliveries.remove(rows[0]!.cursor.id);
});

test("answers 503 while Google cannot be asked, and continues at the next call", async () => {
  const key = await person();
  const down = createErasures({
    ...stores,
    removeUser: () => Promise.reject(new Error("Google does not answer")),
  });
  await expect(down.erase(key)).rejects.toThrow("Google does not answer");
  const { removed, removeUser } = google();
  await createErasures({ ...stores, removeUser }).erase(key);
  expect(removed).toEqual([key.uid]);
  expectNothingLeft();
});

test("deletes what another device adds while the user is being deleted", async () => {
  const key = await person();
  const late = await device();
  const { link } = createAccounts(stores);
  const removeUser = async () => {
    await link({ uid: key.uid, tokens: late.tokens }, late.id, "en");
  };
  await createErasures({ ...stores, removeUser }).erase(key);
  expectNothingLeft();
});

test("keeps a listed record that belongs to another browser", async () => {
  const key = await person();
  const other = await device();
  await accounts.update(key.uid, (known) => known && { ...known, pending: [other.id] });
  await eraseOf(key);
  expect(await users.read(other.id)).not.toBeNull();
  await createErasures({ ...stores, removeUser }).erase({
    ...other,
    uid: null,
  });
});

test("sets a record and its leads aside first, where the setting says so; nothing reads them back", async () => {
  const setAside = sqliteStore(databasePath, {
    name: "setAside",
    parse: (value) => storedSetAside.parse(value),
  });
  const own = await device();
  const { leads: ids } = (await users.read(own.id))!;
  await createErasures({ ...stores, setAside, removeUser }).erase({
    ...own,
    uid: null,
  });
  const kept = async (name: string) =>
    JSON.parse((await setAside.read(name))?.document ?? "null") as object | null;
  expect(await kept(`users-${own.id}`)).toMatchObject({ userId: own.id, leads: ids });
  expect(await kept(`leads-${ids[0]}`)).toMatchObject({ firstName: GOOD_ONBOARDING.firstName });
  expect(await users.read(own.id)).toBeNull();
  expect(await leads.read(ids[0]!)).toBeNull();
  expect(storedRows(databasePath).setAside).toHaveLength(2);
  setAside.close();
});
