import { newRecord, type VisitorRecord } from "@/lib/domain/account/record";
import type { LinkScope } from "@/lib/domain/share/link";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { finished } from "@/test/builders/visitor-records";
import { createAccounts } from "@/lib/server/account/accounts";
import { createErasures } from "@/lib/server/account/erasures";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { createLinks } from "@/lib/server/share/links";
import { createComparisons } from "@/lib/server/share/comparisons";
import type { Submission } from "@/lib/server/store/schemas/stored-lead";
import type { Store } from "@/lib/server/store/store";
import type { SiteStores } from "./account-site";

type ComparisonStores = SiteStores & { submissions: Store<Submission> };

const DAY_MS = 24 * 60 * 60_000;
const MINE = answersOfAll("no", { b1: "yes", o2: "yes" });
const THEIRS = answersOfAll("no", { b1: "yes", g4: "maybe" });

/** What must hold for comparisons on any store. */
export const describeComparisons = (name: string, open: () => Promise<ComparisonStores>) =>
  describe(`two of us on ${name}`, () => {
    let stores: ComparisonStores;
    let later = 0;
    const now = () => Date.now() + later;
    beforeAll(async () => {
      stores = await open();
    }, 60_000);
    beforeEach(() => {
      later = 0;
    });

    const services = () => {
      const free = { take: async () => 0 };
      const links = createLinks({ ...stores, now, readerLimit: free, openLimit: free });
      const comparisons = createComparisons({ ...stores, findLink: links.find, now });
      const erasures = createErasures({ ...stores, removeUser: async () => undefined });
      return { links, comparisons, erasures, accounts: createAccounts(stores) };
    };

    /** A browser with a record; with a finished check if answers are given. */
    const person = async (answers?: VisitorRecord["attempts"][number]["answers"]) => {
      const [id, token] = [crypto.randomUUID() as string, newToken()];
      const record = newRecord(id, tokenHash(token), {});
      await stores.users.update(id, () =>
        answers ? finished(record, answers, Date.now()) : record,
      );
      return { id, tokens: [token], uid: null as string | null };
    };
    type Person = Awaited<ReturnType<typeof person>>;

    const linkOf = async (owner: Person, scope: LinkScope = "answers") =>
      services().links.make(owner, { scope, lang: "en" });

    /** An owner and the partner who compared by the owner's link. */
    const couple = async () => {
      const [owner, partner] = [await person(MINE), await person(THEIRS)];
      const link = await linkOf(owner);
      await services().comparisons.join(partner, link.token);
      return { owner, partner, link };
    };

    const stateOf = async (one: Person) => (await services().comparisons.read(one)).state;
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => "done",
        ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
      );

    test("each sees both checks from the own side, and nothing that tells who the other is", async () => {
      const { owner, partner } = await couple();
      const { comparisons } = services();
      const [hers, his] = [await comparisons.read(owner), await comparisons.read(partner)];
      if (hers.state !== "paired" || his.state !== "paired") throw new Error("not paired");
      expect(hers.questions.slice(0, 2)).toEqual([
        { questionId: "b1", mine: "yes", theirs: "yes", view: "both" },
        { questionId: "b2", mine: "no", theirs: "no", view: "neither" },
      ]);
      expect(his.questions.find(({ questionId }) => questionId === "g4")).toEqual({
        ...{ questionId: "g4", mine: "maybe", theirs: "no", view: "differ" },
      });
      expect(his.points).toEqual(["o2", "b1", "g4"]);
      expect(his).toMatchObject({ mine: hers.theirs, theirs: hers.mine, points: hers.points });
      expect(Object.keys(his).toSorted()).toEqual(
        ["agreement", "endsAt", "mine", "points", "questions", "state", "theirs"].toSorted(),
      );
      const said = JSON.stringify([hers, his]);
      for (const { id } of [owner, partner]) expect(said).not.toContain(id);
    });

    test("a token that opens no answers is a 404, whatever is wrong with it", async () => {
      const [owner, partner] = [await person(MINE), await person(THEIRS)];
      const { links, comparisons } = services();
      const revoked = await linkOf(owner);
      await links.revoke(owner, revoked.linkId);
      const [plan, old] = [await linkOf(owner, "plan"), await linkOf(owner)];
      const join = (token: string) => refused(comparisons.join(partner, token));
      for (const token of ["", "no token", "A".repeat(22), revoked.token, plan.token])
        expect(await join(token)).toBe("404 not_found");
      later = 91 * DAY_MS;
      expect(await join(old.token)).toBe("404 not_found");
      expect(await stateOf(partner)).toBe("none");
    });

    test("nobody compares with oneself, without a check, or with two people", async () => {
      const { owner, partner, link } = await couple();
      const { comparisons } = services();
      const other = await person(THEIRS);
      expect(await refused(comparisons.join(owner, link.token))).toBe("409 own");
      expect(await refused(comparisons.join(await person(), link.token))).toBe("409 no_check");
      expect(await refused(comparisons.join(other, link.token))).toBe("409 taken");
      const theirs = await linkOf(other);
      expect(await refused(comparisons.join(partner, theirs.token))).toBe("409 paired");
      expect(await stateOf(other)).toBe("none");
      expect(await stateOf(owner)).toBe("paired");
    });

    test("the same call once more, after a lost answer, changes nothing", async () => {
      const { owner, partner, link } = await couple();
      const { pairId } = (await stores.users.read(partner.id))!;
      await services().comparisons.join(partner, link.token);
      expect((await stores.users.read(owner.id))!.pairId).toBe(pairId);
    });

    test("of two simultaneous comparisons with one owner, one succeeds", async () => {
      const owner = await person(MINE);
      const both = [await person(THEIRS), await person(THEIRS)];
      const { token } = await linkOf(owner);
      const { comparisons } = services();
      const said = await Promise.all(both.map((one) => refused(comparisons.join(one, token))));
      expect(said.toSorted()).toEqual(["409 taken", "done"]);
      expect((await Promise.all(both.map(stateOf))).toSorted()).toEqual(["none", "paired"]);
    });

    test.each(["owner", "partner"] as const)(
      "ended by the %s, the comparison ends for both",
      async (who) => {
        const two = await couple();
        const other = who === "owner" ? two.partner : two.owner;
        const { comparisons } = services();
        const { pairId } = (await stores.users.read(two.owner.id))!;
        for (let times = 0; times < 2; times++) await comparisons.cut(two[who]);
        expect([await stateOf(two[who]), await stateOf(other)]).toEqual(["none", "ended"]);
        expect(await stores.comparisons.read(pairId!)).toBeNull();
        expect((await stores.users.read(other.id))!.attempts).toHaveLength(1);
        await comparisons.cut(other);
        expect(await stateOf(other)).toBe("none");
        await comparisons.join(two.partner, two.link.token);
        expect(await stateOf(two.owner)).toBe("paired");
      },
    );

    test("an interrupted ending ends the comparison for both, and can be repeated", async () => {
      const { owner, partner } = await couple();
      const { pairId } = (await stores.users.read(owner.id))!;
      const broken = createComparisons({
        ...{ ...stores, now, findLink: services().links.find },
        users: { ...stores.users, update: () => Promise.reject(new Error("cut off")) },
      });
      await expect(broken.cut(owner)).rejects.toThrow("cut off");
      expect([await stateOf(owner), await stateOf(partner)]).toEqual(["ended", "ended"]);
      await services().comparisons.cut(owner);
      expect(await stateOf(owner)).toBe("none");
      expect(await stores.comparisons.read(pairId!)).toBeNull();
    });

    test.each(["owner", "partner"] as const)(
      "a deletion by the %s ends the comparison at once",
      async (who) => {
        const two = await couple();
        const other = who === "owner" ? two.partner : two.owner;
        const { pairId } = (await stores.users.read(other.id))!;
        await services().erasures.erase(two[who]);
        expect(await stateOf(other)).toBe("ended");
        expect(await stores.comparisons.read(pairId!)).toBeNull();
        expect((await stores.users.read(other.id))!.attempts).toHaveLength(1);
      },
    );

    test("it goes on with the checks it was made with, and ends after 90 days", async () => {
      const { owner, partner } = await couple();
      const before = await services().comparisons.read(owner);
      await stores.users.update(partner.id, (known) =>
        finished(known!, answersOfAll("yes"), Date.now() + 5),
      );
      expect(await services().comparisons.read(owner)).toEqual(before);
      later = 90 * DAY_MS;
      expect([await stateOf(owner), await stateOf(partner)]).toEqual(["ended", "ended"]);
    });

    test.each(["owner", "partner"] as const)(
      "it survives the merging of the %s's record into an account's",
      async (who) => {
        const two = await couple();
        const other = who === "owner" ? two.partner : two.owner;
        const uid = `uid-${crypto.randomUUID()}`;
        const first = await person(MINE);
        const { accounts } = services();
        await accounts.link({ uid, tokens: first.tokens }, first.id, "en");
        await accounts.link({ uid, tokens: two[who].tokens }, two[who].id, "en");
        const home = { id: first.id, tokens: [], uid };
        const before = await services().comparisons.read(other);
        expect(before.state).toBe("paired");
        expect(await services().comparisons.read(home)).toMatchObject({ state: "paired" });
        expect(await refused(services().comparisons.read(two[who]))).toBe("404 not_found");
      },
    );

    /** A sign-in that is cut off before its n-th change of `of`, as after a crash; then "paired" must still be read. */
    const mergeCutAt = async (of: "users" | "comparisons" | "links", n: number, one: Person) => {
      const uid = `uid-${crypto.randomUUID()}`;
      const first = await person(MINE);
      await services().accounts.link({ uid, tokens: first.tokens }, first.id, "en");
      let left = n;
      const cut = <T>(work: () => Promise<T>) =>
        --left > 0 ? work() : Promise.reject(new Error("cut off"));
      const broken: SiteStores = {
        ...stores,
        [of]: {
          ...stores[of],
          update: (...args: Parameters<(typeof stores.users)["update"]>) =>
            cut(() => (stores[of] as typeof stores.users).update(...args)),
          remove: (...args: Parameters<(typeof stores.users)["remove"]>) =>
            cut(() => (stores[of] as typeof stores.users).remove(...args)),
        },
      };
      await expect(
        createAccounts(broken).link({ uid, tokens: one.tokens }, one.id, "en"),
      ).rejects.toThrow("cut off");
      return { home: { id: first.id, tokens: [], uid }, tokens: one.tokens };
    };

    test.each([
      ["owner", "users", 3],
      ["owner", "links", 1],
      ["owner", "comparisons", 1],
      ["owner", "users", 4],
      ["partner", "users", 3],
      ["partner", "comparisons", 1],
      ["partner", "users", 4],
    ] as const)(
      "a merge of the %s's record that is cut off in %s at %i ends nothing for the other",
      async (who, of, n) => {
        const two = await couple();
        const other = who === "owner" ? two.partner : two.owner;
        const before = await services().comparisons.read(other);
        const { home, tokens } = await mergeCutAt(of, n, two[who]);
        expect(await services().comparisons.read(other)).toEqual(before);
        const isMerged = (await stores.users.read(home.id))!.pairId !== null;
        expect(await stateOf(home)).toBe(isMerged ? "paired" : "none");
        await services().accounts.link({ uid: home.uid, tokens }, two[who].id, "en");
        expect(await services().comparisons.read(other)).toEqual(before);
        expect(await stateOf(home)).toBe("paired");
      },
    );

    /** Signs a device in to the account of another one. */
    const signedInAt = async (device: Person, first: Person) => {
      const uid = `uid-${crypto.randomUUID()}`;
      const { accounts } = services();
      await accounts.link({ uid, tokens: first.tokens }, first.id, "en");
      await accounts.link({ uid, tokens: device.tokens }, device.id, "en");
      return { id: first.id, tokens: [], uid };
    };

    test("the account's comparison stays; that of a shared device ends for its partner", async () => {
      const [own, device] = [await couple(), await couple()];
      const before = await services().comparisons.read(own.owner);
      const { pairId } = (await stores.users.read(device.owner.id))!;
      const home = await signedInAt(device.owner, own.owner);
      expect(await services().comparisons.read(home)).toEqual(before);
      expect(await stateOf(own.partner)).toBe("paired");
      expect(await stateOf(device.partner)).toBe("ended");
      expect(await stores.comparisons.read(pairId!)).toBeNull();
    });

    test("an ended comparison of the account does not displace the device's", async () => {
      const [own, device] = [await couple(), await couple()];
      await services().comparisons.cut(own.partner);
      expect(await stateOf(own.owner)).toBe("ended");
      const home = await signedInAt(device.owner, own.owner);
      expect([await stateOf(home), await stateOf(device.partner)]).toEqual(["paired", "paired"]);
    });

    test("a comparison that came with a device is ended by the account's owner, who then compares anew", async () => {
      const [device, other] = [await couple(), await person(THEIRS)];
      const home = await signedInAt(device.owner, await person(MINE));
      const { token } = await linkOf(other);
      const { comparisons } = services();
      expect(await refused(comparisons.join(home, token))).toBe("409 paired");
      await comparisons.cut(home);
      expect(await stateOf(device.partner)).toBe("ended");
      await comparisons.join(home, token);
      expect([await stateOf(home), await stateOf(other)]).toEqual(["paired", "paired"]);
    });

    test("a new comparison removes the document of an ended one", async () => {
      const { owner, partner } = await couple();
      const { pairId } = (await stores.users.read(owner.id))!;
      await stores.users.update(partner.id, (known) => known && { ...known, attempts: [] });
      expect(await stateOf(owner)).toBe("ended");
      const { token } = await linkOf(await person(THEIRS));
      await services().comparisons.join(owner, token);
      expect(await stores.comparisons.read(pairId!)).toBeNull();
    });

    test("two records of one person are no comparison once they are one", async () => {
      const { owner, partner } = await couple();
      const uid = `uid-${crypto.randomUUID()}`;
      const { accounts } = services();
      await accounts.link({ uid, tokens: owner.tokens }, owner.id, "en");
      await accounts.link({ uid, tokens: partner.tokens }, partner.id, "en");
      expect(await stateOf({ id: owner.id, tokens: [], uid })).toBe("ended");
    });
  });
