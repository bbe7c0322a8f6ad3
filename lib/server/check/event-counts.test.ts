import "@/test/support/own-store";
import type { Answer } from "@/lib/domain/check/answers";
import { newRecord, type VisitorRecord } from "@/lib/domain/account/record";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { createEventCounts } from "./event-counts";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { finished } from "@/test/builders/visitor-records";
import { databasePath } from "@/test/support/own-store";

const NOW = Date.parse("2026-11-21T04:30:00Z");
const [users, counts] = [sqliteStore(databasePath, USERS), sqliteStore(databasePath, COUNTS)];
afterAll(() => users.close());

const { finishing } = createEventCounts(
  sqliteTransact(databasePath),
  (day) => `${day}.events`,
  () => NOW,
);

test("a finished check is counted with its record, once for each finish, and with the record's source", async () => {
  const fresh = newRecord("id", "hash", { source: { utm_source: "newspaper" } });
  const finish = (answer: Answer, at: number) => (record: VisitorRecord | null) =>
    finished(record ?? fresh, answersOfAll(answer), at);
  await finishing("id", finish("no", NOW), "hi");
  await finishing("id", finish("no", NOW), "hi"); // a retry
  await finishing("id", (record) => record, "hi");
  await finishing("id", (record) => record && { ...record, lang: "en" }, "hi");
  const counted = (n: number) => ({ source: "newspaper", lang: "hi", counts: { finished: n } });
  const rows = async () => (await counts.read("2026-11-21.events"))?.rows;
  expect(await rows()).toEqual([counted(1)]);
  await finishing("id", finish("yes", NOW + 1), "hi");
  expect(await rows()).toEqual([counted(2)]);
  expect(await users.read("id")).toMatchObject({ lang: "en" });
});

test("what a change throws writes and counts nothing", async () => {
  const bug = new RangeError("a bug in a change");
  const failing = finishing(
    "other",
    () => {
      throw bug;
    },
    "en",
  );
  await expect(failing).rejects.toBe(bug);
  expect(await users.read("other")).toBeNull();
});
