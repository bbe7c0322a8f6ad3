// holds: #calls, #limits
// Over 1 s: it sends hundreds of forms through the real handler.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { timesOf } from "@/lib/domain/calls/call-hours";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { newPerson } from "@/test/builders/new-person";
import { browserOn } from "@/test/support/api-browser";
import {
  at,
  callBrowser,
  fromAddress,
  freshDays,
  HOURS,
  NOW,
  type Receipt,
} from "@/test/support/call-browser";
import { callFaults, countTaken, heldIn } from "@/test/support/held-calls";
import { personBrowser, ROUTES } from "@/test/support/person-browser";
import { storedLeads } from "@/test/support/stored-leads";

const CARRIER = "198.51.100.7";
const DAY = "2026-11-29";
const TIMES = timesOf(HOURS, DAY);
/** Half hours that one address takes in a day. */
const OF_ADDRESS = 8;

const { ask, request } = callBrowser();
const held = () => heldIn(databasePath);

/** Somebody behind an address who has finished a check, and asks for a call about it. */
const checkedFrom = async (address: string) => {
  const browser = browserOn(ROUTES);
  const person = await personBrowser({
    ...browser,
    send: (method, path, sent = {}) =>
      browser.send(method, path, {
        ...sent,
        headers: { ...fromAddress(address), ...sent.headers },
      }),
  });
  await person.finish(answersOfAll("yes"));
  return async (call: number, phone = newPerson().phone) => {
    const said = { name: "Meera Joshi", lang: "en", textVersion: "2026-11-21" };
    const body = { ...said, phone, consent: true, sharesCheck: false, call };
    const reply = await person.send("POST", person.at("/call"), { body });
    return { status: reply.status, ...(reply.body as Receipt) };
  };
};

beforeAll(async () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
  await freshDays();
});
afterAll(() => jest.useRealTimers());

test("after 100 posts of other numbers from a carrier's address, its people are called and others find times", async () => {
  const posts = [];
  for (let n = 0; n < 100; n++)
    posts.push(await ask(TIMES[n % TIMES.length]!, {}, { address: CARRIER }));
  const flooder = posts.filter(({ call }) => call?.at != null);
  expect(flooder).toHaveLength(OF_ADDRESS);
  expect(storedLeads(databasePath).filter(({ flags }) => flags.length > 0).length).toBeGreaterThan(
    40,
  );

  // The private pages of leads without a time are no way around it.
  const soon = posts.filter(({ token, call }) => token && call?.at === null);
  expect(soon.length).toBeGreaterThan(20);
  for (const [n, { token }] of soon.slice(0, 20).entries()) {
    const { status } = await request("PUT", { token, at: TIMES[9 + (n % 9)] }, CARRIER);
    expect(status).toBe(429);
  }
  expect(countTaken(held())).toBe(OF_ADDRESS);

  const behind = await checkedFrom(CARRIER);
  expect(await behind(TIMES.at(-1)!)).toMatchObject({ status: 201, call: { at: null } });
  const elsewhere = await ask(TIMES[9], {}, { address: "203.0.113.5" });
  expect(elsewhere).toMatchObject({ status: 201, call: { at: TIMES[9] } });
  expect(callFaults(held())).toEqual([]);
}, 60_000);

test("one open call a record, also in parallel", async () => {
  const person = await checkedFrom("203.0.113.77");
  const others = timesOf(HOURS, "2026-12-02").slice(0, 5);
  const byRecord = await Promise.all(others.map((time) => person(time)));
  expect(byRecord.filter(({ call }) => call?.at != null)).toHaveLength(1);
  const soon = byRecord.find(({ call }) => call?.at === null)!;
  const moved = await request("PUT", { token: soon.token, at: others[4] });
  expect([moved.status, moved.error.code]).toEqual([409, "call_second"]);
  expect(byRecord.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(callFaults(held())).toEqual([]);
}, 60_000);

test("45 changes of one lead in a minute are ten, those of an address twenty; wrong tokens close no page", async () => {
  const [one, other] = [at("2026-12-06T09:00"), at("2026-12-06T10:00")];
  const token = (await ask(one)).token;
  const statuses = [];
  for (let n = 0; n < 45; n++) {
    const sent = n % 3 === 2 ? { token } : { token, at: n % 3 === 0 ? other : one };
    const reply = await request("at" in sent ? "PUT" : "DELETE", sent, `192.0.3.${n}`);
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(35).fill(429)]);

  const from = "203.0.115.9";
  const forged = "A".repeat(86);
  for (let n = 0; n < 70; n++)
    expect((await request("POST", { token: forged }, from)).status).toBe(404);
  const cancels = [];
  for (let n = 0; n < 25; n++)
    cancels.push((await request("DELETE", { token: (await ask(null)).token }, from)).status);
  expect(cancels).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
  expect((await request("POST", { token }, from)).status).toBe(200);
  expect(callFaults(held())).toEqual([]);
}, 60_000);

test("three addresses take eight half hours each in a day, with as many made-up checks as they like", async () => {
  const before = countTaken(held());
  const days = {
    "192.0.2.1": "2026-12-03",
    "198.51.101.1": "2026-12-04",
    "203.0.114.1": "2026-12-05",
  };
  for (const [address, day] of Object.entries(days))
    for (const time of timesOf(HOURS, day).slice(0, 12)) {
      const person = await checkedFrom(address);
      expect(await person(time)).toMatchObject({ status: 201 });
    }
  expect(countTaken(held()) - before).toBe(3 * OF_ADDRESS);
  expect(callFaults(held())).toEqual([]);
}, 60_000);
