// holds: #leads
import "@/test/support/own-store";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storedLeads } from "@/test/support/stored-leads";
import { contactBody } from "./lead-schemas";
import { createLeads } from "./leads";
import { createSignedIds } from "./signed-ids";
import { inOrder } from "@/lib/server/core/rate-limit";
import { createCalls } from "./calls";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { CALL_DAYS, CALL_HOURS } from "@/lib/server/store/schemas/stored-call";
import { SECRETS } from "@/lib/server/store/schemas/stored-secret";
import { StoreUnavailable } from "@/lib/server/store/store";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { memoryLimit } from "@/test/support/memory-limit";

const HOUR_MS = 3_600_000;
const ADDRESS_LIMIT = 8;
const ALL_LIMIT = 20;

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
  let isFilling = false;
  const all = memoryLimit(ALL_LIMIT, 86_400, () => clock.now);
  const leads = createLeads({
    leads: sqliteStore(databasePath, LEADS),
    users,
    submissions: sqliteStore(databasePath, SUBMISSIONS),
    limit: inOrder(
      memoryLimit(ADDRESS_LIMIT, 3600, () => clock.now),
      { take: () => all.take("all") },
    ),
    isFilling: async () => isFilling,
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
    fill: () => (isFilling = true),
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

test("leads over the limit of all are flagged; those of a flooding address count once each", async () => {
  const { leads, stored } = setUp();
  const send = (address: string, n: number) =>
    leads.contact(said({ message: `${address} ${n}` }), { ...nobody, address });
  for (let n = 0; n < 100; n++) await send("203.0.113.7", n);
  expect(stored().filter(({ flags }) => flags.length === 0)).toHaveLength(ADDRESS_LIMIT);
  for (let n = ADDRESS_LIMIT; n < ALL_LIMIT; n++) await send(`10.0.${n}.1`, 1);
  expect(stored().filter(({ flags }) => flags.length === 0)).toHaveLength(ALL_LIMIT);
  await send("198.51.100.9", 1);
  expect(stored().at(-1)).toMatchObject({ message: "198.51.100.9 1", flags: ["quarantine"] });
});

test("while the storage is nearly full, only leads without a flag are stored", async () => {
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
});
