// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import * as contactRoute from "@/app/api/leads/contact/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { detailsOf } from "@/lib/domain/leads/person";
import { leadStore } from "@/lib/server/wiring/leads";
import { newPerson } from "@/test/builders/new-person";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { startListener } from "@/test/standins/webhook-standin";
import { allSent } from "@/test/support/all-sent";
import { browserOn } from "@/test/support/api-browser";
import { deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as personRoute from "@/app/api/desk/people/[key]/route";
import * as addRoute from "./route";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { storeOf } from "@/lib/server/store/store-of";

const ASHA = "asha@example.in";
const routes = { "/api/desk/add": addRoute, "/api/desk/people/:key": personRoute };
const asha = deskCallers(routes, [ASHA]).operator(ASHA);
const { add } = deskWordsIn("en").forms;

let mail: MailServer;
let listener: Awaited<ReturnType<typeof startListener>>;
beforeAll(async () => {
  [mail, listener] = await Promise.all([startMailServer(), startListener()]);
  Object.assign(process.env, {
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.in",
    LEADS_TO: "ravi@example.in",
    LEADS_WEBHOOK_URL: listener.url,
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
  });
});
afterAll(async () => {
  await mail.stop();
  await listener.stop();
});

const typed = (words: Record<string, string> = {}) => ({
  channel: "visit",
  name: "Meena Devi",
  phone: "9876543219",
  email: "",
  lang: "hi",
  businessName: "",
  location: "",
  message: "",
  topic: "call",
  packageId: "",
  key: crypto.randomUUID() as string,
  back: "/desk/add",
  ...words,
});
const keyIn = ({ body }: { body: unknown }) => (body as { to: string }).to.split("/").at(-1)!;
const personOf = async (reply: { body: unknown }) => (await storeOf(PEOPLE).read(keyIn(reply)))!;

test("a lead is added once, with the person's word as consent, and its page is opened", async () => {
  const form = typed({ packageId: "complete" });
  const first = await asha.post("add", form);
  expect(first.body).toMatchObject({ text: add.done });
  expect((await asha.post("add", form)).body).toEqual(first.body);
  const { leads, nextAt, notes } = await personOf(first);
  expect([leads.length, nextAt, notes.length]).toEqual([1, expect.any(Number), 1]);
  expect(await leadStore().read(leads[0]!.id)).toMatchObject({
    name: "Meena Devi",
    phone: "+919876543219",
    topic: "call",
    packageId: "complete",
    channel: "visit",
    lang: "hi",
    consent: { textVersion: "spoken" },
  });
});

test("it is no visit of the site", async () => {
  const visits = async () =>
    JSON.stringify(await storeOf(COUNTS).list({ before: null, limit: 99 }));
  const before = await visits();
  await asha.post("add", typed({ phone: newPerson().phone }));
  expect(await visits()).toBe(before);
});

test("a number that is none is named, and what was typed stays", async () => {
  const { status, body } = await asha.post("add", typed({ phone: "12345" }));
  expect(status).toBe(422);
  expect(body).toMatchObject({ isTrouble: true, kept: { phone: "12345", name: "Meena Devi" } });
  const shop = await asha.post("add", typed({ name: "", businessName: "Meena Stores" }));
  expect(shop.body).toMatchObject({ text: add.done });
});

test("no email tells of a lead that an operator typed in; the webhook has it, and a visitor's is mailed", async () => {
  await allSent();
  const before = listener.heard.length;
  await asha.post("add", typed());
  await allSent();
  expect(listener.heard.slice(before)).toMatchObject([
    { type: "lead.arrived", data: { channel: "visit", name: "Meena Devi" } },
  ]);
  expect(mail.letters).toEqual([]);
  const browser = browserOn({ "/api/leads/contact": contactRoute });
  const headers = { origin: "https://bizgrow.example" };
  await browser.send("POST", "/api/leads/contact", { body: GOOD_CONTACT, headers });
  await allSent();
  expect(mail.letters.map(({ to }) => to)).toEqual([["ravi@example.in"]]);
});

// The last test: the webhook hears of its change 10 s later.
test("sent again, it has what was corrected, but for what an operator has corrected since", async () => {
  const key = crypto.randomUUID();
  const [wrong, { phone }] = [newPerson(), newPerson()];
  await asha.post("add", typed({ key, phone: wrong.phone }));
  const corrected = typed({ key, phone, name: "Meena" });
  const now = await asha.post("add", corrected);
  expect(detailsOf(await personOf(now))).toMatchObject({ phone, name: "Meena" });
  expect((await personOf(now)).leads).toHaveLength(1);
  expect((await asha.post("add", { ...corrected, name: "Meena Rao" })).body).toEqual(now.body);
  expect(detailsOf(await personOf(now))).toMatchObject({ phone, name: "Meena Rao" });
  const twin = await asha.post("add", typed({ phone }));
  expect(keyIn(twin)).toBe(keyIn(now));
  const edit = { do: "edit", version: "0", name: "Mina", "was-name": "Meena Rao" };
  await asha.post(`people/${keyIn(now)}`, edit);
  expect((await asha.post("add", corrected)).status).toBe(200);
  expect(detailsOf(await personOf(now))).toMatchObject({ name: "Mina" });
});
