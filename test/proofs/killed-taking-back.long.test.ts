// Minutes: a server is started after each commit of four operations.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIREBASE } from "@/test/builders/firebase-env";
import { opens, type SharingPerson, sharingPerson } from "@/test/support/sharing-person";
import { type Site, startSite } from "@/test/support/site";
import { startAuthEmulator } from "@/test/standins/start-auth-emulator";
import { storedRows } from "@/test/support/stored-rows";

const MOST_COMMITS = 60;

/** What is there before a call, and what must hold after it was cut short and after it was repeated. */
type Scene = {
  call: (site: string) => Promise<number>;
  afterKill: (site: string) => Promise<void>;
  afterRepeat: (site: string, rows: ReturnType<typeof storedRows>) => Promise<void>;
};

/** Ids of these records are in no document but the list of erasures. */
const expectGone = (rows: ReturnType<typeof storedRows>, ids: readonly string[]) => {
  const { erased, ...others } = rows;
  const text = JSON.stringify(others);
  for (const id of ids) expect(text).not.toContain(id);
  expect(erased!.length).toBeGreaterThan(0);
};

/** An owner with two links. */
const sharing = async (site: string) => {
  const owner = sharingPerson();
  await owner.check(site);
  const [first, second] = [await owner.link(site), await owner.link(site)];
  return { owner, first, second };
};

const status = async (site: string, one: SharingPerson, method: string, path: string, body = {}) =>
  (await one.send(site, method, path, method === "DELETE" ? undefined : body)).status;

const SCENES: Record<string, (site: string, emulator: string) => Promise<Scene>> = {
  "deletion of a record": async (at) => {
    const { owner, first, second } = await sharing(at);
    return {
      call: (site) => status(site, owner, "DELETE", owner.at("")),
      afterKill: async (site) => expect(await opens(site, first.token)).toBe(false),
      afterRepeat: async (site, rows) => {
        for (const { token } of [first, second]) expect(await opens(site, token)).toBe(false);
        expectGone(rows, [owner.id, first.linkId, second.linkId]);
      },
    };
  },

  "deletion of an account": async (at, emulator) => {
    const { owner, first, second } = await sharing(at);
    const home = sharingPerson();
    await home.check(at);
    await home.signIn(at, emulator);
    await home.call(at, "PUT", "/api/account", { visitorId: home.id, lang: "en" });
    owner.sameAccountAs(home);
    await owner.call(at, "PUT", "/api/account", { visitorId: owner.id, lang: "en" });
    return {
      call: (site) => status(site, home, "DELETE", home.at("")),
      afterKill: async (site) => expect(await opens(site, first.token)).toBe(false),
      afterRepeat: async (site, rows) => {
        for (const { token } of [first, second]) expect(await opens(site, token)).toBe(false);
        expectGone(rows, [owner.id, home.id, first.linkId, second.linkId]);
        expect(rows["accounts"]).toEqual([]);
      },
    };
  },

  "revocation of a link": async (at) => {
    const { owner, first, second } = await sharing(at);
    return {
      call: (site) => status(site, owner, "DELETE", owner.at(`/links/${first.linkId}`)),
      afterKill: async (site) => expect(await opens(site, first.token)).toBe(false),
      afterRepeat: async (site, rows) => {
        expect([await opens(site, first.token), await opens(site, second.token)]).toEqual([
          false,
          true,
        ]);
        expectGone(rows, [first.linkId]);
      },
    };
  },

  "merge of two records": async (at, emulator) => {
    const { owner, first } = await sharing(at);
    const home = sharingPerson();
    await home.check(at);
    const own = await home.link(at);
    await home.signIn(at, emulator);
    await home.call(at, "PUT", "/api/account", { visitorId: home.id, lang: "en" });
    owner.sameAccountAs(home);
    const expectShared = async (site: string) => {
      for (const { token } of [own, first]) expect(await opens(site, token)).toBe(true);
    };
    return {
      call: (site) =>
        status(site, owner, "PUT", "/api/account", { visitorId: owner.id, lang: "en" }),
      afterKill: expectShared,
      afterRepeat: async (site, { erased, ...rows }) => {
        await expectShared(site);
        expect(JSON.stringify(rows)).not.toContain(owner.id);
      },
    };
  },
};

for (const [name, begin] of Object.entries(SCENES))
  test(`${name}: after a kill at each commit and a second call nothing is left half done`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "bizgrow-killed-"));
    const databasePath = join(folder, "site.db");
    const emulator = await startAuthEmulator(FIREBASE.FIREBASE_PROJECT_ID);
    const killFile = join(folder, `kill-${randomUUID()}`);
    const start = () =>
      startSite({
        ...FIREBASE,
        ALLOW_EMULATORS: "1",
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        METADATA_SERVER_DETECTION: "none",
        TRUST_PROXY_HOPS: "1",
        SQLITE_PATH: databasePath,
        NODE_OPTIONS: "--import ./test/proofs/kill-after-commit.mjs",
        KILL_AFTER_FILE: killFile,
      });
    let site: Site = await start();
    try {
      for (let commits = 1; ; commits++) {
        expect(commits).toBeLessThan(MOST_COMMITS);
        const scene = await begin(site.url, emulator.host);
        writeFileSync(killFile, `${commits}`);
        const outcome = await scene.call(site.url).catch(() => "killed" as const);
        await rm(killFile);
        if (outcome === "killed") {
          await site.stop("SIGKILL");
          site = await start();
          await scene.afterKill(site.url);
          // A session may have ended with the account, or the record be gone already.
          expect([200, 204, 401, 404]).toContain(await scene.call(site.url));
        } else expect([200, 204]).toContain(outcome);
        await scene.afterRepeat(site.url, storedRows(databasePath));
        if (outcome === "killed") continue;
        expect(commits).toBeGreaterThan(2);
        return;
      }
    } finally {
      await site.stop("SIGKILL");
      await emulator.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }, 900_000);
