// holds: #deletion
// Slow: it waits for the write-ahead log to be emptied, half a second after an erasure.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { browserOn } from "@/test/support/api-browser";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { backUp } from "@/tools/operator/database-copy";

const CANARY = "canary-in-a-contact-form";
const copy = `${databasePath}.copy`;

const filesWithCanary = () =>
  [databasePath, `${databasePath}-wal`, `${databasePath}-shm`, copy].filter(
    (file) => existsSync(file) && readFileSync(file).includes(CANARY),
  );

test("the texts of an erased person are in no file of the database, and in no backup", async () => {
  const browser = browserOn({
    "/api/visitors/:id": visitorRoute,
    "/api/leads/contact": contactRoute,
  });
  const id = crypto.randomUUID();
  await browser.send("PUT", `/api/visitors/${id}`, { body: {} });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = { ...GOOD_CONTACT, message: CANARY, visitorId: id };
  expect((await browser.send("POST", "/api/leads/contact", { body, headers })).status).toBe(201);
  expect(filesWithCanary()).not.toEqual([]);
  expect((await browser.send("DELETE", `/api/visitors/${id}`)).status).toBe(204);
  for (const end = Date.now() + 20_000; Date.now() < end && filesWithCanary().length > 0;)
    await sleep(100);
  expect(filesWithCanary()).toEqual([]);
  await backUp(databasePath, copy);
  expect(filesWithCanary()).toEqual([]);
}, 40_000);
