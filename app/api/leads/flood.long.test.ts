// holds: #limits
// Over 1 s: it sends 300 forms through the real handler.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { sealedAddress } from "@/lib/server/http/client-address";
import { log } from "@/lib/server/core/log";
import { deskNotices } from "@/lib/server/wiring/desk";
import { GOOD_CONTACT, leadBrowser } from "@/test/support/lead-browser";
import { allSent } from "@/test/support/all-sent";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { storedLeads } from "@/test/support/stored-leads";

const FLOODER = "127.0.0.9";
const CUSTOMER = "127.0.7.3";
const FORMS = 300;
const SIX_HOURS = 6 * 3_600;

const browser = leadBrowser();
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  process.env.SMTP_URL = mail.url;
  process.env.MAIL_FROM = "site@example.in";
  process.env.LEADS_TO = "desk@example.in";
});
afterAll(() => mail.stop());
afterEach(() => jest.restoreAllMocks());

const form = (address: string, fields: object) =>
  browser.form(
    "/api/leads/contact",
    { ...GOOD_CONTACT, ...fields },
    Object.fromEntries([sealedAddress(address)]),
  );

const subjects = () => mail.letters.map(({ letter }) => letter.subject ?? "");
const until = async (isThere: () => boolean) => {
  for (let tries = 0; tries < 500 && !isThere(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
};

test("300 forms of one address change nothing for the lead of another: no flag, and its letter leaves", async () => {
  const lines: Record<string, unknown>[] = [];
  jest.spyOn(log, "warn").mockImplementation((line: unknown) => {
    lines.push(line as Record<string, unknown>);
  });
  const statuses: number[] = [];
  let refused = await form(FLOODER, { message: "Number 0" });
  for (let n = 1; n < FORMS; n++) {
    const reply = await form(FLOODER, { message: `Number ${n}` });
    statuses.push(reply.status);
    if (reply.status === 429) refused = reply;
  }
  // 40 are allowed; the next 160 are stored with a flag; the others have to wait, and keep what they typed.
  expect([303, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([
    199, 100,
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThan(SIX_HOURS);
  expect(storedLeads(databasePath).filter(({ flags }) => flags.length > 0)).toHaveLength(160);

  expect((await form(CUSTOMER, { name: "Meera Joshi", message: "A real one" })).status).toBe(303);
  const lead = storedLeads(databasePath).find(({ message }) => message === "A real one");
  expect(lead?.flags).toEqual([]);
  const isTold = () => subjects().some((subject) => subject.includes(lead!.reference));
  await until(isTold);
  expect(isTold()).toBe(true);

  const ofFlood = () => subjects().filter((subject) => subject.includes("Unusually many"));
  await until(() => ofFlood().length > 0);
  expect(ofFlood()).toHaveLength(1);
  expect(await deskNotices().read()).toEqual([{ kind: "flood", since: expect.any(Number) }]);

  const told = (event: string) => lines.filter((line) => line["event"] === event);
  expect([told("lead flagged").length, told("lead refused").length]).toEqual([160, 100]);
  expect(told("lead refused")[0]).toEqual({
    event: "lead refused",
    from: expect.stringMatching(/^[0-9a-f]{16}$/),
    network: "127.0.0.0/24",
  });
  await allSent();
}, 60_000);
