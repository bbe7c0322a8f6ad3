import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { type LogEntry, requestLog } from "./request-log";

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
