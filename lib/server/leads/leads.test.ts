// holds: #leads
import "@/test/support/own-store";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newRecord } from "@/lib/domain/account/record";
import { storedLeads } from "@/test/support/stored-leads";
import { ApiError } from "@/lib/server/core/api-error";
import { contactBody } from "./lead-schemas";
import { createLeads } from "./leads";
import { createSignedIds } from "./signed-ids";
import { createLeadLimits } from "./lead-limits";
import { memoryCounter } from "@/lib/server/core/rate-limit";
import { createCalls } from "@/lib/server/calls/calls";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { CALL_DAYS, CALL_HOURS } from "@/lib/server/store/schemas/stored-call";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { StoreUnavailable } from "@/lib/server/store/store";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { createWindows } from "@/lib/server/core/windows";

const HOUR_MS = 3_600_000;
const VISITOR_LIMIT = 5;
const ADDRESS_LIMIT = 8;
const NETWORK_LIMIT = 12;
const GLOBAL_LIMIT = 20;
const STORED_LIMIT = 60;
/** At this multiple of the limits, leads are refused. */
const REFUSED_TIMES = 5;

const folder = mkdtempSync(join(tmpdir(), "leads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GOOD = {
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "98765 43210",
  message: "Udhaar is stuck.",
  consent: true,
  textVersion: "2026-11-21",
  lang: "en",
};
const said = (changes: object = {}) => contactBody.parse({ ...GOOD, ...changes });

const referenceOf = async (sent: Promise<{ reference: string }>) => (await sent).reference;

const nobody = { key: null, tokens: [], uid: null, address: null };
const withKey = () => ({ key: crypto.randomUUID(), tokens: [], uid: null, address: null });

/** Leads with a database and a clock for one test. */
const setUp = () => {
  const at = mkdtempSync(join(folder, "site-"));
  const databasePath = join(at, "data", "site.db");
  const clock = { now: Date.UTC(2026, 10, 21, 23, 0) };
  const users = sqliteStore(databasePath, USERS);
  const days = sqliteStore(databasePath, CALL_DAYS);
  let floods = 0;
  let isFull = false;
  const windows = createWindows({ now: () => clock.now });
  const count = (allowed: number, name: string) =>
    memoryCounter({ allowed, seconds: 3600, name }, windows);
  const leads = createLeads({
    leads: sqliteStore(databasePath, LEADS),
    users,
    submissions: sqliteStore(databasePath, SUBMISSIONS),
    limits: createLeadLimits({
      counters: {
        visitor: count(VISITOR_LIMIT, "visitor"),
        address: count(ADDRESS_LIMIT, "address"),
        network: count(NETWORK_LIMIT, "network"),
        all: count(GLOBAL_LIMIT, "all"),
        stored: count(STORED_LIMIT, "stored"),
      },
      onFlood: () => (floods += 1),
    }),
    isFull: async () => isFull,
    callLimit: { take: async () => 0 },
    calls: createCalls({
      hours: sqliteStore(databasePath, CALL_HOURS),
      days,
      now: () => clock.now,
    }),
    tokens: createSignedIds({ secrets: sqliteStore(databasePath, SECRETS), purpose: "request" }),
    now: () => clock.now,
  });
  return {
    leads,
    users,
    clock,
    floods: () => floods,
    fill: () => (isFull = true),
    stored: () => storedLeads(databasePath),
    /** Makes the store fail from now on. */
    breakStore: () => {
      rmSync(join(at, "data"), { recursive: true, force: true });
      writeFileSync(join(at, "data"), "");
    },
    repairStore: () => rmSync(join(at, "data")),
  };
};

test("the same words of the same person within 24 hours are one lead, across midnight too", async () => {
  const { leads, clock, stored } = setUp();
  const start = clock.now;
  const at = (hours: number) => {
    clock.now = start + hours * HOUR_MS;
    return referenceOf(leads.contact(said({ email: "Asha@Example.in" }), withKey()));
  };
  const first = await at(0);
  expect(await at(2)).toBe(first);
  expect(await at(23.9)).toBe(first);
  expect(stored()).toHaveLength(1);
  expect(await at(24.1)).not.toBe(first);
  expect(stored()).toHaveLength(2);
});

test("a retry of the same submission days later is still the same lead", async () => {
  const { leads, clock, stored } = setUp();
  const arrival = withKey();
  const first = await leads.contact(said(), arrival);
  clock.now += 5 * 24 * HOUR_MS;
  expect(await leads.contact(said(), arrival)).toEqual(first);
  expect(stored()).toHaveLength(1);
});

test("another phone, message, package or topic is another lead", async () => {
  const { leads, stored } = setUp();
  await leads.contact(said(), nobody);
  await leads.contact(said({ phone: "90000 00000" }), nobody);
  await leads.contact(said({ message: "Udhaar is stuck!" }), nobody);
  await leads.contact(said({ package: "suite" }), nobody);
  await leads.contact(said({ topic: "demo" }), nobody);
  expect(stored()).toHaveLength(5);
});

test("leads over the limit of an address are flagged, those of other addresses are not", async () => {
  const { leads, stored } = setUp();
  const from = (address: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      leads.contact(said({ message: `${address} ${at}` }), { ...nobody, address }),
    );
  await Promise.all([...from("203.0.113.7", ADDRESS_LIMIT + 1), ...from("203.0.113.8", 1)]);
  expect(stored()).toHaveLength(ADDRESS_LIMIT + 2);
  expect(stored().filter(({ flags }) => flags.length > 0)).toMatchObject([
    { message: `203.0.113.7 ${ADDRESS_LIMIT}` },
  ]);
});

test("leads over a visitor's limit are flagged from any address; an unknown cookie is no visitor", async () => {
  const { leads, users, stored } = setUp();
  const token = newToken();
  const visitorId = crypto.randomUUID();
  await users.update(visitorId, () => newRecord(visitorId, tokenHash(token), {}));
  const send = (n: number, tokens: string[]) =>
    leads.contact(said({ message: `Message ${n}`, visitorId }), {
      ...nobody,
      tokens,
      address: `203.0.${n}.7`,
    });
  for (let n = 0; n < VISITOR_LIMIT + 2; n++) await send(n, [newToken()]);
  expect(stored().flatMap(({ flags }) => flags)).toEqual([]);
  for (let n = 20; n < 20 + VISITOR_LIMIT + 2; n++) await send(n, [token]);
  expect(stored().flatMap(({ flags }) => flags)).toEqual(["quarantine", "quarantine"]);
});

test("a flooding address does not affect other people's leads, and is refused at five times the limit", async () => {
  const { leads, stored, floods } = setUp();
  const send = (address: string, n: number) =>
    leads.contact(said({ message: `${address} ${n}` }), { ...nobody, address });
  const outcomes: string[] = [];
  for (let n = 0; n < 300; n++)
    outcomes.push(
      await send("203.0.113.7", n).then(
        () => "stored",
        (error: unknown) =>
          error instanceof ApiError ? `${error.status} ${error.headers["Retry-After"]}` : "?",
      ),
    );
  expect(outcomes).toEqual([
    ...Array<string>(ADDRESS_LIMIT * REFUSED_TIMES).fill("stored"),
    ...Array<string>(300 - ADDRESS_LIMIT * REFUSED_TIMES).fill("429 3600"),
  ]);
  expect(floods()).toBeGreaterThan(0);
  await send("198.51.100.9", 1);
  expect(stored().at(-1)).toMatchObject({ message: "198.51.100.9 1", flags: [] });
});

test("the addresses of one network count together", async () => {
  const { leads, stored } = setUp();
  const refused: number[] = [];
  for (let n = 0; n < NETWORK_LIMIT * REFUSED_TIMES + 3; n++)
    await leads
      .contact(said({ message: `Message ${n}` }), { ...nobody, address: `203.0.113.${n}` })
      .catch(() => refused.push(n));
  expect(stored().findIndex(({ flags }) => flags.length > 0)).toBe(NETWORK_LIMIT);
  expect(refused).toEqual([0, 1, 2].map((more) => NETWORK_LIMIT * REFUSED_TIMES + more));
});

test("over the ceiling for all, only senders of many leads are flagged or refused", async () => {
  const { leads, stored, floods } = setUp();
  const send = (address: string, n: number) =>
    leads.contact(said({ message: `${address} ${n}` }), { ...nobody, address });
  const flagsOf = async (address: string, n: number) => {
    await send(address, n);
    return stored().find(({ message }) => message === `${address} ${n}`)?.flags;
  };
  for (let n = 0; n < GLOBAL_LIMIT; n++) await send(`10.0.${n}.1`, 1);
  expect(floods()).toBe(0);
  expect(await flagsOf("10.1.0.1", 1)).toEqual([]);
  expect(floods()).toBe(1);
  // A fifth of 8, and of 12 in a network.
  expect(await flagsOf("10.2.0.1", 1)).toEqual([]);
  expect(await flagsOf("10.2.0.1", 2)).toEqual(["quarantine"]);
  for (let n = 3; n <= ADDRESS_LIMIT; n++) await send("10.2.0.1", n);
  await expect(send("10.2.0.1", 9)).rejects.toMatchObject({ status: 429 });
  expect(await flagsOf("10.3.0.1", 1)).toEqual([]);
});

test("when too many leads are stored, senders of many are refused instead of flagged", async () => {
  const { leads, stored } = setUp();
  const send = (address: string, n: number) =>
    leads.contact(said({ message: `${address} ${n}` }), { ...nobody, address });
  for (let n = 0; n < STORED_LIMIT; n++) await send(`10.0.${n % 10}.1`, n);
  await send("10.1.0.1", 1);
  expect(stored()).toHaveLength(STORED_LIMIT + 1);
  await expect(send("10.0.1.1", STORED_LIMIT)).rejects.toMatchObject({ status: 429 });
  await send("10.2.0.1", 1);
  await expect(send("10.2.0.1", 2)).rejects.toMatchObject({ status: 429 });
  expect(stored()).toHaveLength(STORED_LIMIT + 2);
});

test("while the storage is full, only leads without a flag are stored", async () => {
  const site = setUp();
  site.fill();
  await site.leads.contact(said(), nobody);
  await expect(site.leads.contact(said({ website: "x" }), nobody)).rejects.toMatchObject({
    status: 503,
    headers: { "Retry-After": "600" },
  });
  expect(site.stored()).toMatchObject([{ flags: [] }]);
});

describe("while the store fails", () => {
  test("a lead is refused, and is stored once when it is sent again", async () => {
    const site = setUp();
    const arrival = withKey();
    site.breakStore();
    await expect(site.leads.contact(said(), arrival)).rejects.toThrow(StoreUnavailable);
    site.repairStore();
    await site.leads.contact(said(), arrival);
    await site.leads.contact(said(), arrival);
    expect(site.stored()).toMatchObject([{ message: "Udhaar is stuck." }]);
  });

  test("a lead that names a record is refused as well", async () => {
    const site = setUp();
    site.breakStore();
    const sent = said({ visitorId: crypto.randomUUID() });
    const arrival = { ...withKey(), tokens: [newToken()] };
    await expect(site.leads.contact(sent, arrival)).rejects.toThrow(StoreUnavailable);
  });
});
