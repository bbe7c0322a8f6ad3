import "@/test/support/own-store";
import { wishedCall } from "@/lib/domain/calls/call";
import { withCallChosen } from "@/lib/domain/leads/lead-call";
import { withClaim } from "@/lib/domain/leads/payments";
import { CONTACT } from "@/test/builders/desk-leads";
import type { SiteAlert } from "@/lib/domain/notify/notification";
import { newPerson } from "@/test/builders/new-person";
import { log } from "@/lib/server/core/log";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { leadStore, notifications } from "@/lib/server/wiring/leads";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { storeOf } from "@/lib/server/store/store-of";

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = "site@example.in";
  process.env.LEADS_TO = "asha@example.in";
  process.env.OPERATOR_EMAILS = "ravi@example.in,asha@example.in";
  process.env.LEADS_WEBHOOK_URL = "http://127.0.0.1:9/never";
  process.env.LEADS_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { cursor } of (await waiting()).rows) await storeOf(DELIVERIES).remove(cursor.id);
  server.letters.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const waiting = () => storeOf(DELIVERIES).list({ before: null, limit: 100 });

/** Waits for this many emails, and until the store holds only mails that were sent. */
const arrived = async (count: number) => {
  for (let tries = 0; tries < 200; tries++) {
    const left = (await waiting()).rows.filter(
      ({ record }) => record.channel === "mail" && !record.isDone,
    );
    if (server.letters.length >= count && left.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return server.letters;
};

test("a notice about the site goes to the recipients of leads, once in its period, and not to the webhook", async () => {
  const notice: SiteAlert = { what: "unreadable" };
  await Promise.all([
    notifications().notifyOperators(notice),
    notifications().notifyOperators(notice),
  ]);
  await arrived(1);
  await notifications().notifyOperators(notice);
  await notifications().notifyOperators({ what: "storage", percent: 70 });
  await notifications().notifyOperators({ what: "storage", percent: 70 });
  await notifications().notifyOperators({ what: "storage", percent: 90 });
  const letters = await arrived(3);
  expect(letters.map(({ to, letter }) => [to, letter.subject])).toEqual([
    [["asha@example.in"], "Some stored records cannot be read"],
    [["asha@example.in"], "The site's storage is 70 % full"],
    [["asha@example.in"], "The site's storage is 90 % full"],
  ]);
  expect((await waiting()).rows.map(({ record }) => record.channel)).toEqual([
    "mail",
    "mail",
    "mail",
  ]);
});

test("a notice of an export or a deletion goes to every operator and to the recipients of leads", async () => {
  await notifications().notifyOperators({ what: "export", by: "ravi@example.in", count: 12 });
  await arrived(1);
  await notifications().notifyOperators({ what: "export", by: "ravi@example.in", count: 12 });
  await notifications().notifyOperators({ what: "erasure", by: "ravi@example.in", count: 3 });
  const letters = await arrived(3);
  expect(letters).toHaveLength(3);
  for (const { to } of letters) expect(to).toEqual(["ravi@example.in", "asha@example.in"]);
  expect(letters[0]!.letter.text).toContain("Operator: ravi@example.in");
  expect(letters[0]!.letter.text).toContain("Leads: 12");
  expect((await waiting()).rows).toEqual([]);
});

test("a store that fails is logged and does not fail the caller", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const store = storeOf(DELIVERIES);
  jest.spyOn(store, "update").mockRejectedValue(new Error("away"));
  await expect(notifications().notifyOperators({ what: "unreadable" })).resolves.toBeUndefined();
  expect(error).toHaveBeenCalledWith({
    event: "notice not kept",
    what: "unreadable",
    kind: "Error",
  });
});

test("who moves or cancels a call sends one more mail each time, queued with the change", async () => {
  const id = "c".repeat(64);
  const at = Date.now() + 86_400_000;
  const sender = newPerson();
  const call = wishedCall(null);
  await leadStore().update(id, () => ({ ...CONTACT, ...sender, reference: "BG-M0VED", call }));
  await arrived(1);
  await leadStore().update(id, (lead) => lead && { ...lead, nextAt: at });
  await expect(
    leadStore().update(id, (lead) => lead && withCallChosen(lead, at, at)),
  ).rejects.toThrow("closed");
  expect((await waiting()).rows.filter(({ record }) => record.about.kind === "request")).toEqual(
    [],
  );
  await leadStore().update(id, (lead) => lead && withCallChosen(lead, null, at));
  const letters = await arrived(2);
  expect(letters.map(({ letter }) => letter.subject)).toEqual([
    "Wants to order: The profit and slow months package, BG-M0VED",
    "Call cancelled, BG-M0VED",
  ]);
  // An earlier change is no news after a later one.
  await notifications().enqueue!(["mail"], { kind: "request", leadId: id, at: at - 1 });
  notifications().wake();
  expect(await arrived(0)).toHaveLength(2);
});

test("who says that an order is paid sends one mail, the same number again none", async () => {
  const id = "d".repeat(64);
  const [utr, at] = ["412345678901", Date.now()];
  const order = { ...CONTACT, ...newPerson(), reference: "BG-PA1D" };
  await leadStore().update(id, () => order);
  await arrived(1);
  const claim = (when: number) =>
    leadStore().update(id, (lead) => lead && withClaim(lead, { way: "upi", utr, at: when }));
  await claim(at);
  await claim(at + 1);
  await leadStore().update(id, (lead) => lead && { ...lead, nextAt: at });
  const letters = await arrived(2);
  expect(letters.map(({ letter }) => letter.subject).slice(1)).toEqual([
    "Says it is paid, BG-PA1D: look into your account",
  ]);
});

test("a failure is logged with the host of the other end", async () => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  server.be("refuses");
  await notifications().notifyOperators({ what: "erasure", by: "ravi@example.in", count: 1 });
  while (warn.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ event: "message not taken", host: "127.0.0.1", why: "sender" }),
  );
  server.be("good");
});
