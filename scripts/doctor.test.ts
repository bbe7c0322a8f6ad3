// holds: #health
// Over 1 s: it runs the command as a process, all runs at the same time.
import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mails } from "@/lib/content/hi/mails";
import { BARE_FILE } from "@/test/builders/sites";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { startMailServer } from "@/test/standins/mail-standin";
import { startListener } from "@/test/standins/webhook-standin";

type Outcome = { status: number; stdout: string; stderr: string };

const folder = mkdtempSync(join(tmpdir(), "doctor-"));
const at = (...names: string[]) => join(folder, ...names);
const COPY = "2026-11-21-0230.db";
const SECRET = `whsec_${"A".repeat(43)}=`;
const NO_DATABASE = at("elsewhere", "site.db");
const BASE = {
  SQLITE_PATH: at("db", "site.db"),
  BACKUP_PATH: at("backups"),
  LOG_LEVEL: "silent",
  PORT: "9", // where nothing answers
};

let runs = 0;
const doctor = (variables: Record<string, string>, ...words: string[]) => {
  const file = at(`${++runs}.env`);
  const lines = Object.entries({ ...BASE, ...variables }).map(
    ([name, value]) => `${name}=${value}`,
  );
  writeFileSync(file, lines.join("\n"));
  return new Promise<Outcome>((resolve) => {
    execFile(
      process.execPath,
      ["scripts/run.mjs", "scripts/doctor.ts", ...words],
      {
        encoding: "utf8",
        env: { PATH: process.env.PATH ?? "", HOME: folder, ENV_FILE: file } as never,
      },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
};
const lineOf = ({ stdout }: Outcome, part: string) =>
  stdout.split("\n").find((line) => line.slice(6).startsWith(part)) ?? "";

const makeDatabase = (path: string, id: number) => {
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA application_id = ${id}; PRAGMA user_version = 2; CREATE TABLE leads (id TEXT PRIMARY KEY,
    record TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, expires_at INTEGER) STRICT`);
  db.close();
};

/** A database with which the site was last used on the first day of 1970. */
const makeOldDatabase = (path: string, id: number) => {
  makeDatabase(path, id);
  const db = new DatabaseSync(path);
  db.exec("INSERT INTO leads VALUES ('a', '{}', 1, 1, NULL)");
  db.close();
};

/** A site before which there is another number of proxies. */
const site = createServer((_, response) =>
  response.end(JSON.stringify({ store: "ok", proxy: "degraded" })),
).listen(0, "127.0.0.1");

/** Google's service for accounts, which knows nobody. */
const google = createServer((_, response) =>
  response.setHeader("content-type", "application/json").end("{}"),
).listen(0, "127.0.0.1");
const signIn = () => ({
  FIREBASE_PROJECT_ID: "bizgrow-1",
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(google.address() as AddressInfo).port}`,
  FIREBASE_API_KEY: "k",
  FIREBASE_AUTH_DOMAIN: "d.example.in",
  FIREBASE_APP_ID: "a",
  ALLOW_EMULATORS: "1",
  HOST: "127.0.0.1",
});

const runAll = async () => {
  writeFileSync(at("backups", "sent-to"), "/elsewhere\n");
  const [mail, refusing, listener, groq] = await Promise.all([
    startMailServer(),
    startMailServer(),
    startListener(),
    startGroqStandin(),
  ]);
  refusing.be("refuses login");
  const ai = { GROQ_API_KEY: "top-secret", GROQ_BASE_URL: groq.url };
  const [
    works,
    broken,
    noPage,
    noGoogle,
    noDatabase,
    behindProxies,
    launch,
    badFacts,
    badEnvironment,
  ] = await Promise.all([
    doctor({
      ...ai,
      ...signIn(),
      BACKUP_TO: "/elsewhere",
      SMTP_URL: mail.url,
      MAIL_FROM: "BizGrow <site@example.in>",
      LEADS_TO: "asha@example.in",
      LEADS_LANG: "hi",
      LEADS_WEBHOOK_URL: listener.url,
      LEADS_WEBHOOK_SECRET: SECRET,
    }),
    doctor({
      BACKUP_PATH: at("old-backups"),
      SMTP_URL: refusing.url.replace("smtp://", "smtp://site:secret@"),
      MAIL_FROM: "site@example.in",
      LEADS_TO: "asha@example.in",
      LEADS_WEBHOOK_URL: "https://no-such-host.invalid/leads",
      LEADS_WEBHOOK_SECRET: SECRET,
      SITE_URL: "https://another.bizgrow.in",
      GROQ_API_KEY: "secret",
      GROQ_BASE_URL: "http://127.0.0.1:1",
      FIREBASE_PROJECT_ID: "bizgrow-1",
      GOOGLE_APPLICATION_CREDENTIALS: at("no-key.json"),
    }),
    doctor({ ...signIn(), FIREBASE_API_KEY: "", SQLITE_PATH: at("notes.txt") }),
    doctor({
      ...signIn(),
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
      GROQ_API_KEY: "secret",
      GROQ_BASE_URL: "http://127.0.0.1:1",
      SQLITE_PATH: at("other.db"),
    }),
    doctor({ SQLITE_PATH: NO_DATABASE }),
    doctor({ ...ai, PORT: `${(site.address() as AddressInfo).port}` }),
    doctor(
      {
        ...ai,
        SITE_FACTS: BARE_FILE,
        SITE_URL: "https://bizgrow.in",
        SQLITE_PATH: at("old.db"),
        BACKUP_PATH: at("no-backups"),
      },
      "--launch",
    ),
    doctor({ SITE_FACTS: at("site.json") }),
    doctor({ PORT: "many", ...signIn(), SITE_URL: "https://bizgrow.in" }),
  ]);
  await Promise.all([mail.stop(), refusing.stop(), listener.stop(), groq.close()]);
  const outcomes = { works, broken, noPage, noGoogle, noDatabase, behindProxies, launch, badFacts };
  return { ...outcomes, badEnvironment, letters: mail.letters, heard: listener.heard };
};

let found: Awaited<ReturnType<typeof runAll>>;
beforeAll(async () => {
  for (const name of ["db", "backups", "old-backups"]) mkdirSync(at(name));
  makeDatabase(BASE.SQLITE_PATH, 7);
  makeOldDatabase(at("other.db"), 8);
  makeOldDatabase(at("old.db"), 9);
  for (const name of ["backups", "old-backups"]) copyFileSync(BASE.SQLITE_PATH, at(name, COPY));
  utimesSync(at("old-backups", COPY), 0, 0);
  writeFileSync(at("notes.txt"), "no database ".repeat(500));
  const facts = JSON.parse(readFileSync(BARE_FILE, "utf8")) as object;
  writeFileSync(at("site.json"), JSON.stringify({ ...facts, email: "hello", phone: "call us" }));
  found = await runAll();
}, 60_000);
afterAll(() => {
  google.close();
  site.close();
  rmSync(folder, { recursive: true });
});

test("tries everything once: a letter, a call, Google, the AI's models, the clock", () => {
  const { works, letters, heard } = found;
  expect(works.stderr).toBe("");
  expect(letters.map(({ letter }) => letter.subject)).toEqual([mails.trial.subject]);
  expect(letters[0]!.letter.text).toContain("http://localhost:");
  expect(heard.map(({ type }) => type)).toEqual(["ping"]);
  expect(lineOf(works, "store")).toMatch(/^ok .*db\/site\.db: 0 leads, 0 visitors$/);
  expect(lineOf(works, "backup")).toMatch(
    /0 hours old; it has 0 leads, the site has 0; the last one left for \/elsewhere 0 hours ago$/,
  );
  for (const part of ["facts", "disk", "site", "desk", "backup", "mail", "webhook", "clock", "AI"])
    expect(lineOf(works, part)).toMatch(/^(ok|look) /);
  expect(lineOf(works, "sign-in")).toMatch(/^ok .*Google accepts our credentials/);
  expect(works.stdout).not.toContain("top-secret");
});

test("says in words what does not work, and fails", () => {
  const { broken } = found;
  expect(broken.status).toBe(1);
  expect(lineOf(broken, "mail")).toMatch(
    /^BAD .*The mail server refuses our user or password\. \(535\)/,
  );
  expect(lineOf(broken, "webhook")).toMatch(/^BAD .*No server of that name was found/);
  expect(lineOf(broken, "backup")).toMatch(/^BAD .*2026-11-21-0230\.db, is \d+ hours old/);
  expect(lineOf(broken, "build")).toMatch(/^BAD /);
  expect(lineOf(broken, "sign-in")).toMatch(
    /^BAD .*Is GOOGLE_APPLICATION_CREDENTIALS .*\(.*no-key\.json does not exist/,
  );
  expect(lineOf(broken, "store")).toMatch(/^ok .*db\/site\.db: 0 leads/);
  expect(lineOf(broken, "AI")).toMatch(/^BAD .*GROQ_API_KEY: .*connection/);
  const parts = broken.stdout.match(/^BAD .*$/gm)!.map((line) => line.split(/ +/)[1]);
  expect(parts.join()).toBe("build,desk,backup,mail,webhook,sign-in,AI");
  expect(broken.stdout).not.toContain("Everything that is set up works");
  expect(broken.stdout).not.toContain("secret");
});

test("says what to do next in its order: what fails, what is missing, what to look at", () => {
  const stepsIn = ({ stdout }: Outcome) => stdout.split("\nNext:\n")[1]?.trim().split("\n") ?? [];
  const partsIn = (outcome: Outcome) =>
    stepsIn(outcome).map((step) => /^\d+\. ([\w-]+): [a-z]/.exec(step)?.[1]);
  expect(stepsIn(found.broken).slice(0, 2)).toEqual([
    "1. build: build with the site's variables: npm run build",
    "2. desk: set OPERATOR_EMAILS to your address, and restart",
  ]);
  expect(partsIn(found.broken).slice(2)).toEqual([
    "backup",
    "mail",
    "webhook",
    "sign-in",
    "AI",
    "Node",
    "site",
    "clock",
  ]);
  const parts = partsIn(found.launch);
  const places = ["desk", "mail", "facts", "site"].map((part) => parts.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("looks at proxies, at copies on the same disk, and at who can open the desk", () => {
  const { behindProxies, broken, works } = found;
  expect(lineOf(behindProxies, "site")).toMatch(/^BAD .*than TRUST_PROXY_HOPS \(0\)$/);
  expect(behindProxies.stdout).toMatch(/^\d\. site: set TRUST_PROXY_HOPS to the number/m);
  expect(lineOf(broken, "site")).toMatch(/^look .*nothing of ours answers at port 9$/);
  expect(lineOf(behindProxies, "backup")).toMatch(/^look .*on the database's own disk$/);
  expect(behindProxies.stdout).toContain(" backup: set BACKUP_TO to a place on another machine\n");
  expect(lineOf(works, "desk")).toMatch(/^ok .*npm run desk-link$/);
  expect(lineOf(broken, "desk")).toMatch(/^BAD .*nobody can open it/);
});

test("a clock that is right is believed again, one that cannot be compared is not", () => {
  const knownIn = (path: string) => {
    const db = new DatabaseSync(path, { readOnly: true });
    const row = db.prepare("SELECT record ->> 'at' AS at FROM probes WHERE id = 'clock'").get();
    db.close();
    return Number(row!["at"]);
  };
  expect(lineOf(found.launch, "clock")).toMatch(/^ok /);
  expect(knownIn(at("old.db"))).toBeGreaterThan(Date.now() - 3_600_000);
  expect(lineOf(found.noGoogle, "clock")).toMatch(/^BAD .*the sweep deletes nothing/);
  expect(knownIn(at("other.db"))).toBe(1);
});

test("sign-in fails without what the pages need, and where Google does not answer", () => {
  expect(lineOf(found.noPage, "sign-in")).toMatch(/^BAD .*FIREBASE_API_KEY/);
  expect(lineOf(found.noGoogle, "sign-in")).toMatch(/^BAD .*Google does not answer this machine/);
});

test("a file that is no database is named, and a missing database is not made", () => {
  expect(lineOf(found.noPage, "store")).toContain("notes.txt: file is not a database");
  expect(lineOf(found.noDatabase, "store")).toContain(`there is no database at ${NO_DATABASE}`);
  expect(existsSync(dirname(NO_DATABASE))).toBe(false);
});

test("a folder without a copy, and a copy of another database, are no backup of the site's", () => {
  expect(lineOf(found.launch, "backup")).toContain(`there is no copy in ${at("no-backups")}`);
  expect(lineOf(found.noGoogle, "backup")).toMatch(/^BAD .*it is a copy of another database$/);
});

test("before the site goes live each thing that is missing is a line, and they are counted", () => {
  const { status, stdout, stderr } = found.launch;
  const needed = stdout.match(/^NEED .+$/gm) ?? [];
  for (const place of ["mail", "facts    legalName: registered"])
    expect(needed).toContainEqual(expect.stringContaining(`NEED  ${place}`));
  expect(needed.filter((line) => /SITE_URL|GROQ/.test(line))).toEqual([]);
  expect(lineOf(found.launch, "AI")).toMatch(/^look .*the AI service has no model llama-3\.1-8b/);
  const counts = [
    ...stdout.matchAll(/^(?:Cannot open without|The law asks for|Better with) \((\d+)\):$/gm),
  ];
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(needed.length);
  expect(stdout).toContain(`\n${needed.length} things are missing before going live.\n`);
  expect([status, stderr]).toEqual([1, ""]);
  expect(stdout).not.toContain("top-secret");
});

test("a broken file of facts is refused in words, every problem a line", () => {
  const { status, stderr } = found.badFacts;
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    `${at("site.json")} is not usable:`,
    '  - phone: must be an Indian number such as "+91 98765 43210"',
    "  - email: must be an email address such as hello@example.in",
  ]);
});

test("an environment with which the site refuses to start is refused", () => {
  const { status, stderr } = found.badEnvironment;
  expect(status).toBe(1);
  expect(stderr).toMatch(/PORT: must be a whole number/);
  expect(stderr).toMatch(/FIREBASE_AUTH_EMULATOR_HOST: refused with an https SITE_URL/);
});
