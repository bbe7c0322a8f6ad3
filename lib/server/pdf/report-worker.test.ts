// holds: #report
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReportDocument } from "./report-document";
import { createReportWorker } from "./report-worker";

process.env.LOG_LEVEL = "silent";

const folder = mkdtempSync(join(tmpdir(), "site-pdf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that does what each report's title says. */
const file = join(folder, "thread.mjs");
writeFileSync(
  file,
  `import { parentPort, threadId } from "node:worker_threads";
   let made = 0;
   parentPort.on("message", ({ title }) => {
     if (title === "crash") throw new Error("crash");
     if (title === "exit") process.exit(7);
     if (title === "memory") { const all = []; for (;;) all.push(Array(1e5).fill(title + all.length)); }
     if (title === "hang") for (;;);
     if (title === "cannot") return parentPort.postMessage({ pdf: null, reason: "Error" });
     made++;
     if (title === "count") return parentPort.postMessage({ pdf: Uint8Array.of(made) });
     if (title === "environment") return parentPort.postMessage({ pdf: Buffer.from(Object.keys(process.env).join()) });
     parentPort.postMessage({ pdf: Uint8Array.of(threadId) });
   });`,
);

const made: ReturnType<typeof createReportWorker>[] = [];
const workerOf = (settings: Parameters<typeof createReportWorker>[0] = {}) => {
  const worker = createReportWorker({ file, ...settings });
  made.push(worker);
  type Asker = Parameters<typeof worker.make>[1];
  const say = (title: string, by?: Asker) => worker.make({ title } as ReportDocument, by);
  return { ...worker, say };
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

const by = (address: string | null, signal?: AbortSignal) => ({
  address,
  ...(signal && { signal }),
});
const inTurn = async (asked: readonly Promise<unknown>[]): Promise<number[]> => {
  const order: number[] = [];
  await Promise.allSettled(asked.map((one, at) => one.then(() => order.push(at))));
  return order;
};

test("of one address 8 wait, of one network 40; the next are 429, and others go on", async () => {
  const worker = workerOf();
  const asked = (address: string, count: number) =>
    Array.from({ length: count }, () => worker.say("one", by(address)));
  const all = await Promise.allSettled([
    ...asked("192.0.2.1", 20), // one is made at once, 8 wait
    ...["2", "3", "4", "5", "6"].flatMap((last) => asked(`192.0.2.${last}`, 8)),
    ...asked("2001:db8:1:1::/64", 9),
    ...asked("198.51.100.1", 1),
  ]);
  const refusals = all.flatMap((one, at) =>
    one.status === "rejected" ? [[at, one.reason as unknown] as const] : [],
  );
  const tooMany = { status: 429, code: "too_many", headers: { "Retry-After": "5" } };
  expect(refusals.map(([, reason]) => reason)).toEqual(
    refusals.map(() => expect.objectContaining(tooMany)),
  );
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
  expect(refusals.map(([at]) => at)).toEqual([...range(9, 20), ...range(52, 60), 68]);
});

test("networks take turns, and our own come before visitors", async () => {
  const worker = workerOf();
  const order = await inTurn([
    ...Array.from({ length: 6 }, () => worker.say("one", by("192.0.2.1"))),
    worker.say("one", by("198.51.100.1")),
    worker.say("one", by("198.51.100.2")),
    worker.say("one", by(null)),
    worker.say("one"),
  ]);
  expect(order).toEqual([0, 9, 1, 6, 8, 2, 7, 3, 4, 5]);
});

test("our own have a place where visitors fill theirs", async () => {
  const worker = workerOf({ queue: 2 });
  const visitors = Array.from({ length: 9 }, (_, n) => worker.say("one", by(`192.0.${n}.1`)));
  await expect(worker.say("one")).resolves.toHaveLength(1);
  const settled = await Promise.allSettled(visitors);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("a report whose call was closed is not made, and makes room at once", async () => {
  const worker = workerOf();
  const gone = new AbortController();
  const first = worker.say("count", by("192.0.2.1"));
  const left = Array.from({ length: 8 }, () => worker.say("one", by("192.0.2.1", gone.signal)));
  gone.abort();
  const next = worker.say("count", by("192.0.2.1"));
  const late = worker.say("one", by("192.0.2.1", gone.signal));
  const closed = await Promise.allSettled([...left, late]);
  expect(closed.map(({ status }) => status)).toEqual(closed.map(() => "rejected"));
  expect([...(await first), ...(await next)]).toEqual([1, 2]);
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
