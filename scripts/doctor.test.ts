// Over 1 s: it runs the command as a process.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mails } from "@/lib/content/hi/mails";
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

const doctor = (variables: Record<string, string>) => {
  const file = join(folder, "site.env");
  const lines = Object.entries({ ...BASE, ...variables }).map(
    ([name, value]) => `${name}=${value}`,
  );
  writeFileSync(file, lines.join("\n"));
  return new Promise<Outcome>((resolve) => {
    execFile(
      "npm",
      ["run", "--silent", "doctor"],
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
  mkdirSync(backups);
  writeFileSync(COPY, "");
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
  expect(lineOf(outcome, "store")).toMatch(/^look .*db\/site\.db is new: .*SQLITE_PATH/);
  for (const part of ["disk", "spool", "backup", "mail", "webhook", "clock"])
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
  expect(lineOf(outcome, "store")).toMatch(/^ok .*db\/site\.db$/);
  const broken = "build, spool, backup, mail, webhook, sign-in, Redis";
  expect(outcome.stdout).toMatch(new RegExp(`\\nDoes not work: ${broken}\\.\\n$`));
  expect(outcome.stdout).not.toContain("secret");
}, 60_000);

test("a database that is none is named, and a folder of backups that is not there yet", async () => {
  const file = join(folder, "notes.txt");
  writeFileSync(file, "no database ".repeat(500));
  const none = join(folder, "no-backups");
  const outcome = await doctor({ SQLITE_PATH: file, BACKUP_PATH: none });
  expect(lineOf(outcome, "store")).toContain(`${file}: file is not a database`);
  expect(lineOf(outcome, "backup")).toContain(`there is no copy in ${none}`);
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
