// holds: #health
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CHECK_NAMES, type Seen } from "@/lib/domain/health/site-check";
import { log } from "@/lib/server/core/log";
import { BARE_FILE, BARE_SITE, MADE_UP_SITE } from "@/test/builders/sites";
import {
  aiLook,
  backupLook,
  channelLook,
  clockLook,
  createSiteChecks,
  diskLook,
  factsLook,
  proxyLook,
  signInLook,
  storeLook,
} from "./site-checks";

const NOW = Date.parse("2026-11-22T06:00:00Z");
const FAILURE = { at: NOW, code: "login", status: 535 };
const kindOf = ({ state, trouble }: Seen) => [state, trouble?.kind ?? null];

test.each([
  ["ok", 0, ["ok", null]],
  ["ok", 2, ["look", "unreadable"]],
  ["degraded", 2, ["bad", "damagedAside"]],
  ["unavailable", 0, ["bad", "storeDown"]],
] as const)("a store that is %s with %i unreadable documents: %j", (state, unreadable, expected) =>
  expect(kindOf(storeLook(state, unreadable))).toEqual(expected),
);

test.each([
  [10, ["ok", null]],
  [70, ["look", "storage70"]],
  [90, ["look", "storage90"]],
  [100, ["bad", "storage100"]],
])("a database that is %i percent full: %j", (usedBytes, expected) => {
  const use = { usedBytes, maxBytes: 100, freeShare: 0.5, isReserveUsed: false };
  expect(kindOf(diskLook(use))).toEqual(expected);
});

test("a clock that is not believed is said", () => {
  expect([clockLook(true), clockLook(false)].map(kindOf)).toEqual([
    ["ok", null],
    ["bad", "clock"],
  ]);
});

test("requests that came through other proxies are said", () => {
  expect([proxyLook(true), proxyLook(false)].map(kindOf)).toEqual([
    ["ok", null],
    ["bad", "proxy"],
  ]);
});

test("Firestore needs neither a disk nor our backups", async () => {
  expect(diskLook(null).state).toBe("off");
  const settings = { store: "firestore", backupPath: "/backups", backupTo: null } as const;
  const none = () => Promise.reject(new Error("no database"));
  expect((await backupLook(settings, none, NOW)).state).toBe("off");
});

test.each([
  [BARE_SITE, ["ok", null]],
  [MADE_UP_SITE, ["look", "facts"]],
])("facts are compared with those of the build", (built, expected) => {
  process.env.SITE_FACTS = BARE_FILE;
  const facts = JSON.stringify(built);
  const build = { siteUrl: "https://a.in", version: "1", commit: "c", facts };
  expect(kindOf(factsLook(build))).toEqual(expected);
  expect(kindOf(factsLook(null))).toEqual(["ok", null]);
  delete process.env.SITE_FACTS;
});

describe("the newest copy", () => {
  const folder = mkdtempSync(join(tmpdir(), "copies-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "a.db");
  const look = (backupPath: string | null, backupTo: string | null = null) =>
    backupLook(
      { store: "sqlite", backupPath, backupTo },
      async () => ({ id: 7, leads: 5, visitors: 9 }),
      NOW,
    );
  const copy = (id: number, hours: number) => {
    rmSync(path, { force: true });
    const db = new DatabaseSync(path);
    db.exec(`PRAGMA application_id = ${id}; CREATE TABLE leads (id TEXT)`);
    db.close();
    const seconds = NOW / 1_000 - hours * 60 * 60;
    utimesSync(path, seconds, seconds);
  };

  test.each([
    ["of this database", 7, 1, ["ok", null]],
    ["made before databases had ids", 0, 2, ["ok", null]],
    ["of another database", 8, 3, ["bad", "otherBackup"]],
    ["of the night before the last", 7, 27, ["bad", "oldBackup"]],
  ])("%s", async (_, id, hours, expected) => {
    copy(id, hours);
    const seen = await look(folder);
    expect(kindOf(seen)).toEqual(expected);
    expect(seen.text).toContain(`a.db, is ${hours} hours old; it has 0 leads, the site has 5`);
  });

  test.each([
    ["never sent", null, ["bad", "unsentBackup"], "none was sent to remote:b yet"],
    ["sent elsewhere", ["remote:a", 1], ["bad", "unsentBackup"], "none was sent to remote:b yet"],
    ["sent last night", ["remote:b", 26], ["ok", null], "left for remote:b 26 hours ago"],
    ["not sent", ["remote:b", 27], ["bad", "unsentBackup"], "left for remote:b 27 hours ago"],
  ] as const)("%s", async (_, sent, expected, words) => {
    copy(7, 1);
    const note = join(folder, "sent-to");
    if (sent) {
      writeFileSync(note, `${sent[0]}\n`);
      const seconds = NOW / 1_000 - sent[1] * 60 * 60;
      utimesSync(note, seconds, seconds);
    }
    const seen = await look(folder, "remote:b");
    expect(kindOf(seen)).toEqual(expected);
    expect(seen.text).toContain(words);
    rmSync(note, { force: true });
  });

  test("that cannot be read, none yet, no folder, or none named", async () => {
    writeFileSync(path, "nothing that SQLite wrote ".repeat(500));
    expect(kindOf(await look(folder))).toEqual(["bad", "unreadableBackup"]);
    rmSync(path);
    expect(kindOf(await look(folder))).toEqual(["bad", "noBackup"]);
    expect(kindOf(await look("no-such-folder-of-backups"))).toEqual(["bad", "noBackup"]);
    expect(kindOf(await look(null))).toEqual(["off", null]);
  });
});

test("a channel fails after its last try, and not after a visitor's wrong address", () => {
  const failed = { failure: FAILURE, succeededAt: null };
  expect(channelLook("mail", false, failed).state).toBe("off");
  expect(channelLook("mail", true, null).state).toBe("ok");
  expect(channelLook("mail", true, failed)).toMatchObject({
    state: "bad",
    trouble: { kind: "mail", at: NOW, code: "login" },
  });
  expect(channelLook("webhook", true, { ...failed, succeededAt: NOW + 1 }).state).toBe("ok");
  const visitors = { ...FAILURE, code: "visitorAddress" };
  expect(channelLook("mail", true, { ...failed, failure: visitors }).state).toBe("ok");
});

test("the AI is off, answers, failed the last time, or may not be asked", () => {
  const failed = { failure: FAILURE, succeededAt: null };
  expect(kindOf(aiLook("standard", null))).toEqual(["off", null]);
  expect(kindOf(aiLook("ok", null))).toEqual(["ok", null]);
  expect(aiLook("degraded", failed).trouble).toEqual({ kind: "ai", code: "login" });
  expect(kindOf(aiLook("degraded", null))).toEqual(["bad", "aiBudget"]);
});

test("sign-in is off, whole or half set up", () => {
  const firebase = { apiKey: "k", authDomain: "d", appId: "a", projectId: "p" };
  const stateOf = (settings: object) =>
    signInLook(settings as Parameters<typeof signInLook>[0]).state;
  expect(stateOf({ firebase: null, firebaseProjectId: null })).toBe("off");
  expect(stateOf({ firebase, firebaseProjectId: "p" })).toBe("ok");
  expect(stateOf({ firebase: null, firebaseProjectId: "p" })).toBe("bad");
});

test("a look that fails is not known, hides no other, and one round answers for 2 s", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  let now = 0;
  let rounds = 0;
  const fine = async (): Promise<Seen> => ({ state: "ok", text: "" });
  const looks = Object.fromEntries(CHECK_NAMES.map((name) => [name, fine])) as Parameters<
    typeof createSiteChecks
  >[0];
  const fails = async (): Promise<Seen> => {
    rounds++;
    throw new Error("away");
  };
  const { read } = createSiteChecks({ ...looks, backup: fails }, () => now);
  const checks = await read();
  expect(checks.map(({ name }) => name)).toEqual(CHECK_NAMES);
  const troubled = checks.filter(({ trouble }) => trouble);
  expect(troubled).toMatchObject([{ name: "backup", state: "bad", trouble: { kind: "notKnown" } }]);
  expect(error).toHaveBeenCalledWith({ event: "check failed", name: "backup", kind: "Error" });
  now = 1_999;
  await read();
  expect(rounds).toBe(1);
  now = 2_000;
  await read();
  expect(rounds).toBe(2);
  error.mockRestore();
});
