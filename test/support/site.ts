import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./free-port";
import { fromSomeAddress } from "./some-address";

const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;
const STOP_WITHIN_MS = 15_000;

/** Whatever the developer's shell or .env says, a test begins with nothing configured; empty counts as unset. */
const UNCONFIGURED = {
  TRUST_PROXY_HOPS: "",
  STORE: "",
  SQLITE_MAX_MB: "",
  GROQ_API_KEY: "",
  GROQ_BASE_URL: "",
  GROQ_MODEL: "",
  AI_DEADLINE_MS: "",
  AI_DAILY_BUDGET: "",
  FIREBASE_PROJECT_ID: "",
  FIREBASE_API_KEY: "",
  FIREBASE_AUTH_DOMAIN: "",
  FIREBASE_APP_ID: "",
  FIRESTORE_EMULATOR_HOST: "",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  OPERATOR_EMAILS: "",
  SMTP_URL: "",
  MAIL_FROM: "",
  LEADS_TO: "",
  LEADS_LANG: "",
  LEADS_WEBHOOK_URL: "",
  LEADS_WEBHOOK_SECRET: "",
  HEARTBEAT_URL: "",
  SERVICE_WORKER: "",
  LOG_LEVEL: "warn",
};

export type Site = {
  url: string;
  pid: number;
  /** Everything the server has printed. */
  output: () => string;
  /** Null while it runs, and after a signal that it did not take. */
  exitCode: () => number | null;
  /** Stops it with a signal (SIGTERM if none is named) and waits for its end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** A link to the desk from the shell. */
  deskLink: (email: string) => Promise<string>;
  /** Opens the desk by such a link; resolves to an operator's session as a Cookie header has it. */
  openDesk: (email: string) => Promise<string>;
};

const run = promisify(execFile);

/** Opens a site's desk by a link; resolves to the session's cookie. */
const openDeskAt = async (url: string, link: string): Promise<string> => {
  const body = new URLSearchParams({ do: "open", link: new URL(link).searchParams.get("link")! });
  const headers = { origin: url, ...fromSomeAddress() };
  const sent = { method: "POST", headers, body, redirect: "manual" } as const;
  const reply = await fetch(`${url}/api/desk/door`, sent);
  const [line] = reply.headers.getSetCookie();
  if (line === undefined)
    throw new Error(`The desk stays closed: ${reply.headers.get("location")}`);
  return line.split(";")[0]!;
};

/**
 * Starts the production server, as `npm start` does, over the existing build; throws if it does not answer.
 * `through` is a command that becomes the server (it must end in an exec): less rights, a small disk.
 */
export const startSite = async (
  env: Record<string, string>,
  port?: number,
  through: readonly string[] = [],
): Promise<Site> => {
  const at = port ?? (await freePort());
  const url = `http://localhost:${at}`;
  const [command = "", ...args] = [...through, process.execPath];
  // Its own database, unless one is named: a server waits for any other on the same one.
  const folder = mkdtempSync(join(tmpdir(), "site-own-"));
  const siteEnv = {
    ...process.env,
    ...UNCONFIGURED,
    SQLITE_PATH: join(folder, "db", "site.db"),
    NODE_ENV: "production" as const,
    HOST: "localhost",
    PORT: `${at}`,
    SITE_URL: url,
    ...env,
  };
  const child = spawn(command, [...args, "scripts/serve.mjs"], {
    env: siteEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const deskLink = async (email: string) => {
    const linkArgs = [...args, "scripts/run.mjs", "scripts/desk-link.ts", email];
    return (await run(command, linkArgs, { env: siteEnv })).stdout.trim();
  };
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = once(child, "close"); // after its last words
  void ended.then(() => rmSync(folder, { recursive: true, force: true }));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (!isRunning()) return;
    child.kill(signal);
    const force = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    await ended;
    clearTimeout(force);
  };
  for (
    const end = Date.now() + READY_WITHIN_MS;
    Date.now() < end && isRunning();
    await sleep(POLL_MS)
  ) {
    const live = await fetch(`${url}/api/live`).catch(() => null);
    if (live?.ok)
      return {
        url,
        pid: child.pid ?? 0,
        output: () => output,
        exitCode: () => child.exitCode,
        stop,
        deskLink,
        openDesk: async (email) => openDeskAt(url, await deskLink(email)),
      };
  }
  await stop("SIGKILL");
  throw new Error(`The site did not start:\n${output}`);
};
