import { readEnv } from "./env";

const problemOf = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The environment was taken");
};

test("with nothing set, the site runs on this machine with SQLite and without an AI", () => {
  expect(readEnv({})).toEqual({
    siteUrl: "http://localhost:3000",
    port: 3000,
    host: "localhost",
    isLocal: true,
    trustProxyHops: 0,
    store: "sqlite",
    sqlitePath: ".data/site.db",
    sqliteMaxBytes: null,
    backupPath: null,
    backupTo: null,
    heartbeatUrl: null,
    groq: null,
    aiDeadlineMs: 12_000,
    aiDailyBudget: 2_000,
    firebaseProjectId: null,
    firebase: null,
    emulators: { firestore: null, auth: null },
    operatorEmails: [],
    mail: null,
    webhook: null,
    serviceWorker: true,
    logLevel: "info",
  });
});

test("an empty variable counts as unset", () => {
  expect(readEnv({ PORT: "", GROQ_API_KEY: " ", SITE_URL: "", STORE: "" })).toEqual(readEnv({}));
});

test("reads all variables", () => {
  const source = {
    SITE_URL: "https://bizgrow.example/",
    PORT: "8080",
    HOST: "0.0.0.0",
    TRUST_PROXY_HOPS: "2",
    STORE: "firestore",
    SQLITE_PATH: "/var/lib/site.db",
    SQLITE_MAX_MB: "20000",
    BACKUP_TO: "remote:copies",
    HEARTBEAT_URL: "https://watch.example/ping/1",
    GROQ_API_KEY: "secret",
    GROQ_BASE_URL: "https://ai.example/v1",
    GROQ_MODEL: "large",
    AI_DEADLINE_MS: "5000",
    AI_DAILY_BUDGET: "0",
    FIREBASE_PROJECT_ID: "demo",
    OPERATOR_EMAILS: "Asha@example.in, ravi@example.in",
    SMTP_URL: "smtps://site%40example.in:p%20w@mail.example.in",
    MAIL_FROM: "BizGrow <Site@example.in>",
    LEADS_TO: "Asha@example.in, ravi@example.in",
    LEADS_LANG: "hi",
    LEADS_WEBHOOK_URL: "https://crm.example.in/hook?of=leads",
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
    SERVICE_WORKER: "off",
    LOG_LEVEL: "warn",
  };
  expect(readEnv(source)).toMatchObject({
    siteUrl: "https://bizgrow.example",
    port: 8080,
    host: "0.0.0.0",
    trustProxyHops: 2,
    store: "firestore",
    sqlitePath: "/var/lib/site.db",
    sqliteMaxBytes: 20_000 * 1024 * 1024,
    backupTo: "remote:copies",
    heartbeatUrl: "https://watch.example/ping/1",
    groq: {
      apiKey: "secret",
      baseUrl: "https://ai.example/v1",
      models: ["large", "openai/gpt-oss-20b", "openai/gpt-oss-120b"],
    },
    aiDeadlineMs: 5000,
    aiDailyBudget: 0,
    firebaseProjectId: "demo",
    operatorEmails: ["asha@example.in", "ravi@example.in"],
    mail: {
      server: {
        host: "mail.example.in",
        port: 465,
        isSecure: true,
        mayBeOpen: false,
        login: { user: "site@example.in", pass: "p w" },
      },
      from: { name: "BizGrow", address: "Site@example.in" },
      to: ["asha@example.in", "ravi@example.in"],
      lang: "hi",
    },
    webhook: { url: "https://crm.example.in/hook?of=leads", secret: Buffer.alloc(32, 7) },
    logLevel: "warn",
  });
});

test("addresses are read as they are pasted, in any script", () => {
  const OPERATOR_EMAILS = "\u200bAsha@Example.in, Ravi <ravi@example.in>,रवि@उदाहरण.भारत";
  expect(readEnv({ OPERATOR_EMAILS }).operatorEmails).toEqual([
    "asha@example.in",
    "ravi@example.in",
    "रवि@xn--p1b6ci4b4b3a.xn--h2brj9c",
  ]);
  const mail = { SMTP_URL: "smtps://mail.example.in", LEADS_TO: "<a@example.in>" };
  expect(readEnv({ ...mail, MAIL_FROM: "BizGrow <si\u00adte@example.in>" }).mail).toMatchObject({
    from: { name: "BizGrow", address: "site@example.in" },
    to: ["a@example.in"],
  });
});

test.each([
  [
    "smtp://mail.example.in",
    { host: "mail.example.in", port: 587, isSecure: false, mayBeOpen: false },
  ],
  ["smtp://127.0.0.1:2525/", { host: "127.0.0.1", port: 2525, isSecure: false, mayBeOpen: true }],
  ["smtp://[::1]:25", { host: "::1", port: 25, isSecure: false, mayBeOpen: true }],
])("%s is parsed; unencrypted only for this machine", (SMTP_URL, server) => {
  const { mail } = readEnv({ SMTP_URL, MAIL_FROM: "site@example.in", LEADS_TO: "a@example.in" });
  expect(mail).toEqual({
    server: { ...server, login: null },
    from: { name: "", address: "site@example.in" },
    to: ["a@example.in"],
    lang: "en",
  });
});

test.each([
  [{ SMTP_URL: "smtp://mail.example.in" }, ["MAIL_FROM", "LEADS_TO"]],
  [{ MAIL_FROM: "site@example.in", LEADS_TO: "a@example.in" }, ["SMTP_URL"]],
  [{ LEADS_WEBHOOK_URL: "https://crm.example.in" }, ["LEADS_WEBHOOK_SECRET"]],
])("incomplete settings, %j, are refused with the names of the missing ones", (source, names) => {
  for (const name of names) expect(problemOf(source)).toContain(`${name}: needed with`);
});

test.each([
  ["SITE_URL", "bizgrow.example"],
  ["SITE_URL", "https://me:secret@bizgrow.example"],
  ["PORT", "0"],
  ["TRUST_PROXY_HOPS", "all"],
  ["STORE", "redis"],
  ["GROQ_BASE_URL", "http://ai.example"],
  ["GROQ_BASE_URL", "http://127.0.0.1.evil.example"],
  ["SMTP_URL", "https://mail.example.in"],
  ["SMTP_URL", "smtp://mail.example.in/?tls.rejectUnauthorized=false"],
  ["MAIL_FROM", "BizGrow"],
  ["MAIL_FROM", "BizGrow <site@example.in>\r\nBcc: x@example.in"],
  ["LEADS_LANG", "mr"],
  ["LEADS_WEBHOOK_URL", "http://crm.example.in"],
  ["LEADS_WEBHOOK_SECRET", "whsec_c2hvcnQ="],
  ["FIREBASE_API_KEY", "key'; script-src *"],
  ["FIREBASE_AUTH_DOMAIN", "a.example; script-src *"],
  ["FIRESTORE_EMULATOR_HOST", "http://localhost:8080"],
  ["OPERATOR_EMAILS", "asha@example.in ravi@example.in"],
])("refuses %s=%s, with its name and without its value", (name, value) => {
  const problem = problemOf({ [name]: value });
  expect(problem).toContain(`${name}: `);
  expect(problem).not.toContain(value);
});

const WEB_APP = {
  FIREBASE_PROJECT_ID: "bizgrow-1",
  FIREBASE_API_KEY: "AIza-key_1",
  FIREBASE_AUTH_DOMAIN: "bizgrow-1.firebaseapp.com",
  FIREBASE_APP_ID: "1:23:web:4f",
};

test("sign-in needs all four Firebase values", () => {
  expect(readEnv(WEB_APP).firebase).toEqual({
    projectId: "bizgrow-1",
    apiKey: "AIza-key_1",
    authDomain: "bizgrow-1.firebaseapp.com",
    appId: "1:23:web:4f",
  });
  for (const name of Object.keys(WEB_APP))
    expect(readEnv({ ...WEB_APP, [name]: "" }).firebase).toBeNull();
});

test("Firestore needs a project", () => {
  expect(problemOf({ STORE: "firestore" })).toContain("FIREBASE_PROJECT_ID: ");
});

describe.each(["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"])("%s", (name) => {
  const emulated = { [name]: "127.0.0.1:8080" };
  const production = { ...emulated, NODE_ENV: "production" };

  test("is accepted outside of production", () => {
    expect(() => readEnv(emulated)).not.toThrow();
  });

  test.each([
    {},
    { ALLOW_EMULATORS: "1" },
    { ALLOW_EMULATORS: "1", HOST: "0.0.0.0" },
    { ALLOW_EMULATORS: "true", HOST: "localhost" },
    { HOST: "localhost" },
  ])("is refused in production with %j", (more) => {
    expect(problemOf({ ...production, ...more })).toContain(`${name}: `);
  });

  test.each(["https://bizgrow.in", " HTTPS://bizgrow.in "])(
    "is refused with SITE_URL=%s, whatever allows it",
    (SITE_URL) => {
      const allowed = { ...production, ALLOW_EMULATORS: "1", HOST: "127.0.0.1", SITE_URL };
      expect(problemOf(allowed)).toContain(`${name}: `);
      expect(problemOf({ ...emulated, SITE_URL })).toContain(`${name}: `);
    },
  );

  test("is refused in production even when blank: Google's libraries would use it", () => {
    expect(problemOf({ [name]: " ", NODE_ENV: "production" })).toContain(`${name}: `);
    expect(() => readEnv({ [name]: "", NODE_ENV: "production" })).not.toThrow();
  });

  test.each(["localhost", "127.0.0.1", "::1"])(
    "is accepted in production when allowed, on %s",
    (HOST) => {
      expect(() => readEnv({ ...production, ALLOW_EMULATORS: "1", HOST })).not.toThrow();
    },
  );
});

test.each([
  [{ SITE_URL: "https://example.in" }, 1],
  [{ SITE_URL: "HTTPS://example.in", TRUST_PROXY_HOPS: "2" }, 2],
  [{ SITE_URL: "http://example.in" }, 0],
  [{ SITE_URL: "http://example.in", TRUST_PROXY_HOPS: "1" }, 1],
])("with %j it trusts %i proxies", (source, hops) => {
  expect(readEnv(source).trustProxyHops).toBe(hops);
});

test.each(["0", "00", " 0 "])("https without a proxy in front does not start: %j", (hops) => {
  const source = { SITE_URL: "https://example.in", TRUST_PROXY_HOPS: hops };
  expect(() => readEnv(source)).toThrow(/TRUST_PROXY_HOPS: 1 or more where SITE_URL is https/);
});
