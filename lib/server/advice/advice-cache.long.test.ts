import { canFindRedis, type RedisServer, startRedis } from "@/test/standins/redis-server";
import { ANALYSIS } from "@/test/builders/visitor-records";
import { createAdviceCache } from "./advice-cache";
import { log } from "@/lib/server/core/log";
import { connectRedis, type SharedRedis } from "@/lib/server/core/redis";

const HOUR_MS = 3_600_000;

const { source, lang, analysisDate, ...advice } = ANALYSIS.aiEn;

if (canFindRedis()) {
  describe("shared by Redis", () => {
    let redis: RedisServer;
    let instances: [SharedRedis, SharedRedis];
    beforeAll(async () => {
      redis = await startRedis();
      instances = [connectRedis(redis.url), connectRedis(redis.url)];
    });
    afterAll(async () => {
      instances.forEach((shared) => shared.close());
      await redis.stop();
    });

    test("instances share advice, and Redis drops it within the hour", async () => {
      const [one, two] = instances.map((shared) => createAdviceCache(shared, Date.now));
      await one!.keep("a", advice);
      expect(await two!.find("a")).toEqual(advice);
      const ttl = (await instances[0].attempt((client) => client.pttl("advice:a")))!;
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(HOUR_MS);
    });

    test.each(["{", '"text"', "null", '{"recommendedPackage":"Another package"}'])(
      "an invalid entry (%s) counts as missing, and is logged",
      async (text) => {
        const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
        await instances[0].attempt((client) => client.set("advice:bad", text));
        expect(await createAdviceCache(instances[1], Date.now).find("bad")).toBeNull();
        expect(error).toHaveBeenCalledWith(
          expect.objectContaining({ event: "unreadable cached advice" }),
        );
        error.mockRestore();
      },
    );

    test("without Redis it uses the process's memory", async () => {
      const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      await redis.signal("SIGKILL");
      const cache = createAdviceCache(instances[0], Date.now);
      await cache.keep("b", advice);
      expect(await cache.find("b")).toEqual(advice);
      expect(await cache.find("a")).toBeNull();
      error.mockRestore();
    });
  });
} else {
  console.warn("The shared advice was NOT tried: no Redis server on this machine.");
  test.skip("advice shared by Redis could not run here: no Redis server", () => undefined);
}
