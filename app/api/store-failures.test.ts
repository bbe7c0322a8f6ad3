// holds: #health, #r8, #r11
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as liveRoute from "@/app/api/live/route";
import { CHECK_NAMES } from "@/lib/domain/health/site-check";
import * as readyRoute from "@/app/api/ready/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type ApiBrowser, browserOn, type Reply } from "@/test/support/api-browser";
import { monotonicClock } from "@/test/support/monotonic-clock";

const ROUTES = {
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/live": liveRoute,
  "/api/ready": readyRoute,
};
const ANSWERS = Object.fromEntries(QUESTION_IDS.map((id) => [id, "yes"]));
/** The readiness check reuses its last result for 2 s. */
const STALE_MS = 2_100;

/** A write waits this long, in ms, for another process. */
const LOCK_WAIT_MS = 2_000;

const clock = monotonicClock();

const browser = browserOn(ROUTES);
const visitor = `/api/visitors/${crypto.randomUUID()}`;

const writes = (by: ApiBrowser = browser): Promise<Reply[]> =>
  Promise.all([
    by.send("PUT", visitor),
    by.send("PUT", `${visitor}/answers/b1`, { body: { answer: "yes", version: Date.now() } }),
    by.send("POST", `${visitor}/analysis`, { body: { answers: ANSWERS, lang: "en" } }),
  ]);
const statuses = (replies: Reply[]) => replies.map(({ status }) => status);

const expectUnavailable = (replies: Reply[]) => {
  for (const { status, body, headers } of replies) {
    expect([status, body]).toMatchObject([503, { error: { code: "unavailable" } }]);
    expect(headers.get("retry-after")).toBe("5");
  }
};

/** Removes the database, whatever its state. */
const destroy = () => rmSync(dirname(databasePath), { recursive: true, force: true });

beforeEach(async () => {
  destroy();
  await browser.send("PUT", visitor); // notices that the file is gone
  await browser.send("PUT", visitor);
  expect(statuses(await writes())).toEqual([200, 204, 200]);
});

test("without an AI key the check gets the standard advice", async () => {
  const [, , finished] = await writes();
  expect(finished!.body).toMatchObject({ source: "standard" });
});

test("locked by another process: unavailable after 2 s, still readable, then as before", async () => {
  const other = new DatabaseSync(databasePath);
  other.exec("BEGIN EXCLUSIVE");
  const refused = writes();
  clock.passSoon(LOCK_WAIT_MS);
  expectUnavailable(await refused);
  expect((await browser.send("GET", visitor)).status).toBe(200);
  other.exec("ROLLBACK");
  other.close();
  expect(statuses(await writes())).toEqual([200, 204, 200]);
});

test("overwritten with something else: unavailable, and well again once that is gone", async () => {
  destroy();
  mkdirSync(dirname(databasePath));
  writeFileSync(databasePath, "nothing that SQLite wrote ".repeat(500));
  expectUnavailable(await writes());
  expectUnavailable([await browser.send("GET", visitor), await browser.send("DELETE", visitor)]);
  destroy();
  expect((await browserOn(ROUTES).send("PUT", visitor)).status).toBe(201);
});

test("a directory in the place of the file, a file in that of the directory", async () => {
  destroy();
  mkdirSync(databasePath, { recursive: true });
  expectUnavailable(await writes());
  destroy();
  writeFileSync(dirname(databasePath), "");
  expectUnavailable(await writes());
});

test("is not ready while the store takes no write, and lives all the same", async () => {
  const ready = () => browser.send("GET", "/api/ready");
  const good = await ready();
  const allWell = Object.fromEntries(CHECK_NAMES.map((name) => [name, "ok"]));
  expect([good.status, good.body]).toEqual([200, allWell]);

  const other = new DatabaseSync(databasePath);
  other.exec("BEGIN EXCLUSIVE");
  expect((await ready()).status).toBe(200); // the earlier result is reused
  clock.pass(STALE_MS);
  const locked = await ready();
  expect(locked.status).toBe(503);
  expect(locked.body).toMatchObject({ store: "degraded", facts: "ok", signIn: "ok" });
  expect((await browser.send("GET", "/api/live")).status).toBe(200);
  other.exec("ROLLBACK");
  other.close();

  clock.pass(STALE_MS);
  expect((await ready()).status).toBe(200);
});
