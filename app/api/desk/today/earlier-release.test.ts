// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "@/lib/domain/leads/lead";
import { fillDeskKeysOnce } from "@/lib/server/desk-key-backfill";
import { answerPromise } from "@/lib/server/lead-store";
import { fillDeskKeys } from "@/lib/server/leads/desk-key-backfill";
import type { Today } from "@/lib/server/desk/today-desk";
import { StoreUnavailable } from "@/lib/server/store/store";
import { bareLeadStore, leadMaintenanceStore } from "@/lib/server/store/stores";
import { CONTACT } from "@/test/builders/desk-leads";
import { deskCallers } from "@/test/support/desk-callers";
import { copyReleaseDatabase } from "@/test/support/release-fixture";
import * as todayRoute from "./route";

const desk = deskCallers({ "/api/desk/today": todayRoute }, ["op@example.in"]);
const operator = desk.operator("op@example.in");
const PROMISE = answerPromise();
const stopping = new AbortController().signal;

const DAY_MS = 24 * 60 * 60_000;
const LAST_CHANGE = Date.now() - 100 * DAY_MS;

/** That release's database, whose leads were last changed a hundred days ago. */
const copyRelease = () => {
  copyReleaseDatabase(databasePath);
  const database = new DatabaseSync(databasePath);
  database.prepare("UPDATE leads SET updated_at = ?").run(LAST_CHANGE);
  database.close();
};
const timesOnDisk = () => {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  const rows = database.prepare("SELECT updated_at AS at, expires_at AS end FROM leads").all();
  database.close();
  return rows.map(({ at, end }) => [at, end]);
};
const kindsOfToday = async () => {
  const reply = await operator.send("POST", "today", { after: null });
  return (reply.body as Today).rows.map(({ kind }) => kind);
};

test("leads of an earlier release are in Today once they have their keys, and are kept no longer", async () => {
  copyRelease();
  expect(await kindsOfToday()).toEqual([]);
  await Promise.all([fillDeskKeysOnce(), fillDeskKeysOnce()]);
  // All of one person: the other two are on the card of the latest.
  expect(await kindsOfToday()).toEqual(["onboarding"]);
  const year = [LAST_CHANGE, LAST_CHANGE + 365 * DAY_MS];
  const onTheList = [LAST_CHANGE, null];
  expect(timesOnDisk()).toEqual(expect.arrayContaining([year, year, year, onTheList]));
});

test("a lead that an earlier release took after a step back is in Today after the next start", async () => {
  const id = "a".repeat(64);
  await bareLeadStore().update(id, () => ({ ...CONTACT, receivedAt: Date.now() }));
  expect(await kindsOfToday()).toEqual(["onboarding"]);
  await fillDeskKeysOnce();
  expect(await kindsOfToday()).toEqual(["contact"]); // on that person's card
  await bareLeadStore().remove(id);
});

test("it may stop in the middle, and writes only what is left when it starts again", async () => {
  const ids = Array.from({ length: 130 }, (_, n) => `${n}`.padStart(64, "0"));
  for (const id of ids) await bareLeadStore().update(id, () => CONTACT);
  const store = leadMaintenanceStore();
  let writes = 0;
  const failing: typeof store = {
    ...store,
    update: (...one) =>
      ++writes > 110 ? Promise.reject(new StoreUnavailable("down")) : store.update(...one),
  };
  const seen: [string, Lead["kind"]][] = [];
  const then = async (id: string, { kind }: Lead) => void seen.push([id, kind]);
  const parts = { promise: PROMISE, stopping, then };
  await expect(fillDeskKeys({ ...parts, leads: failing })).rejects.toThrow(StoreUnavailable);
  expect(seen).toHaveLength(100);
  seen.length = 0;
  expect(await fillDeskKeys({ ...parts, leads: store })).toBe(20);
  expect(seen.map(([id]) => id)).toEqual(expect.arrayContaining(ids));
  expect(seen).toHaveLength(134);
  expect(await fillDeskKeys({ ...parts, leads: store })).toBe(0);
});

test("it ends with the process", async () => {
  const parts = { leads: leadMaintenanceStore(), promise: PROMISE };
  await expect(fillDeskKeys({ ...parts, stopping: AbortSignal.abort() })).rejects.toThrow();
});
