// holds: #limits
// Over 1 s: a limit of the day needs a day of calls.
import { memoryCounter } from "@/lib/server/core/rate-limit";
import { createGrowthLimit } from "./growth-limit";
import { newRecordCounters } from "@/lib/server/wiring/rates";
import { createWindows } from "@/lib/server/core/windows";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const A_CARRIER = "203.0.113.7";

/** The limits of the site, with a test clock. */
const setUp = () => {
  const clock = { ms: 1 };
  const windows = createWindows({ now: () => clock.ms });
  let floods = 0;
  let isFull = false;
  const { admit } = createGrowthLimit({
    ...newRecordCounters((allowed, seconds, name) =>
      memoryCounter({ allowed, seconds, name }, windows),
    ),
    isFull: async () => isFull,
    onFlood: () => (floods += 1),
  });
  const isAdmitted = (address: string | null) =>
    admit(address).then(
      () => true,
      () => false,
    );
  return {
    clock,
    admit,
    isAdmitted,
    floods: () => floods,
    fill: () => (isFull = true),
    /** How many of `count` new records are admitted. */
    admitted: async (address: string, count: number) => {
      let admitted = 0;
      for (let n = 0; n < count; n++) if (await isAdmitted(address)) admitted++;
      return admitted;
    },
  };
};

test("150 people behind one address are admitted in an hour; the next one has to wait", async () => {
  const site = setUp();
  expect(await site.admitted(A_CARRIER, 150)).toBe(150);
  site.clock.ms += 20 * MINUTE_MS;
  await expect(site.admit(A_CARRIER)).rejects.toMatchObject({
    status: 429,
    headers: { "Retry-After": `${40 * 60}` },
  });
  site.clock.ms += 40 * MINUTE_MS;
  expect(await site.isAdmitted(A_CARRIER)).toBe(true);
});

test("300 a day are admitted from an address", async () => {
  const site = setUp();
  let admitted = 0;
  for (let hour = 0; hour < 23; hour++, site.clock.ms += HOUR_MS)
    admitted += await site.admitted(A_CARRIER, 70);
  expect(admitted).toBe(300);
});

test("a /24 or /48 network has five times as much", async () => {
  const site = setUp();
  let admitted = 0;
  for (let n = 0; n < 100; n++) admitted += await site.admitted(`203.0.113.${n}`, 10);
  expect(admitted).toBe(750);
  expect(await site.isAdmitted("203.0.114.1")).toBe(true);
  let ofNetwork = 0;
  for (let n = 0; n < 800; n++)
    ofNetwork += await site.admitted(`2001:db8:7:${n.toString(16)}::/64`, 1);
  expect(ofNetwork).toBe(750);
});

test("one address that floods uses up nobody else's share", async () => {
  const site = setUp();
  await site.admitted(A_CARRIER, 4_000);
  expect(site.floods()).toBe(0);
  expect(await site.admitted("203.0.113.8", 60)).toBe(60);
});

test("over the ceiling for all, allowances shrink, so that only floods have to wait", async () => {
  const site = setUp();
  for (let n = 0; n < 3_000; n++) await site.admit(`10.${n >> 8}.${n & 255}.1`);
  expect(site.floods()).toBe(0);
  expect(await site.admitted(A_CARRIER, 60)).toBe(30);
  expect(site.floods()).toBeGreaterThan(0);
  expect(await site.admitted("198.51.100.1", 30)).toBe(30);
  site.clock.ms += HOUR_MS;
  expect(await site.admitted("198.51.100.1", 60)).toBe(60);
});

test("a botnet below every hour's ceiling reaches that of the day", async () => {
  const site = setUp();
  let admitted = 0;
  for (let hour = 0; hour < 23; hour++, site.clock.ms += HOUR_MS)
    for (let bot = 0; bot < 100; bot++) admitted += await site.admitted(`10.0.${bot}.1`, 8);
  // 5,000 in the day, and a fifth of a day's 300 for each: without the ceiling it would be 18,400.
  expect(admitted).toBeGreaterThanOrEqual(5_000);
  expect(admitted).toBeLessThanOrEqual(5_000 + 100 * 60);
  expect(await site.admitted(A_CARRIER, 30)).toBe(30);
});

test("a call without an address does not have to wait", async () => {
  const site = setUp();
  for (let n = 0; n < 4_000; n++) expect(await site.isAdmitted(null)).toBe(true);
});

test("while the storage is full no new record is admitted, and nothing is counted", async () => {
  const site = setUp();
  site.fill();
  await expect(site.admit(A_CARRIER)).rejects.toMatchObject({
    status: 503,
    code: "full",
    headers: { "Retry-After": "600" },
  });
});
