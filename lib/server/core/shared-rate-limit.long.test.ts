import { setTimeout as sleep } from "node:timers/promises";
import { canFindRedis, type RedisServer, startRedis } from "@/test/standins/redis-server";
import { limitOf, sharedCounter } from "./rate-limit";
import { errorMessage } from "./error-text";
import { log } from "./log";
import { connectRedis, type SharedRedis } from "./redis";

const sharedLimit = (redis: SharedRedis, allowed: number, seconds: number, name: string) =>
  limitOf(sharedCounter(redis, { allowed, seconds, name }));

const opened: SharedRedis[] = [];
const instance = (url: string): SharedRedis => {
  const shared = connectRedis(url);
  opened.push(shared);
  return shared;
};

let told: unknown[];
beforeEach(() => {
  told = [];
  const tell = (line: unknown) => void told.push(line);
  jest.spyOn(log, "error").mockImplementation(tell);
  jest.spyOn(log, "info").mockImplementation(tell);
});
afterEach(() => {
  opened.splice(0).forEach((shared) => shared.close());
  jest.restoreAllMocks();
});

test("without Redis from the start, each process counts alone at once, and logs it once", async () => {
  const limit = sharedLimit(instance("redis://127.0.0.1:1"), 2, 60, "never");
  const waits = [];
  for (let n = 0; n < 4; n++) waits.push(await limit.take("a"));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true]);
  expect(told).toEqual([{ event: "redis does not answer", reason: expect.any(String) }]);
});

if (canFindRedis()) {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  const freeOf = async (takes: Promise<number>[]) =>
    (await Promise.all(takes)).filter((wait) => wait === 0).length;

  /** Waits until counts are shared again, which another connection can see. */
  const untilShared = async (one: SharedRedis) => {
    while ((await one.attempt((client) => client.ping())) !== "PONG") await sleep(20);
  };

  test("two instances share a limit, also for simultaneous calls", async () => {
    const [one, two] = [instance(redis.url), instance(redis.url)];
    const limits = [sharedLimit(one, 10, 60, "pair"), sharedLimit(two, 10, 60, "pair")];
    const takes = Array.from({ length: 40 }, (_, n) => limits[n % 2]!.take("a"));
    expect(await freeOf(takes)).toBe(10);
    const waitMs = await limits[1]!.take("a");
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    expect(told).toEqual([]);
  });

  test("keys and names are counted separately", async () => {
    const one = instance(redis.url);
    const [first, second] = [sharedLimit(one, 1, 60, "first"), sharedLimit(one, 1, 60, "second")];
    const takes = [first.take("a"), first.take("b"), second.take("a"), second.take("b")];
    expect(await freeOf(takes)).toBe(4);
    expect(await first.take("a")).toBeGreaterThan(0);
  });

  test("Redis stores neither id nor address, and drops its counts", async () => {
    const one = instance(redis.url);
    await sharedLimit(one, 1, 60, "secret").take("203.0.113.7 some-id");
    const keys = (await one.attempt((client) => client.keys("limit:secret:*")))!;
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toMatch(/203|some-id/);
    const seconds = (await one.attempt((client) => client.ttl(keys[0]!)))!;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test("after a kill of Redis processes count alone at once, after its restart together, without waits or failures", async () => {
    const [one, two] = [instance(redis.url), instance(redis.url)];
    const limits = [sharedLimit(one, 3, 3600, "killed"), sharedLimit(two, 3, 3600, "killed")];
    const takeBoth = () => Promise.all(limits.map((limit) => limit.take("a")));
    expect(await takeBoth()).toEqual([0, 0]);

    await redis.signal("SIGKILL");
    const alone = [];
    for (let n = 0; n < 4; n++) alone.push(await takeBoth());
    expect(alone.map((waits) => waits.map((wait) => wait > 0))).toEqual([
      ...Array.from({ length: 3 }, () => [false, false]),
      [true, true],
    ]);
    expect(told).toHaveLength(2);

    await redis.restart();
    await Promise.all([untilShared(one), untilShared(two)]);
    const takes = Array.from({ length: 8 }, (_, n) => limits[n % 2]!.take("a"));
    expect(await freeOf(takes)).toBe(3);
    expect(told.slice(2)).toEqual([{ event: "redis is back" }, { event: "redis is back" }]);
  });

  test("a hanging Redis is not waited for, and used again when it resumes", async () => {
    const one = instance(redis.url);
    const limit = sharedLimit(one, 2, 3600, "hanging");
    expect(await limit.take("a")).toBe(0);
    await redis.signal("SIGSTOP");
    const reasons: string[] = [];
    const failed = (error: unknown) => {
      reasons.push(errorMessage(error));
      throw error;
    };
    try {
      const waits = [];
      for (let n = 0; n < 20; n++) waits.push(await limit.take("a"));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
      // After the silence that ends the connection, calls fail at once: none waits for the deadline of a command.
      for (let n = 0; n < 20; n++) await one.attempt((client) => client.ping().catch(failed));
      expect(new Set(reasons)).toEqual(new Set([expect.stringContaining("isn't writeable")]));
    } finally {
      await redis.signal("SIGCONT");
    }
    await untilShared(one);
    expect((await one.attempt((client) => client.keys("limit:hanging:*")))!).toHaveLength(1);
  });

  test("a Redis that refuses writes counts as down", async () => {
    const one = instance(redis.url);
    await one.attempt((client) => client.config("SET", "maxmemory", "1"));
    try {
      const limit = sharedLimit(one, 1, 60, "full");
      expect(await limit.take("a")).toBe(0);
      expect(await limit.take("a")).toBeGreaterThan(0);
      expect(told).toEqual([
        { event: "redis does not answer", reason: expect.stringMatching(/OOM/) },
      ]);
    } finally {
      await one.attempt((client) => client.config("SET", "maxmemory", "0"));
    }
  });
} else {
  console.warn("The shared limits were NOT tried: no Redis server on this machine.");
  test.skip("limits shared by Redis could not run here: no Redis server", () => undefined);
}
