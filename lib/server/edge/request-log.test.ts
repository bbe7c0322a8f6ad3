import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { addressForLog } from "@/lib/server/core/address-log";
import type { LogEntry } from "./guard-options";
import { requestLog } from "./request-log";

const ENTRY: LogEntry = { requestId: "a", method: "GET", route: "/", status: 200, ms: 1, bytes: 2 };

const writtenBy = () => {
  const written: string[] = [];
  return { written, log: requestLog((lines) => written.push(lines)) };
};

test("entries of the same moment are written together, in the log's format", async () => {
  const { written, log } = writtenBy();
  log(ENTRY);
  log({ ...ENTRY, route: "/about", isCut: true });
  expect(written).toEqual([]);
  await sleep(200);
  const [lines = "", ...more] = written;
  expect(more).toEqual([]);
  const line = { level: 30, time: expect.any(Number), event: "request", ...ENTRY };
  expect(lines.split("\n").map((text) => text && (JSON.parse(text) as unknown))).toEqual([
    line,
    { ...line, route: "/about", isCut: true },
    "",
  ]);
});

test("a failed request is written at once, with the earlier ones; so is a long buffer", () => {
  const { written, log } = writtenBy();
  log(ENTRY);
  log({ ...ENTRY, status: 503 });
  expect(written.join("").match(/"status":\d+/g)).toEqual(['"status":200', '"status":503']);
  for (let count = 0; count < 1_000; count++) log(ENTRY);
  expect(written.join("").length).toBeGreaterThan(64 * 1024);
});

test("at the end of the process everything is written", () => {
  const program = `
    const { requestLog } = await import("./lib/server/edge/request-log.ts");
    requestLog((lines) => process.stdout.write(lines))(${JSON.stringify(ENTRY)});
    process.exit(1);`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program]);
  expect(JSON.parse(`${stdout}`)).toMatchObject(ENTRY);
});

/** The shipped filter of fail2ban, with its tag for a network as a group. */
const FILTER = new RegExp(
  /^failregex = (.+)$/m
    .exec(readFileSync("deploy/fail2ban/filter.d/bizgrow.conf", "utf8"))![1]!
    .replace("<SUBNET>", "([\\da-f:.]+/\\d+)"),
);
/** The network that fail2ban finds in the line of such a request. */
const blockedBy = (entry: Partial<LogEntry>, address = "203.0.113.7") => {
  const { written, log } = writtenBy();
  log({ ...ENTRY, ...entry, ...addressForLog(address) });
  log({ ...ENTRY, status: 500 }); // writes both at once
  return FILTER.exec(written.join("").split("\n")[0]!)?.[1];
};

test("fail2ban finds the network of a refused request, and of nothing else", () => {
  for (const status of [400, 403, 405, 408, 413, 414, 415, 417, 421, 429, 431, 505])
    expect(blockedBy({ status })).toBe("203.0.113.0/24");
  expect(blockedBy({ status: 429, isCut: true }, "2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
  // Ordinary visitors, whose network is logged while the guard is overloaded.
  for (const status of [200, 401, 404, 409, 422, 503])
    expect(blockedBy({ status })).toBeUndefined();
  const route = '/","status":429,"network":"198.51.100.0/24"';
  expect(blockedBy({ route })).toBeUndefined();
  expect(blockedBy({ route, status: 400 })).toBe("203.0.113.0/24");
});
