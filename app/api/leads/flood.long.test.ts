// holds: #limits
// Over 1 s: it sends 300 forms through the real handler.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { sealedAddress } from "@/lib/server/http/client-address";
import { log } from "@/lib/server/core/log";
import { GOOD_CONTACT, leadBrowser } from "@/test/support/lead-browser";
import { allSent } from "@/test/support/all-sent";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { storedLeads } from "@/test/support/stored-leads";

const FLOODER = "127.0.0.9";
const CUSTOMER = "127.0.7.3";
const FORMS = 300;

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
  for (let n = 0; n < FORMS; n++)
    expect((await form(FLOODER, { message: `Number ${n}` })).status).toBe(303);
  // 40 are mailed; the others are stored with a flag.
  expect(storedLeads(databasePath).filter(({ flags }) => flags.length > 0)).toHaveLength(260);

  expect((await form(CUSTOMER, { name: "Meera Joshi", message: "A real one" })).status).toBe(303);
  const lead = storedLeads(databasePath).find(({ message }) => message === "A real one");
  expect(lead?.flags).toEqual([]);
  const isTold = () => subjects().some((subject) => subject.includes(lead!.reference));
  await until(isTold);
  expect(isTold()).toBe(true);

  expect(lines.filter((line) => line["event"] === "lead flagged")).toEqual(
    Array.from({ length: 260 }, () => ({ event: "lead flagged" })),
  );
  await allSent();
}, 60_000);
