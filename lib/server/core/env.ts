import { z } from "zod";
import { emailFrom, emailKey } from "../../domain/core/email.ts";
import {
  mailFrom,
  mailServer,
  type MailSettings,
  webhookSecret,
  type WebhookSettings,
} from "./env-notifications.ts";
import { errorMessage } from "./error-text.ts";

const MB = 1024 * 1024;
const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "::1", "[::1]"];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The variables as Node provides them, or a part of them in a test. */
export type EnvSource = Readonly<Record<string, string | undefined>>;
export type LogLevel = (typeof LOG_LEVELS)[number];

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const originText = z
  .url({ protocol: /^https?$/, abort: true, error: "must be an http or https address" })
  .refine(
    (text) => new URL(text).href === `${new URL(text).origin}/`,
    "must be an origin without a path",
  );

const isLoopback = (host: string) => LOOPBACK_HOSTS.includes(host);

const serviceUrl = z
  .url({ protocol: /^https?$/, abort: true, error: "must be an https address" })
  .refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === "https:" || isLoopback(hostname);
  }, "must be https, or http on this machine");

const emailList = z
  .string()
  .transform((text) => text.split(",").map((one) => emailKey(emailFrom(one) ?? "")))
  .refine((emails) => emails.every(Boolean), "must be email addresses with commas between");

const modelList = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.string().regex(/^[\w./:-]+$/, "must be names of models with commas between")));

const matching = (pattern: RegExp, problem: string) => z.string().regex(pattern, problem);

const copiesTarget = matching(
  /^(?:\/|[\w-]+:)/,
  "must be a folder's full path, or remote:path as rclone has it",
);
const emulatorHost = matching(/^[\w.[\]:-]+:\d+$/, "must be host:port");
const hostName = matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "must be a host name");

const VARIABLES = z.object({
  SITE_URL: originText.optional(),
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().default("localhost"),
  TRUST_PROXY_HOPS: whole(0, 10).optional(),
  STORE: z.enum(["sqlite", "firestore"]).default("sqlite"),
  SQLITE_PATH: z.string().default(".data/site.db"),
  SQLITE_MAX_MB: whole(1, 1_000_000).optional(),
  BACKUP_PATH: z.string().optional(),
  BACKUP_TO: copiesTarget.optional(),
  HEARTBEAT_URL: serviceUrl.optional(),
  GROQ_API_KEY: z.string().optional(),
  GROQ_BASE_URL: serviceUrl.optional(),
  GROQ_MODEL: z.string().default("llama-3.1-8b-instant"),
  GROQ_FALLBACK_MODELS: modelList.default(["openai/gpt-oss-20b", "openai/gpt-oss-120b"]),
  AI_DEADLINE_MS: whole(100, 60_000).default(12_000),
  AI_DAILY_BUDGET: whole(0, 1_000_000).default(2_000),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: matching(/^[\w-]+$/, "must be the web API key").optional(),
  FIREBASE_AUTH_DOMAIN: hostName.optional(),
  FIREBASE_APP_ID: matching(/^[\w:.-]+$/, "must be the web app's id").optional(),
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost.optional(),
  FIRESTORE_EMULATOR_HOST: emulatorHost.optional(),
  OPERATOR_EMAILS: emailList.optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailFrom.optional(),
  LEADS_TO: emailList.optional(),
  LEADS_LANG: z.enum(["en", "hi"]).default("en"),
  LEADS_WEBHOOK_URL: serviceUrl.optional(),
  LEADS_WEBHOOK_SECRET: webhookSecret.optional(),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
});

type Found = z.infer<typeof VARIABLES>;

const TOGETHER = [
  ["SMTP_URL", "MAIL_FROM", "LEADS_TO"],
  ["LEADS_WEBHOOK_URL", "LEADS_WEBHOOK_SECRET"],
];

/** Whether the site is served by https, which a proxy in front of this process speaks. */
const isHttps = ({ SITE_URL }: EnvSource): boolean => /^https:/i.test(SITE_URL ?? "");

const halvesIn = (source: EnvSource): string[] =>
  TOGETHER.filter((names) => names.some((name) => source[name])).flatMap((names) =>
    names
      .filter((name) => !source[name])
      .map((name) => `${name}: needed with ${names.filter((one) => one !== name).join(", ")}`),
  );

/** Conflicts between variables; Google's libraries take even a blank of `raw` for an emulator. */
const conflictsIn = (source: EnvSource, raw: EnvSource): string[] => {
  const mayEmulate =
    !/^https:/i.test(source.SITE_URL ?? "") &&
    (source.NODE_ENV !== "production" ||
      (source.ALLOW_EMULATORS === "1" && isLoopback(source.HOST ?? "")));
  const emulators = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"];
  return [
    ...emulators
      .filter((name) => raw[name] && !mayEmulate)
      .map(
        (name) =>
          `${name}: refused with an https SITE_URL, and in production without ALLOW_EMULATORS=1 and a loopback HOST`,
      ),
    ...(source.STORE === "firestore" && source.FIREBASE_PROJECT_ID === undefined
      ? ["FIREBASE_PROJECT_ID: needed when STORE is firestore"]
      : []),
    ...(isHttps(source) &&
    source.TRUST_PROXY_HOPS !== undefined &&
    Number(source.TRUST_PROXY_HOPS) === 0
      ? ["TRUST_PROXY_HOPS: 1 or more where SITE_URL is https, since a proxy with TLS is in front"]
      : []),
    ...halvesIn(source),
  ];
};

const mailIn = (found: Found): MailSettings | null => {
  const { SMTP_URL: server, MAIL_FROM: from, LEADS_TO: to, LEADS_LANG: lang } = found;
  return server && from && to ? { server, from, to, lang } : null;
};

const webhookIn = (found: Found): WebhookSettings | null => {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = found;
  return url && secret ? { url, secret } : null;
};

const groqIn = (found: Found) => {
  const { GROQ_API_KEY: apiKey, GROQ_BASE_URL: baseUrl } = found;
  const models = [...new Set([found.GROQ_MODEL, ...found.GROQ_FALLBACK_MODELS])];
  return apiKey ? { apiKey, baseUrl, models } : null;
};

const webAppIn = (found: Found) => {
  const projectId = found.FIREBASE_PROJECT_ID;
  const apiKey = found.FIREBASE_API_KEY;
  const authDomain = found.FIREBASE_AUTH_DOMAIN;
  const appId = found.FIREBASE_APP_ID;
  return projectId && apiKey && authDomain && appId
    ? { projectId, apiKey, authDomain, appId }
    : null;
};

/** Parses the environment; empty is unset. Pure. Throws one Error with all problems, no value. */
export const readEnv = (source: EnvSource) => {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  );
  const { data: found, error } = VARIABLES.safeParse(given);
  const wrong = error?.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`);
  const problems = [...(wrong ?? []), ...conflictsIn(given, source)];
  if (!found || problems.length > 0)
    throw new Error(`The environment is not usable. ${problems.join("; ")}`);
  const site = new URL(found.SITE_URL ?? `http://localhost:${found.PORT}`);
  return {
    /** Our public origin, such as https://example.in: links, cookies and the origin rule use it. */
    siteUrl: site.origin,
    /** Whether that origin is this machine's alone. */
    isLocal: isLoopback(site.hostname),
    port: found.PORT,
    host: found.HOST,
    /** How many reverse proxies of ours are in front of the server, each adding a client to X-Forwarded-For. */
    trustProxyHops: found.TRUST_PROXY_HOPS ?? (isHttps(given) ? 1 : 0),
    store: found.STORE,
    sqlitePath: found.SQLITE_PATH,
    sqliteMaxBytes: found.SQLITE_MAX_MB === undefined ? null : found.SQLITE_MAX_MB * MB,
    backupPath: found.BACKUP_PATH ?? null,
    /** Where deploy/backup.sh sends the copies. */
    backupTo: found.BACKUP_TO ?? null,
    heartbeatUrl: found.HEARTBEAT_URL ?? null,
    /** null without a key: then every check gets the standard analysis. */
    groq: groqIn(found),
    aiDeadlineMs: found.AI_DEADLINE_MS,
    aiDailyBudget: found.AI_DAILY_BUDGET,
    firebaseProjectId: found.FIREBASE_PROJECT_ID ?? null,
    /** The settings with which a browser signs in with Google; null unless all are set: then sign-in is off. */
    firebase: webAppIn(found),
    /** host:port each. */
    emulators: {
      firestore: found.FIRESTORE_EMULATOR_HOST ?? null,
      auth: found.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    },
    /** The addresses that get a link to the desk, in lower case. */
    operatorEmails: found.OPERATOR_EMAILS ?? [],
    /** null: no mail is sent. */
    mail: mailIn(found),
    webhook: webhookIn(found),
    /** Whether browsers keep a copy of the check (public/sw-off.js takes it away). */
    serviceWorker: found.SERVICE_WORKER === "on",
    logLevel: found.LOG_LEVEL,
  };
};

export type Env = ReturnType<typeof readEnv>;

let current: Env | undefined;

/** This process's environment, read on first use. Throws like `readEnv`. */
export const env = (): Env => (current ??= readEnv(process.env));

/** The log level; never throws, since a log is needed to report the other problems. */
export const logLevel = (): LogLevel =>
  LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "info";

/** Ends the process with a message when a variable is wrong. */
export const checkEnvironment = (): void => {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
};
