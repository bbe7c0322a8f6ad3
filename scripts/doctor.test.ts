// holds: #health
// Over 1 s: it runs the command as a process.
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
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mails } from "@/lib/content/hi/mails";
import { BARE_FILE } from "@/test/builders/sites";
import { withAuthEmulator } from "@/test/standins/auth-emulator";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { startMailServer } from "@/test/standins/mail-standin";
import { startListener } from "@/test/standins/webhook-standin";

type Outcome = { status: number; stdout: string; stderr: string };

const folder = mkdtempSync(join(tmpdir(), "doctor-"));
const backups = join(folder, "backups");
const COPY = join(backups, "2026-11-21-0230.db");
const SECRET = `whsec_${"A".repeat(43)}=`;
const BASE = {
  SQLITE_PATH: join(folder, "db", "site.db"),
  SPOOL_PATH: join(folder, "spool"),
  BACKUP_PATH: backups,
  LOG_LEVEL: "silent",
};

const doctor = (variables: Record<string, string>, ...words: string[]) => {
  const file = join(folder, "site.env");
  const lines = Object.entries({ ...BASE, ...variables }).map(
    ([name, value]) => `${name}=${value}`,
  );
  writeFileSync(file, lines.join("\n"));
  return new Promise<Outcome>((resolve) => {
    execFile(
      "npm",
      ["run", "--silent", "doctor", "--", ...words],
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

beforeAll(() => {
  for (const path of [backups, dirname(BASE.SQLITE_PATH)]) mkdirSync(path);
  const db = new DatabaseSync(BASE.SQLITE_PATH);
  db.exec(`PRAGMA application_id = 7; PRAGMA user_version = 2; CREATE TABLE leads (id TEXT PRIMARY KEY,
    record TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, expires_at INTEGER) STRICT`);
  db.close();
  copyFileSync(BASE.SQLITE_PATH, COPY);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("tries everything once: a letter, a call, the AI's models, the clock", async () => {
  const [mail, listener, groq] = await Promise.all([
    startMailServer(),
    startListener(),
    startGroqStandin(),
  ]);
  const outcome = await doctor({
    SMTP_URL: mail.url,
    MAIL_FROM: "BizGrow <site@example.in>",
    LEADS_TO: "asha@example.in",
    LEADS_LANG: "hi",
    LEADS_WEBHOOK_URL: listener.url,
    LEADS_WEBHOOK_SECRET: SECRET,
    GROQ_API_KEY: "top-secret",
    GROQ_BASE_URL: groq.url,
  });
  await Promise.all([mail.stop(), listener.stop(), groq.close()]);
  expect(outcome.stderr).toBe("");
  expect(mail.letters.map(({ letter }) => letter.subject)).toEqual([mails.trial.subject]);
  expect(mail.letters[0]!.letter.text).toContain("http://localhost:3000");
  expect(listener.heard.map(({ type }) => type)).toEqual(["ping"]);
  expect(lineOf(outcome, "store")).toMatch(/^ok .*db\/site\.db: 0 leads, 0 visitors$/);
  expect(lineOf(outcome, "backup")).toMatch(/0 hours old; it has 0 leads, the site has 0$/);
  for (const part of ["facts", "disk", "spool", "backup", "mail", "webhook", "clock"])
    expect(lineOf(outcome, part)).toMatch(/^(ok|look) /);
  expect(lineOf(outcome, "AI")).toMatch(/^(ok|look) .*/);
  expect(lineOf(outcome, "sign-in")).toMatch(/^off /);
  expect(outcome.stdout).not.toContain("top-secret");
}, 60_000);

describe("sign-in", () => {
  const emulator = withAuthEmulator();
  const firebase = () => ({
    FIREBASE_PROJECT_ID: emulator.projectId,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host(),
    ALLOW_EMULATORS: "1",
    HOST: "127.0.0.1",
  });
  const page = {
    FIREBASE_API_KEY: "k",
    FIREBASE_AUTH_DOMAIN: "d.example.in",
    FIREBASE_APP_ID: "a",
  };

  test("Google answers: with and without what the pages need", async () => {
    expect(lineOf(await doctor({ ...firebase(), ...page }), "sign-in")).toMatch(
      /^ok .*Google accepts our credentials/,
    );
    expect(lineOf(await doctor(firebase()), "sign-in")).toMatch(/^BAD .*FIREBASE_API_KEY/);
  }, 60_000);

  test("nobody answers where Google should be", async () => {
    const away = { ...firebase(), FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9" };
    expect(lineOf(await doctor({ ...away, ...page }), "sign-in")).toMatch(
      /^BAD .*Google does not answer this machine/,
    );
  }, 60_000);
});

test("says in words what does not work, and fails", async () => {
  utimesSync(COPY, 0, 0);
  const damaged = join(BASE.SPOOL_PATH, `${"0".repeat(64)}.json.bad`);
  writeFileSync(damaged, "{");
  const mail = await startMailServer();
  mail.be("refuses login");
  const outcome = await doctor({
    SMTP_URL: mail.url.replace("smtp://", "smtp://site:secret@"),
    MAIL_FROM: "site@example.in",
    LEADS_TO: "asha@example.in",
    LEADS_WEBHOOK_URL: "https://no-such-host.invalid/leads",
    LEADS_WEBHOOK_SECRET: SECRET,
    SITE_URL: "https://another.bizgrow.in",
    REDIS_URL: "redis://127.0.0.1:9",
    GROQ_API_KEY: "secret",
    GROQ_BASE_URL: "http://127.0.0.1:1",
    FIREBASE_PROJECT_ID: "bizgrow-1",
    GOOGLE_APPLICATION_CREDENTIALS: join(folder, "no-key.json"),
  });
  await mail.stop();
  rmSync(damaged);
  expect(outcome.status).toBe(1);
  expect(lineOf(outcome, "mail")).toMatch(
    /^BAD .*The mail server refuses our user or password\. \(535\)/,
  );
  expect(lineOf(outcome, "webhook")).toMatch(/^BAD .*No server of that name was found/);
  expect(lineOf(outcome, "backup")).toMatch(/^BAD .*2026-11-21-0230\.db, is \d+ hours old/);
  expect(lineOf(outcome, "build")).toMatch(/^BAD /);
  expect(lineOf(outcome, "spool")).toMatch(/^BAD .*1 of the leads .*cannot be read/);
  expect(lineOf(outcome, "Redis")).toMatch(/^BAD .*Nothing answers there/);
  expect(lineOf(outcome, "sign-in")).toMatch(
    /^BAD .*Is GOOGLE_APPLICATION_CREDENTIALS .*\(.*no-key\.json does not exist/,
  );
  expect(lineOf(outcome, "store")).toMatch(/^ok .*db\/site\.db: 0 leads/);
  expect(lineOf(outcome, "AI")).toMatch(/^BAD .*GROQ_API_KEY: .*connection/);
  const broken = "build, spool, backup, mail, webhook, sign-in, AI, Redis";
  expect(outcome.stdout).toMatch(new RegExp(`\\nDoes not work: ${broken}\\.\\n$`));
  expect(outcome.stdout).not.toContain("secret");
}, 60_000);

test("a database that is none is named", async () => {
  const file = join(folder, "notes.txt");
  writeFileSync(file, "no database ".repeat(500));
  expect(lineOf(await doctor({ SQLITE_PATH: file }), "store")).toContain(
    `${file}: file is not a database`,
  );
}, 60_000);

test("a database that is not there is not made", async () => {
  const none = join(folder, "elsewhere", "site.db");
  const outcome = await doctor({ SQLITE_PATH: none });
  expect(lineOf(outcome, "store")).toMatch(/^BAD .*there is no database at \S+elsewhere\/site\.db/);
  expect(existsSync(dirname(none))).toBe(false);
}, 60_000);

test("a folder without a copy, and a copy of another database, are no backup of the site's", async () => {
  const none = join(folder, "no-backups");
  expect(lineOf(await doctor({ BACKUP_PATH: none }), "backup")).toContain(
    `there is no copy in ${none}`,
  );
  const other = join(folder, "other.db");
  copyFileSync(BASE.SQLITE_PATH, other);
  const db = new DatabaseSync(other);
  db.exec("PRAGMA application_id = 8");
  db.close();
  const outcome = await doctor({ SQLITE_PATH: other });
  expect(lineOf(outcome, "backup")).toMatch(/^BAD .*it is a copy of another database$/);
}, 60_000);

describe("before the site goes live", () => {
  test("each thing that is missing is a line, and they are counted", async () => {
    const groq = await startGroqStandin();
    const outcome = await doctor(
      {
        SITE_FACTS: BARE_FILE,
        SITE_URL: "https://bizgrow.in",
        GROQ_API_KEY: "top-secret",
        GROQ_BASE_URL: groq.url,
      },
      ...["--launch", "package.json", process.execPath],
    );
    await groq.close();
    const needed = outcome.stdout.match(/^NEED .+$/gm) ?? [];
    const places = [
      "mail",
      "sign-in",
      "settings OPERATOR_EMAILS",
      "facts    legalName: registered",
    ];
    for (const place of places)
      expect(needed).toContainEqual(expect.stringContaining(`NEED  ${place}`));
    expect(needed.filter((line) => /SITE_URL|GROQ/.test(line))).toEqual([]);
    expect(needed.filter((line) => line.includes("node-hashes.json does not know"))).toHaveLength(
      1,
    );
    expect(lineOf(outcome, "AI")).toMatch(/^look .*the AI service has no model llama-3\.1-8b/);
    expect(outcome.stdout).toMatch(
      new RegExp(`\\n${needed.length} things are missing before going live\\.\\n$`),
    );
    expect([outcome.status, outcome.stderr]).toEqual([1, ""]);
    expect(outcome.stdout).not.toContain("top-secret");
  }, 60_000);
});

test("a broken file of facts is refused in words, every problem a line, and a missing one in a sentence", async () => {
  const file = join(folder, "site.json");
  const facts = JSON.parse(readFileSync(BARE_FILE, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...facts, email: "hello", phone: "call us" }));
  const { status, stderr } = await doctor({ SITE_FACTS: file });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    `${file} is not usable:`,
    '  - phone: must be an Indian number such as "+91 98765 43210"',
    "  - email: must be an email address such as hello@example.in",
  ]);
  expect((await doctor({ SITE_FACTS: "/no/site.json" })).stderr).toBe(
    "The facts of the business (SITE_FACTS) should be in /no/site.json, but there is no such file\n",
  );
}, 60_000);

test("an environment that cannot be read is named", async () => {
  const outcome = await doctor({ PORT: "many" });
  expect(outcome.status).toBe(1);
  expect(outcome.stderr).toMatch(/PORT: must be a whole number/);
}, 60_000);

test("an environment with which the site refuses to start is refused: an emulator left in it", async () => {
  const outcome = await doctor({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" });
  expect(outcome.status).toBe(1);
  expect(outcome.stderr).toMatch(/FIREBASE_AUTH_EMULATOR_HOST: refused in production/);
}, 60_000);
