// holds: #deletion
import "@/test/support/own-store";
import "@/test/support/rules-2027";
import { databasePath } from "@/test/support/own-store";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { LANGS } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { browserOn } from "@/test/support/api-browser";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { storedRows } from "@/test/support/stored-rows";

test("while the data rules of 2027 are on, what is deleted is set aside, and the policy says so", async () => {
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
  expect((await browser.send("GET", `/api/visitors/${id}`)).status).toBe(404);
  const { users = [], leads = [], setAside = [] } = storedRows(databasePath);
  expect([users, leads]).toEqual([[], []]);
  expect(setAside.map(({ id: name }) => name.split("-")[0]).toSorted()).toEqual(["leads", "users"]);
  for (const lang of LANGS) {
    const { privacy } = contentIn(lang);
    expect(privacy.sections.deleting).toEqual(privacy.from2027.sections.deleting);
  }
});
