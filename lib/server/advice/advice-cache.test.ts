import { ANALYSIS } from "@/test/builders/visitor-records";
import { createAdviceCache } from "./advice-cache";

const HOUR_MS = 3_600_000;

const { source, lang, analysisDate, ...advice } = ANALYSIS.aiEn;

test("keeps advice for an hour", async () => {
  let now = 1_000;
  const cache = createAdviceCache(null, () => now);
  expect(await cache.find("a")).toBeNull();
  await cache.keep("a", advice);
  now += HOUR_MS - 1;
  expect(await cache.find("a")).toEqual(advice);
  expect(await cache.find("b")).toBeNull();
  now += 1;
  expect(await cache.find("a")).toBeNull();
});

test("keeps the last 500 in memory", async () => {
  const cache = createAdviceCache(null, Date.now);
  for (let n = 0; n < 501; n++) await cache.keep(String(n), { ...advice, confidence: n });
  expect(await cache.find("0")).toBeNull();
  expect((await cache.find("1"))?.confidence).toBe(1);
  expect((await cache.find("500"))?.confidence).toBe(500);
});
