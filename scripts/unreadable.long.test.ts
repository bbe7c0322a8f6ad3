// Over 1 s: every step is a separate process, which has to load the schemas.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { newRecord } from "@/lib/domain/account/record";
import { USERS } from "@/lib/server/store/collections";
import { sqliteStore } from "@/lib/server/store/sqlite";
import {
  canFindFirestoreEmulator,
  startFirestoreEmulator,
} from "@/test/standins/firestore-emulator";
import { repaired } from "@/tools/operator/repair-document";

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), "site-unreadable-"));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = newRecord("good", "hash", {});
const CONSENT = { purpose: "contact", textVersion: "2026-11-21", givenAt: 1, withdrawnAt: null };
/** By id: the fault, and the result of a repair. */
const BROKEN = {
  "wrong-list": { ...GOOD, userId: "wrong-list", leads: "a", secret: "Asha" },
  "no-owner": { ...GOOD, userId: "no-owner", ownerTokenHash: 5 },
};

const commandWith =
  (variables: Record<string, string>) =>
  (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      "npm",
      ["run", "--silent", "--ignore-scripts", "unreadable", "--", ...args],
      { encoding: "utf8", env: { ...process.env, LOG_LEVEL: "silent", ...variables } },
    );
    return { status, lines: stdout.trim().split("\n"), stderr };
  };

/** Runs every command: lists, exports, repairs and removes. */
const tellsAndRepairs = async (
  name: string,
  run: ReturnType<typeof commandWith>,
  documentOf: (id: string) => Promise<unknown>,
) => {
  expect(run("list").lines).toEqual([
    "users no-owner ownerTokenHash",
    "users wrong-list leads",
    "2 cannot be read",
  ]);
  expect(JSON.parse(run("show", "wrong-list").lines.join("\n"))).toEqual(BROKEN["wrong-list"]);
  const file = join(folder, `${name}.jsonl`);
  expect(run("repair", file).lines.slice(1)).toEqual([
    "left as it is: users no-owner ownerTokenHash",
    "repaired: users wrong-list leads",
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const exported = readFileSync(file, "utf8").trim().split("\n");
  expect(exported.map((line) => JSON.parse(line).fields)).toEqual([
    BROKEN["no-owner"],
    BROKEN["wrong-list"],
  ]);
  expect(await documentOf("wrong-list")).toEqual({ ...BROKEN["wrong-list"], leads: [] });
  expect(await documentOf("no-owner")).toEqual(BROKEN["no-owner"]);
  expect(run("export", file).status).toBe(1); // never overwrites a file
  expect(run("remove", "good")).toMatchObject({ status: 1 });
  expect(run("remove", "no-owner").lines).toEqual(["removed: users no-owner ownerTokenHash"]);
  expect(run("list").lines).toEqual(["0 cannot be read"]);
};

test("SQLite: unreadable documents are listed, exported, repaired and removed while the site runs", async () => {
  const path = join(folder, "site.db");
  const store = sqliteStore(path, USERS.name, USERS.parse);
  await store.update("good", () => GOOD);
  const inDatabase = <T>(work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(path, { timeout: 5_000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  for (const [id, fields] of Object.entries(BROKEN))
    inDatabase((database) =>
      database
        .prepare("INSERT INTO users VALUES (?, ?, 1, 1, NULL)")
        .run(id, JSON.stringify(fields)),
    );
  await tellsAndRepairs("sqlite", commandWith({ SQLITE_PATH: path }), async (id) =>
    inDatabase((database) =>
      JSON.parse(String(database.prepare("SELECT record FROM users WHERE id = ?").get(id)?.record)),
    ),
  );
  expect(await store.read("wrong-list")).toMatchObject({ leads: [], secret: "Asha" });
  store.close();
});

(canFindFirestoreEmulator() ? test : test.skip)(
  "Firestore: what cannot be read is listed, exported, repaired and removed",
  async () => {
    const emulator = await startFirestoreEmulator();
    const projectId = `demo-unreadable-${process.pid}`;
    process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
    const app = initializeApp({ projectId }, projectId);
    const users = getFirestore(app).collection("users");
    const createdAt = Timestamp.now();
    for (const [id, fields] of Object.entries({ good: GOOD, ...BROKEN }))
      await users.doc(id).set({ ...fields, createdAt, updatedAt: createdAt });
    const run = commandWith({ STORE: "firestore", FIREBASE_PROJECT_ID: projectId });
    await tellsAndRepairs("firestore", run, async (id) => {
      const data = (await users.doc(id).get()).data()!;
      const { createdAt: at, updatedAt, ...fields } = data;
      expect(at).toEqual(createdAt);
      return fields;
    });
    await deleteApp(app);
    await emulator.stop();
  },
);

test("a repair removes invalid parts, and invents nothing that matters", () => {
  const { parse } = USERS;
  expect(repaired("users", parse, { ...GOOD, v: 2, leads: ["a", 5, "b"], source: 1 })).toEqual({
    ...GOOD,
    v: 2,
    leads: ["a", "b"],
  });
  for (const wrong of [{ consents: [CONSENT, 5] }, { ownerUid: 7 }, { userId: null }])
    expect(repaired("users", parse, { ...GOOD, ...wrong })).toBeNull();
  expect(repaired("users", parse, '{"userId":')).toBeNull();
});
