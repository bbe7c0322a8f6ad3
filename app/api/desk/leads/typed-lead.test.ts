// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import * as contactRoute from "@/app/api/leads/contact/route";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { startListener } from "@/test/standins/webhook-standin";
import { allSent } from "@/test/support/all-sent";
import { browserOn } from "@/test/support/api-browser";
import { deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as leadsRoute from "./route";

const ASHA = "asha@example.in";
const asha = deskCallers({ "/api/desk/leads": leadsRoute }, [ASHA]).operator(ASHA);

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

test("no email tells of a lead that an operator typed in; the webhook has it, and a visitor's is mailed", async () => {
  const typed = await asha.send("POST", "leads", {
    ...{ channel: "visit", name: "Meena Devi", phone: "9876543219", email: "", lang: "hi" },
    ...{ businessName: "", location: "", message: "", topic: "demo", packageId: null },
    key: crypto.randomUUID(),
  });
  expect(typed.status).toBe(201);
  const { reference } = typed.body as { reference: string };
  await allSent();
  expect(listener.heard.map((one) => [one.type, one.reference])).toEqual([
    ["lead.arrived", reference],
  ]);
  expect(listener.heard[0]!.data).toMatchObject({ channel: "visit", name: "Meena Devi" });
  expect(mail.letters).toEqual([]);

  const browser = browserOn({ "/api/leads/contact": contactRoute });
  const headers = { origin: "https://bizgrow.example" };
  const sent = await browser.send("POST", "/api/leads/contact", { body: GOOD_CONTACT, headers });
  expect(sent.status).toBe(201);
  await allSent();
  expect(mail.letters.map(({ to }) => to)).toEqual([["ravi@example.in"]]);
  expect(listener.heard).toHaveLength(2);
});
