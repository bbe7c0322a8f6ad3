// A server, every page and every kind of error.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { type Site, startSite } from "@/test/support/site";
import { answersOf, makeVisitor } from "./visitor";

/** Random secrets in every variable that holds one; `words` are the texts that must not be found. */
const canariesIn = (folder: string) => {
  const secret = () => `canary${randomBytes(12).toString("hex")}`;
  const [groq, smtp, keyId, listener] = [secret(), secret(), secret(), secret()];
  const signature = randomBytes(32).toString("base64");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const account = join(folder, "service-account.json");
  const words = { groq, smtp, keyId, listener, signature, key: pem.split("\n")[5]! };
  writeFileSync(
    account,
    JSON.stringify({
      type: "service_account",
      project_id: "demo-canary",
      private_key_id: keyId,
      private_key: pem,
      client_email: `${keyId}@demo-canary.iam.gserviceaccount.com`,
    }),
  );
  const env = {
    GROQ_API_KEY: `gsk_${groq}`,
    SMTP_URL: `smtp://user:${smtp}@127.0.0.1:1`,
    MAIL_FROM: "site@example.in",
    LEADS_TO: "asha@example.in",
    LEADS_WEBHOOK_URL: `http://127.0.0.1:1/${listener}`,
    LEADS_WEBHOOK_SECRET: `whsec_${signature}`,
    GOOGLE_APPLICATION_CREDENTIALS: account,
    FIREBASE_PROJECT_ID: "demo-canary",
    FIREBASE_API_KEY: "public",
    FIREBASE_AUTH_DOMAIN: "demo-canary.firebaseapp.com",
    FIREBASE_APP_ID: "public",
    METADATA_SERVER_DETECTION: "none",
  };
  return { env, words };
};

/** An AI service that repeats the key it was sent, in an error. */
const startTelltale = async () => {
  let told = 0;
  const server = createServer((request, response) => {
    told++;
    const message = `Invalid API key: ${request.headers.authorization}`;
    response.writeHead(401, { "Content-Type": "application/json", "X-Key": message });
    response.end(JSON.stringify({ error: { message } }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, told: () => told, close: () => server.close() };
};

const textOf = async (reply: Response) =>
  `${JSON.stringify([...reply.headers])}\n${await reply.text()}`;

/** Everything that anybody can get from a site: pages, files, answers, and every kind of error. */
const everythingOf = async ({ url }: Site): Promise<string[]> => {
  const origin = { origin: url };
  const json = { ...origin, "content-type": "application/json" };
  const asked: [path: string, init?: RequestInit][] = [
    ...LANGS.flatMap((lang) => PUBLIC_PATHS.map((path): [string] => [pathIn(lang, path)])),
    ...["/account", "/nope", "/hi/nope", "/_next/static/nope.js"].map((path): [string] => [path]),
    ...["/.env", "/server.ts", "/api/config", "/api/live", "/api/ready", "/api/nope"].map(
      (path): [string] => [path],
    ),
    ["/api/account", { headers: { cookie: "session=a.b.c" } }],
    ["/api/session", { method: "POST", headers: { ...origin, authorization: "Bearer a.b.c" } }],
    ["/api/session", { method: "DELETE", headers: { ...origin, cookie: "session=a.b.c" } }],
    ["/api/leads/contact", { method: "POST", headers: json, body: "{" }],
    ["/api/leads/contact", { method: "POST", headers: json, body: "{}" }],
    ["/api/leads/contact", { method: "POST", headers: { origin: "null" } }],
  ];
  const replies = [];
  for (const [path, init] of asked) replies.push(await textOf(await fetch(url + path, init)));
  const visitor = await makeVisitor(url, 1);
  replies.push((await visitor.finish(answersOf(7))).reply);
  return replies;
};

/** The files of a build that browsers get, and its pages. */
const builtFiles = () =>
  globSync(".next/{static/**/*.*,server/app/**/*.{html,rsc,body,meta}}").map((file) =>
    readFileSync(file, "utf8"),
  );

test("no secret of the environment is in pages, files, answers, errors or the log", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-canaries-"));
  const telltale = await startTelltale();
  try {
    const { env, words } = canariesIn(folder);
    const site = await startSite({
      ...env,
      GROQ_BASE_URL: telltale.url,
      TRUST_PROXY_HOPS: "1",
      LOG_LEVEL: "trace",
    });
    const answers = await everythingOf(site);
    await site.stop();
    const texts = [...answers, site.output(), ...builtFiles()];
    const found = Object.entries(words).filter(([, word]) =>
      texts.some((one) => one.includes(word)),
    );
    expect(telltale.told()).toBeGreaterThan(0); // the key was used, and told back
    expect(texts.length).toBeGreaterThan(100);
    expect(found.map(([name]) => name)).toEqual([]);
  } finally {
    telltale.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
