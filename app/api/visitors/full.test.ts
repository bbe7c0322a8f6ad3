import "@/test/support/own-store";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { newRecord, type VisitorRecord } from "@/lib/domain/account/record";
import { deskNotices } from "@/lib/server/wiring/desk";
import * as readyRoute from "@/app/api/ready/route";
import { personBrowser } from "@/test/support/person-browser";
import { browserOn } from "@/test/support/api-browser";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

process.env.SQLITE_MAX_MB = "1";

const ready = async () =>
  (await browserOn({ "/api/ready": readyRoute }).send("GET", "/api/ready")).body;

/** A record of about 100 KB. */
const large = (id: string): VisitorRecord => ({
  ...newRecord(id, "", {}),
  leads: Array.from({ length: 1_500 }, () => "0".repeat(64)),
});

test("with a full storage existing records continue, leads are stored, new records wait, and the operator sees it", async () => {
  const person = await personBrowser();
  expect(await ready()).toMatchObject({ store: "ok", disk: "ok" });
  for (let n = 0; n < 12; n++) {
    const id = crypto.randomUUID();
    await storeOf(USERS).update(id, () => large(id));
  }
  // The first measurement is reused for 5 s.
  const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 6_000);
  const refused = await person.send("PUT", `/api/visitors/${crypto.randomUUID()}`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "600"]);
  expect(refused.body).toMatchObject({ error: { code: "full" } });

  expect((await person.send("PUT", person.at())).status).toBe(200);
  expect((await person.answer("b1", "yes")).status).toBe(204);
  expect((await person.finish(SAMPLE_ANSWERS)).status).toBe(200);
  expect((await person.consent("contact", true)).status).toBe(204);
  expect((await person.lead("contact", GOOD_CONTACT)).status).toBe(201);
  expect((await person.lead("contact", { ...GOOD_CONTACT, website: "x" })).status).toBe(503);
  expect(await ready()).toMatchObject({ store: "ok", disk: "degraded" });
  expect(await deskNotices()).toEqual([{ state: "bad", trouble: { kind: "storage100" } }]);

  const link = { scope: "plan", lang: "en" };
  const { body } = await person.send("POST", person.at("/links"), { body: link });
  const { linkId } = body as { linkId: string };
  expect((await person.send("DELETE", person.at(`/links/${linkId}`))).status).toBe(204);
  expect((await person.consent("contact", false)).status).toBe(204);
  expect((await person.send("DELETE", person.at())).status).toBe(204);
  clock.mockRestore();
});
