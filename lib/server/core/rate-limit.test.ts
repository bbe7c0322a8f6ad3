// holds: #limits
import { addressLimit, byNetwork, inOrder, type Limit } from "./rate-limit";
import { memoryLimit } from "@/test/support/memory-limit";

const clockOf = () => ({ ms: 1 });

test("allows a number for each key, then says how long to wait", async () => {
  const limit = memoryLimit(2, 60);
  expect([await limit.take("a"), await limit.take("a"), await limit.take("b")]).toEqual([0, 0, 0]);
  const waitMs = await limit.take("a");
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(60_000);
});

test("allows again after its window, which refused calls do not extend", async () => {
  const clock = clockOf();
  const limit = memoryLimit(1, 60, () => clock.ms);
  expect(await limit.take("a")).toBe(0);
  clock.ms += 20_000;
  expect(await limit.take("a")).toBe(40_000);
  clock.ms += 40_000;
  expect(await limit.take("a")).toBe(0);
});

test("of several limits none is asked after the first refusal", async () => {
  const taken: string[] = [];
  const counted = (name: string, { take }: Limit): Limit => ({
    take: (key) => {
      taken.push(name);
      return take(key);
    },
  });
  const limit = inOrder(counted("hour", memoryLimit(1, 3_600)), counted("day", memoryLimit(9, 60)));
  expect(await limit.take("a")).toBe(0);
  expect(await limit.take("a")).toBeGreaterThan(60_000);
  expect(taken).toEqual(["hour", "day", "hour"]);
});

test("the addresses of a /24 and of a /48 count together", async () => {
  const limit = byNetwork(memoryLimit(2, 60));
  const waits = [];
  for (const address of ["203.0.113.7", "203.0.113.8", "203.0.113.9", "203.0.114.9"])
    waits.push((await limit.take(address)) > 0);
  for (const group of ["1", "2", "3"])
    waits.push((await limit.take(`2001:db8:7:${group}::/64`)) > 0);
  expect(waits).toEqual([false, false, true, false, false, false, true]);
});

test("an address limit counts the address, then its network at five times as many", async () => {
  const limit = addressLimit(2, 60, crypto.randomUUID());
  const allowedOf = async (addresses: readonly string[], times: number) => {
    let allowed = 0;
    for (const address of addresses)
      for (let n = 0; n < times; n++) if ((await limit.take(address)) === 0) allowed++;
    return allowed;
  };
  // A call that the address limit refuses does not count for the network.
  expect(await allowedOf(["203.0.113.1"], 50)).toBe(2);
  expect(await allowedOf(["203.0.113.2", "203.0.113.3", "203.0.113.4"], 2)).toBe(6);
  expect(await allowedOf(["203.0.113.5", "203.0.113.6"], 2)).toBe(2);
  expect(await allowedOf(["198.51.100.1"], 2)).toBe(2);
});
