import fc from "fast-check";
import { answersOf, type VisitorRecord } from "@/lib/domain/account/record";
import { createAccounts } from "@/lib/server/account/accounts";
import { newToken } from "@/lib/server/auth/owner-token";
import { StoreUnavailable } from "@/lib/server/store/store";
import { type AccountSite, accountSite, type SiteStores } from "./account-site";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import type { Failure } from "@/test/support/failing-store";
import { responseTo, START } from "@/test/builders/visitor-records";

const HOUR_MS = 3_600_000;
const [FIRST, SECOND] = [
  { answers: answersOfAll("no"), at: START },
  { answers: answersOfAll("yes"), at: START + HOUR_MS },
];
const RETAKEN = responseTo("b1", "maybe", START + 2 * HOUR_MS);
const GOES_ON = responseTo("g1", "yes", START + 3 * HOUR_MS);

const datesOf = (record: VisitorRecord | null) =>
  record?.attempts.map(({ completedAt }) => completedAt);

/** The three situations of a sign-in; in each the device has a finished check and has begun another. */
const SCENES: readonly (readonly [string, (site: AccountSite) => Promise<number[]>])[] = [
  ["an account without a record", async () => []],
  [
    "an account with a record",
    async (site) => {
      await site.link(await site.device([], [FIRST]));
      return [FIRST.at];
    },
  ],
  [
    "an account whose record was made without a device",
    async (site) => {
      await site.recordId();
      return [];
    },
  ],
];

/** The next caller after an interrupted sign-in. */
const NEXT: readonly (readonly [string, (site: AccountSite, own: Device) => Promise<unknown>])[] = [
  ["the same device", (site, own) => site.link(own)],
  ["another device", async (site) => site.link(await site.device([GOES_ON]))],
  ["a device without a record", (site) => site.link(null)],
  ["the account's page", (site) => site.recordId()],
];
type Device = { id: string; tokens: string[] };

/**
 * The contract of accounts on any store. `runs` says how often the races are tried; "short" tries each interruption
 * with one next caller only, for a slow store.
 */
export const describeAccounts = (
  name: string,
  prepare: () => Promise<SiteStores>,
  { runs, cuts }: { runs: number; cuts: "all" | "short" },
): void => {
  describe(`one record a person on ${name}`, () => {
    let stores: SiteStores;
    beforeAll(async () => {
      stores = await prepare();
    }, 60_000);
    const newSite = () => accountSite(stores);

    /** Expects one record with all data, and no other. */
    const expectSettled = async (site: AccountSite, dates: number[]) => {
      const home = (await site.home())!;
      expect(home).toMatchObject({ ownerUid: site.uid, mergedInto: null, ownerTokenHash: "" });
      expect(datesOf(home)).toEqual(dates);
      expect(answersOf(home)["b1"]).toBe("maybe");
      expect(await site.account()).toMatchObject({ userId: home.userId, pending: [] });
      expect((await site.left()).filter((id) => id !== home.userId)).toEqual([]);
    };

    test("the first device's record becomes the account's, and its owner token no longer opens it", async () => {
      const site = newSite();
      const device = await site.device([RETAKEN], [FIRST]);
      const linked = await site.link(device);
      expect(linked).toMatchObject({ userId: device.id, attempts: 1, answers: { b1: "maybe" } });
      expect(await site.record(device.id)).toMatchObject({ lang: "en", ownerUid: site.uid });
      await expectSettled(site, [FIRST.at]);
    });

    test("another device's record is merged into it and removed", async () => {
      const site = newSite();
      const [one, two] = [await site.device([], [FIRST]), await site.device([RETAKEN], [SECOND])];
      await site.link(one);
      const linked = await site.link(two);
      expect(linked).toMatchObject({ userId: one.id, attempts: 2, answers: { b1: "maybe" } });
      expect(await site.record(two.id)).toBeNull();
      await expectSettled(site, [FIRST.at, SECOND.at]);
    });

    test("without any device there is a new record, and it stays the same", async () => {
      const site = newSite();
      const id = await site.recordId();
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect([await site.recordId(), (await site.link(null)).userId]).toEqual([id, id]);
      expect(await site.record(id)).toMatchObject({ ownerUid: site.uid, quizResponses: [] });
    });

    test("an id of another browser or account stays theirs", async () => {
      const [site, other] = [newSite(), newSite()];
      const device = await other.device([RETAKEN]);
      const before = await other.record(device.id);
      for (const tokens of [[], [newToken()]]) {
        const linked = await site.link({ id: device.id, tokens });
        expect([linked.userId === device.id, linked.answers]).toEqual([false, {}]);
      }
      expect(await other.record(device.id)).toEqual(before);
      await other.link(device);
      const { userId, answers } = await site.link(device);
      expect([userId === device.id, answers]).toEqual([false, {}]);
      expect((await other.home())?.userId).toBe(device.id);
      expect((await site.account())?.pending).toEqual([]);
    });

    test("a new record is made where the account's was deleted", async () => {
      const site = newSite();
      const device = await site.device([RETAKEN]);
      await site.link(device);
      await stores.users.remove(device.id);
      expect((await site.link(null)).answers).toEqual({});
      const [gone, again] = [(await site.home())!.userId, await site.device([RETAKEN])];
      await stores.users.remove(gone);
      await stores.users.update(gone, () => ({ ...foreign(again.id), userId: gone }));
      const linked = await site.link(again);
      expect([linked.userId === gone, linked.answers]).toEqual([false, { b1: "maybe" }]);
      expect(await site.record(gone)).toMatchObject({ ownerUid: "somebody else" });
    });

    const foreign = (id: string): VisitorRecord => ({
      userId: id,
      ownerTokenHash: "",
      ownerUid: "somebody else",
      mergedInto: null,
      lang: "en",
      quizResponses: [],
      quizResults: null,
      aiAnalysis: null,
      attempts: [],
      profile: {},
      consents: [],
      leads: [],
      links: [],
      pairId: null,
      source: {},
      plan: {
        marks: {},
        trade: null,
        since: 0,
        past: [],
      },
    });

    test("a new record under the id of a merged one is not removed", async () => {
      const site = newSite();
      await site.link(await site.device([], [FIRST]));
      const device = await site.device([RETAKEN]);
      const fresh = { ...foreign(device.id), ownerUid: null, ownerTokenHash: "new" };
      const users: SiteStores["users"] = {
        ...stores.users,
        remove: async (id, only) => {
          await stores.users.remove(id);
          await stores.users.update(id, () => fresh);
          await stores.users.remove(id, only);
        },
      };
      const { link } = createAccounts({ ...stores, users });
      await link({ uid: site.uid, tokens: device.tokens }, device.id, "en");
      expect(await site.record(device.id)).toMatchObject(fresh);
      expect(answersOf((await site.home())!)).toEqual({ b1: "maybe" });
    });

    /** The stores, with `happens` called right before the n-th change of one record. */
    const interrupted = (id: string, n: number, happens: () => Promise<unknown>): SiteStores => {
      let changes = 0;
      const update: SiteStores["users"]["update"] = async (changed, change) => {
        if (changed === id && ++changes === n) await happens();
        return stores.users.update(changed, change);
      };
      return { ...stores, users: { ...stores.users, update } };
    };

    test.each([
      ["deleted", async (id: string) => stores.users.remove(id)],
      ["another's", async (id: string) => stores.users.update(id, () => foreign(id))],
    ])(
      "when the account's record is %s in the middle of a merge, nothing is lost",
      async (_, happens) => {
        const site = newSite();
        const home = await site.recordId();
        const device = await site.device([RETAKEN], [SECOND]);
        // The first change of it only checks that it exists.
        const broken = interrupted(home, 2, () => happens(home));
        const person = { uid: site.uid, tokens: device.tokens };
        await createAccounts(broken).link(person, device.id, "en");
        const found = (await site.home())!;
        expect([found.ownerUid, datesOf(found), answersOf(found)]).toEqual([
          site.uid,
          [SECOND.at],
          { b1: "maybe" },
        ]);
        const there = await site.record(home);
        if (there?.ownerUid !== site.uid) expect(there?.attempts ?? []).toEqual([]);
      },
    );

    test("a call between listing a record and its merge does not lose it", async () => {
      const site = newSite();
      await site.recordId();
      const device = await site.device([RETAKEN], [SECOND]);
      const broken = interrupted(device.id, 1, () => site.recordId());
      const cut = { ...broken.users, remove: () => Promise.reject(new Error("cut off")) };
      const person = { uid: site.uid, tokens: device.tokens };
      const { link } = createAccounts({ ...broken, users: cut });
      await expect(link(person, device.id, "en")).rejects.toThrow("cut off");
      expect((await site.account())?.pending).toEqual([device.id]);
      await site.recordId();
      await expectSettled(site, [SECOND.at]);
    });

    describe.each(SCENES)("%s", (_, begin) => {
      /** Interrupts the sign-in at its n-th call, for every n, then makes another caller continue. */
      const atEveryCall = async (
        failure: Failure,
        comes: (typeof NEXT)[number][1],
      ): Promise<number> => {
        for (let n = 1; ; n++) {
          const site = newSite();
          const dates = [...(await begin(site)), SECOND.at];
          const device = await site.device([RETAKEN], [SECOND]);
          site.edge.calls = 0;
          site.edge.plan = (call) => (call === n ? failure : null);
          const outcome = await site.link(device).catch((error: unknown) => error);
          if (site.edge.calls < n) return n - 1;
          expect(outcome).toBeInstanceOf(StoreUnavailable);
          site.edge.heal();
          await comes(site, device);
          const opened = await site.opened();
          expect(opened.flatMap(datesOf).toSorted()).toEqual(dates);
          expect(opened.filter((record) => answersOf(record)["b1"] === "maybe")).toHaveLength(1);
          await site.link(device);
          await expectSettled(site, dates);
        }
      };

      test.each(cuts === "all" ? NEXT : NEXT.slice(1, 2))(
        "interrupted anywhere, then %s: nothing is lost or duplicated",
        async (__, comes) => {
          expect(await atEveryCall("before", comes)).toBeGreaterThan(5);
          expect(await atEveryCall("after", comes)).toBeGreaterThan(5);
        },
        120_000,
      );
    });

    test("20 simultaneous sign-ins from two devices end in one record with all their data", async () => {
      const site = newSite();
      const devices = [
        await site.device([GOES_ON], [FIRST]),
        await site.device([RETAKEN], [SECOND]),
      ];
      const linked = await Promise.all(
        Array.from({ length: 20 }, (_, n) => site.link(devices[n % 2]!)),
      );
      expect(new Set(linked.map(({ userId }) => userId)).size).toBe(1);
      await expectSettled(site, [FIRST.at, SECOND.at]);
      expect(answersOf((await site.home())!)).toEqual({ b1: "maybe", g1: "yes" });
    }, 120_000);

    const anyFailure = fc.constantFrom<Failure>(null, null, null, null, null, "before", "after");

    test("devices that race, wait and are interrupted at any call lose nothing", async () => {
      const anyRace = fc.record({
        failures: fc.array(anyFailure, { maxLength: 60 }),
        pauses: fc.array(fc.nat(3), { minLength: 1, maxLength: 30 }),
        comers: fc.array(fc.nat(3), { minLength: 2, maxLength: 8 }),
        hasRecord: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(anyRace, async ({ failures, pauses, comers, hasRecord }) => {
          const site = newSite();
          if (hasRecord) await site.recordId();
          const devices = [
            await site.device([GOES_ON], [FIRST]),
            await site.device([RETAKEN], [SECOND]),
            null,
          ];
          site.edge.calls = 0;
          site.edge.plan = (call) => failures[call] ?? null;
          site.edge.turn = async () => {
            for (let n = pauses[site.edge.calls % pauses.length]!; n > 0; n--)
              await new Promise((resolve) => setImmediate(resolve));
          };
          const outcomes = await Promise.allSettled(
            comers.map((n) => (n === 3 ? site.recordId() : site.link(devices[n]!))),
          );
          for (const outcome of outcomes)
            if (outcome.status === "rejected")
              expect(outcome.reason).toBeInstanceOf(StoreUnavailable);
          site.edge.heal();
          for (const device of devices) await site.link(device);
          await expectSettled(site, [FIRST.at, SECOND.at]);
          expect(answersOf((await site.home())!)).toEqual({ b1: "maybe", g1: "yes" });
        }),
        { numRuns: runs },
      );
    }, 300_000);
  });
};
