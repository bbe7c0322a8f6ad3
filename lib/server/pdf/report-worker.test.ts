import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReportDocument } from "./document";
import { createReportWorker } from "./report-worker";

process.env.LOG_LEVEL = "silent";

const folder = mkdtempSync(join(tmpdir(), "site-pdf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that does what each report's title says. */
const file = join(folder, "thread.mjs");
writeFileSync(
  file,
  `import { parentPort, threadId } from "node:worker_threads";
   parentPort.on("message", ({ title }) => {
     if (title === "crash") throw new Error("crash");
     if (title === "exit") process.exit(7);
     if (title === "memory") { const all = []; for (;;) all.push(Array(1e5).fill(title + all.length)); }
     if (title === "hang") for (;;);
     if (title === "cannot") return parentPort.postMessage({ pdf: null, reason: "Error" });
     if (title === "environment") return parentPort.postMessage({ pdf: Buffer.from(Object.keys(process.env).join()) });
     parentPort.postMessage({ pdf: Uint8Array.of(threadId) });
   });`,
);

const made: ReturnType<typeof createReportWorker>[] = [];
const workerOf = (settings: Parameters<typeof createReportWorker>[0] = {}) => {
  const worker = createReportWorker({ file, ...settings });
  made.push(worker);
  return { ...worker, say: (title: string) => worker.make({ title } as ReportDocument) };
};
afterEach(() => made.splice(0).forEach(({ close }) => close()));

const refused = { status: 503, code: "pdf_unavailable", headers: { "Retry-After": "5" } };

test("the thread starts with the first report, serves the next ones, and ends when idle", async () => {
  const worker = workerOf({ idleMs: 50 });
  expect(worker.threadId()).toBeNull();
  const [first] = await worker.say("one");
  expect((await worker.say("two"))[0]).toBe(first);
  while (worker.threadId() !== null) await sleep(10);
  expect((await worker.say("three"))[0]).not.toBe(first);
});

test.each(["crash", "exit", "memory"])(
  "after a %s only that report is refused",
  async (trouble) => {
    const worker = workerOf();
    const [before] = await worker.say("before");
    const all = await Promise.allSettled([
      worker.say(trouble),
      worker.say("one"),
      worker.say("two"),
    ]);
    expect(all).toMatchObject([
      { status: "rejected", reason: refused },
      { status: "fulfilled" },
      { status: "fulfilled" },
    ]);
    expect((await worker.say("after"))[0]).not.toBe(before);
  },
);

test("a thread that hangs is replaced", async () => {
  const worker = workerOf({ deadlineMs: 2_000 });
  const hung = worker.say("hang");
  const next = worker.say("next");
  await expect(hung).rejects.toMatchObject(refused);
  await expect(next).resolves.toHaveLength(1);
});

test("a report that cannot be made is refused, and its thread goes on", async () => {
  const worker = workerOf();
  const [first] = await worker.say("one");
  await expect(worker.say("cannot")).rejects.toMatchObject(refused);
  expect((await worker.say("two"))[0]).toBe(first);
});

test("only so many wait", async () => {
  const worker = workerOf({ queue: 3 });
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => worker.say("one")));
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === "fulfilled")).toHaveLength(4);
  expect(all.at(-1)).toMatchObject({ reason: refused });
});

test("the thread gets no environment, and stops with the process", async () => {
  const worker = workerOf();
  expect(Buffer.from(await worker.say("environment")).toString()).toBe("");
  const busy = worker.say("hang");
  const waiting = worker.say("one");
  worker.close();
  await expect(busy).rejects.toMatchObject(refused);
  await expect(waiting).rejects.toMatchObject(refused);
});
