import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BARE_FILE } from "@/test/builders/sites";
import { startGroqStandin } from "@/test/standins/groq-standin";

type Outcome = { status: number; stdout: string; stderr: string };

const launchCheck = (args: readonly string[], added: Record<string, string> = {}) =>
  new Promise<Outcome>((resolve) => {
    execFile(
      "npm",
      ["run", "--silent", "launch-check", ...args],
      { encoding: "utf8", env: { ...process.env, ...added } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const linesOf = ({ stdout }: Outcome) => stdout.match(/^ {2}- .+$/gm) ?? [];

test("npm run launch-check prints what is missing in the site's own environment, one line each, and fails if anything is", async () => {
  const standin = await startGroqStandin();
  const folder = mkdtempSync(join(tmpdir(), "env-"));
  const file = join(folder, "site.env");
  const variables = [
    `SITE_FACTS=${BARE_FILE}`,
    "SITE_URL=https://bizgrow.in",
    "GROQ_API_KEY=top-secret",
    `GROQ_BASE_URL=${standin.url}`,
    "SMTP_URL=smtps://user:top-secret@mail.bizgrow.in",
    "MAIL_FROM=BizGrow <hello@bizgrow.in>",
    "LEADS_TO=asha@bizgrow.in",
  ];
  writeFileSync(file, variables.join("\n"));
  const outcome = await launchCheck([], { ENV_FILE: file });
  await standin.close();
  rmSync(folder, { recursive: true });
  const { status, stdout, stderr } = outcome;
  expect(status).toBe(1);
  const lines = linesOf(outcome);
  expect(lines).toContainEqual(expect.stringMatching(/legalName: registered name/));
  expect(lines.filter((line) => /SITE_URL|GROQ|SMTP|MAIL_FROM|LEADS/.test(line))).toEqual([]);
  expect(stdout).toContain(
    "Not missing, but to be known: the AI service has no model llama-3.1-8b",
  );
  expect(stdout.trimEnd()).toMatch(
    new RegExp(`\\n${lines.length} things are missing before going live\\.$`),
  );
  expect(stdout + stderr).not.toContain("top-secret");
  expect(stderr).not.toMatch(/Warning:|Error/);
}, 60_000);

test("a broken file of facts is refused in words, every problem a line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  const file = join(folder, "site.json");
  const facts = JSON.parse(readFileSync(BARE_FILE, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...facts, email: "hello", phone: "call us" }));
  const { status, stderr } = await launchCheck([], { SITE_FACTS: file });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    `${file} is not usable:`,
    '  - phone: must be an Indian number such as "+91 98765 43210"',
    "  - email: must be an email address such as hello@example.in",
  ]);
}, 60_000);

test("reports an AI service that does not answer", async () => {
  const outcome = await launchCheck([], {
    GROQ_API_KEY: "top-secret",
    GROQ_BASE_URL: "http://127.0.0.1:1",
  });
  expect(linesOf(outcome)).toContainEqual(expect.stringMatching(/GROQ_API_KEY: .*connection/));
}, 60_000);

test("reports a Node that is not in the list", async () => {
  const { stdout } = await launchCheck(["--", "package.json", process.execPath]);
  expect(stdout).toMatch(
    / {2}- a Node that tools\/operator\/node-hashes\.json does not know \(SHA-256 /,
  );
  expect(stdout.match(/a Node that/g)).toHaveLength(1);
}, 60_000);
