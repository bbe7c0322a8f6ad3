import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { browserOn } from "@/test/support/api-browser";
import { GOOD_CONTACT } from "@/test/support/lead-browser";

Object.assign(process.env, {
  LEADS_WEBHOOK_URL: "http://127.0.0.1:9/leads",
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
});

test("a visitor's deletion is sent to the operator's listener, too", async () => {
  const browser = browserOn({
    "/api/visitors/:id": visitorRoute,
    "/api/leads/contact": contactRoute,
  });
  const id = crypto.randomUUID();
  await browser.send("PUT", `/api/visitors/${id}`, { body: {} });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = { ...GOOD_CONTACT, visitorId: id };
  expect((await browser.send("POST", "/api/leads/contact", { body, headers })).status).toBe(201);
  expect((await browser.send("DELETE", `/api/visitors/${id}`)).status).toBe(204);

  const db = new DatabaseSync(databasePath, { readOnly: true });
  const waiting = db.prepare("SELECT record FROM deliveries ORDER BY created_at").all();
  db.close();
  const told = waiting.map(({ record }) => JSON.parse(String(record)) as object);
  expect(told).toEqual([
    expect.objectContaining({
      channel: "webhook",
      about: expect.objectContaining({ kind: "lead" }),
    }),
    expect.objectContaining({
      channel: "webhook",
      about: { kind: "deletion", leadId: expect.any(String), deletedAt: expect.any(Number) },
    }),
  ]);
});
