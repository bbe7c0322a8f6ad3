// holds: #r1, #r2
// Slow: it starts processes that write, and kills them.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { sha256 } from "@/lib/server/core/sha256";
import { storedRecords } from "@/test/support/stored-records";

/**
 * For each line it reads, a job as JSON, it writes a form, a note or a payment, and says what came of it. It is killed in
 * its nth transaction: between what it reads and what it writes, or once that is on disk and nobody knows.
 */
const WRITER = `
  import { createInterface } from "node:readline";
  import { withLead } from "./lib/domain/leads/lead.ts";
  import { createSavePerson } from "./lib/server/desk/save-person.ts";
  import { createSaveLead } from "./lib/server/leads/save-lead.ts";
  import { queuedId } from "./lib/server/notify/queue.ts";
  import { sqliteTransact } from "./lib/server/store/sqlite-transact.ts";
  import { CONTACT } from "./test/builders/desk-leads.ts";
  import { PROMISE as promise } from "./test/builders/people.ts";
  const [path, when, nth] = process.argv.slice(1);
  let left = Number(nth);
  const die = (at) => {
    if (at !== when || --left > 0) return;
    process.kill(process.pid, "SIGKILL");
    for (;;);
  };
  const own = sqliteTransact(path);
  const transact = async (reads, decide) => {
    const result = await own(reads, (known) => {
      const decision = decide(known);
      die("between");
      return decision;
    });
    die("after");
    return result;
  };
  const { save } = createSaveLead({ transact, own: new Set(), promise, channels: ["mail"], queuedId,
    countIn: () => "all", wake: () => {}, now: Date.now });
  const savePerson = createSavePerson({ transact, promise });
  const act = async ({ id, phone, key, seen, change }) => {
    if (key) return (await savePerson({ key, seen, change },
      { by: "asha@bizgrow.in", at: Date.now(), isAlone: false })).outcome;
    const lead = { ...CONTACT, phone, email: "", message: id, receivedAt: Date.now() };
    await save(id, (known) => withLead(known, lead));
    return "saved";
  };
  for await (const line of createInterface({ input: process.stdin }))
    act(JSON.parse(line)).then((said) => console.log(said + " " + JSON.parse(line).n));`;
const FLAGS = [
  "--disable-warning=ExperimentalWarning",
  "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
  "--import",
  "./scripts/source-imports.mjs",
  "--input-type=module",
];

const WRITERS = 6;
/** Before or after the commit of which transaction each of the processes is killed. */
const KILLS = Array.from(
  { length: 20 },
  (_, n) => [n % 2 === 0 ? "between" : "after", 30 + ((n * 37) % 50)] as const,
);
/** The fewest writes in all. */
const FEWEST = 900;

const folder = mkdtempSync(join(tmpdir(), "site-transact-"));
const path = join(folder, "site.db");
const running = new Set<ChildProcess>();
afterAll(() => {
  running.forEach((child) => child.kill("SIGKILL"));
  rmSync(folder, { recursive: true });
});

type Job = Readonly<{ n: number; text: string } & Record<string, unknown>>;

/** A process that writes; `write` resolves to what came of a job, or to null when the process is killed. */
const start = (when: string, nth: number) => {
  const child = spawn(process.execPath, [...FLAGS, "-e", WRITER, path, when, `${nth}`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  running.add(child);
  child.stdin.on("error", () => undefined); // it is killed while we write
  const asked = new Map<number, (said: string | null) => void>();
  const ended = once(child, "close").then(([code, signal]) => {
    running.delete(child);
    asked.forEach((answer) => answer(null));
    return [code, signal] as const;
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [said, n] = line.split(" ");
    asked.get(Number(n))?.(said!);
    asked.delete(Number(n));
  });
  const write = (job: Job) =>
    new Promise<string | null>((resolve) => {
      if (!running.has(child)) return resolve(null);
      asked.set(job.n, resolve);
      child.stdin.write(`${JSON.stringify(job)}\n`);
    });
  return { write, ended, stop: () => child.stdin.end() };
};

let jobs = 0;
/** All that is done about one person, one after the other, but for a second form that comes meanwhile. */
const jobsOfPerson = (): Job[][] => {
  const phone = `+9198${String(20_012_345 + 7 * ++jobs)}`;
  const key = sha256(`phone:${phone}`);
  const form = () => {
    const text = sha256(`${phone} ${++jobs}`);
    return { n: jobs, text, id: text, phone };
  };
  const change = (seen: number, made: (text: string) => object) => {
    const text = `1${String(++jobs).padStart(11, "0")}`;
    return { n: jobs, text, key, seen, change: made(text) };
  };
  const note = (text: string) => ({ kind: "talk", text, stage: "talking" });
  const paid = (utr: string) => ({
    kind: "paid",
    payment: { rupees: 100, on: "2026-11-27", way: "upi", utr },
    sold: { packageId: null, rupees: 7_499, dueOn: null },
  });
  return [
    [form()],
    [change(0, note), form()],
    [change(1, paid), form()],
    [change(2, paid)],
    [change(3, (text) => ({ kind: "talk", text }))],
  ];
};

/** What the database has of all jobs: each text as often as it is there, and what does not fit together. */
const stored = () => {
  const people = [...storedRecords<Person>(path, "people").values()];
  const leads = storedRecords<Lead>(path, "leads");
  const database = new DatabaseSync(path, { readOnly: true });
  const sound = database.prepare("PRAGMA integrity_check").get();
  const queued = database.prepare("SELECT count(*) AS n FROM deliveries").get();
  database.close();
  const tally = storedRecords<{ rows: { counts: { contactLead: number } }[] }>(path, "counts");
  const payments = people.flatMap(({ sales }) => sales.flatMap((sale) => sale.payments));
  const notes = people.flatMap((one) => one.notes);
  const own = people.flatMap((one) => one.leads);
  return {
    texts: [
      ...own.map(({ id }) => id),
      ...notes.map(({ text }) => text).filter(Boolean),
      ...payments.map(({ utr }) => utr),
    ],
    sound,
    payments: payments.length - notes.filter(({ action }) => action?.kind === "paid").length,
    leads: leads.size - own.length,
    mails: Number(queued!.n) - leads.size,
    counted: (tally.get("all")?.rows[0]?.counts.contactLead ?? 0) - leads.size,
  };
};
const WHOLE = { sound: { integrity_check: "ok" }, payments: 0, leads: 0, mails: 0, counted: 0 };

test("kill -9 in a transaction loses and doubles no form, note or payment", async () => {
  const acknowledged = new Set<string>();
  const all = new Set<string>();
  const pending: Job[][][] = Array.from({ length: WRITERS }, () => []);
  const expectWhole = () => {
    const { texts, ...rest } = stored();
    expect(rest).toEqual(WHOLE);
    expect(new Set(texts).size).toBe(texts.length);
    expect([...acknowledged].filter((text) => !texts.includes(text))).toEqual([]);
    expect(texts.filter((text) => !all.has(text))).toEqual([]);
  };
  /** Writes about one person after the other until the process is killed; what was not answered comes again. */
  const write = async (at: number, { write: send }: ReturnType<typeof start>, isLast = false) => {
    for (;;) {
      const left = pending[at]!;
      if (left.length === 0) {
        if (isLast) return;
        left.push(...jobsOfPerson());
      }
      const answers = await Promise.all(
        left[0]!.map(async (job) => {
          all.add(job.text);
          const said = await send(job);
          if (said !== null) expect([job, said]).toEqual([job, "saved"]);
          if (said !== null) acknowledged.add(job.text);
          return said;
        }),
      );
      left[0] = left[0]!.filter((_, n) => answers[n] === null);
      if (left[0].length > 0) return;
      left.shift();
    }
  };
  for (const [when, nth] of KILLS) {
    const before = acknowledged.size;
    const writer = start(when, nth);
    await Promise.all(pending.map((_, at) => write(at, writer)));
    expect(await writer.ended).toEqual([null, "SIGKILL"]);
    expect(acknowledged.size).toBeGreaterThan(before);
    expectWhole();
  }
  const last = start("never", 0);
  await Promise.all(pending.map((_, at) => write(at, last, true)));
  last.stop();
  expect(await last.ended).toEqual([0, null]);
  expectWhole();
  expect(acknowledged).toEqual(all);
  expect(all.size).toBeGreaterThanOrEqual(FEWEST);
}, 300_000);
