// Over 1 s: the hashes are compared between processes.
import { execFileSync } from "node:child_process";
import { addressForLog } from "./address-log";

const DAY = Date.parse("2026-11-22T10:00:00Z");
const SECRET = "s".repeat(32);

/** Computes the same in another process, which loads the module as server.ts does. */
const inAnotherProcess = (address: string, env: Record<string, string>): unknown => {
  const program = `
    const { addressForLog } = await import("./lib/server/core/address-log.ts");
    console.log(JSON.stringify(addressForLog(${JSON.stringify(address)}, ${DAY})));`;
  const args = ["--input-type=module", "-e", program];
  return JSON.parse(
    execFileSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: "utf8" }),
  );
};

test("an address has the same 16 hex digits all day, and others the next day", () => {
  const { from, network } = addressForLog("203.0.113.7", DAY);
  expect(from).toMatch(/^[\da-f]{16}$/);
  expect(network).toBe("203.0.113.0/24");
  expect(addressForLog("203.0.113.7", DAY + 13 * 3_600_000).from).toBe(from);
  expect(addressForLog("203.0.113.7", DAY + 14 * 3_600_000).from).not.toBe(from);
  expect(addressForLog("203.0.113.8", DAY).from).not.toBe(from);
  expect(addressForLog("2001:db8:1:2::/64", DAY).network).toBe("2001:db8:1::/48");
});

test("with a secret every process hashes an address alike; without it each differently", () => {
  const withSecret = { ADDRESS_LOG_SECRET: SECRET };
  const named = inAnotherProcess("203.0.113.7", withSecret);
  expect(inAnotherProcess("203.0.113.7", withSecret)).toEqual(named);
  expect(inAnotherProcess("203.0.113.7", { ADDRESS_LOG_SECRET: "t".repeat(32) })).not.toEqual(
    named,
  );
  const alone = { ADDRESS_LOG_SECRET: "" };
  expect(inAnotherProcess("203.0.113.7", alone)).not.toEqual(
    inAnotherProcess("203.0.113.7", alone),
  );
});
