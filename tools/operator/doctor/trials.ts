import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { mails as english } from "@/lib/content/en/mails";
import { mails as hindi } from "@/lib/content/hi/mails";
import { fill } from "@/lib/domain/core/fill";
import { modelGaps } from "@/lib/server/advice/account-models";
import type { Env } from "@/lib/server/core/env";
import { errorMessage } from "@/lib/server/core/error-text";
import { firebaseApp } from "@/lib/server/core/firebase-app";
import { backupLook, diskLook, factsLook, signInLook } from "@/lib/server/health/site-checks";
import { failureOf } from "@/lib/server/notify/failure-of";
import { postWebhook } from "@/lib/server/notify/webhook-channel";
import { createSmtpSender } from "@/lib/server/notify/smtp";
import { addressProblem, readBuildFacts } from "@/lib/server/site/build-facts";
import {
  confirmClock,
  databaseSummary,
  isClockBelieved,
  storageUse,
} from "@/lib/server/store/database";
import { PROBES } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";
import { inWords } from "@/tools/operator/database-copy";
import { clockOffset, isClockRight, nodeLook } from "./clock";
import { bad, type Finding, look, off, ok, type Tried, tryOut } from "./finding";

type Trial = (env: Env) => Promise<Tried>;

const NO_DATABASE = "not tried: there is no database";
/** A trial must not make one: a copy of it would look like a copy of the site's. */
const lacksDatabase = ({ store, sqlitePath }: Env): boolean =>
  store === "sqlite" && !existsSync(sqlitePath);
/** Where a clock can be compared when no AI service is configured: Google's keys for sign-in. */
const CLOCK_URL =
  "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com";

const buildTrial: Trial = async ({ siteUrl }) => {
  const facts = readBuildFacts();
  if (!facts) return bad("there is no build of this release: npm run build");
  const problem = addressProblem(facts.siteUrl, siteUrl);
  if (problem) return problem.kind === "refuse" ? bad(problem.text) : look(problem.text);
  const release = `release ${facts.version}, commit ${facts.commit.slice(0, 7)}, for ${facts.siteUrl}`;
  return facts.siteUrl === siteUrl
    ? ok(release)
    : look(`${release}, but the site is ${siteUrl}: build again with this SITE_URL`);
};

const nodeTrial: Trial = async () =>
  nodeLook(process.versions.node, process.release.headersUrl ?? "", Date.now());

const storeTrial: Trial = async (env) => {
  const isSqlite = env.store === "sqlite";
  const where = isSqlite ? resolve(env.sqlitePath) : `Firestore of ${env.firebaseProjectId}`;
  if (lacksDatabase(env))
    return bad(
      `there is no database at ${where}: are SQLITE_PATH and ENV_FILE those of the site? Its first start makes it`,
    );
  try {
    await storeOf(PROBES).update("doctor", () => ({ at: Date.now() }));
  } catch (cause) {
    throw new Error(`${where}: ${errorMessage(cause)}`, { cause });
  }
  return ok(isSqlite ? `${where}: ${inWords(await databaseSummary())}` : where);
};

const diskTrial: Trial = async (env) => {
  if (lacksDatabase(env)) return off(NO_DATABASE);
  return diskLook(env.store === "sqlite" ? await storageUse() : null);
};

const readyAnswer = z.record(z.string(), z.enum(["ok", "degraded"]));

const siteTrial: Trial = async ({ port, trustProxyHops }) => {
  const states = await fetch(`http://localhost:${port}/api/ready`)
    .then(async (response) => readyAnswer.parse(await response.json()))
    .catch(() => null);
  if (!states) return look(`nothing of ours answers at port ${port}`);
  return states["proxy"] !== "degraded"
    ? ok(`it answers at port ${port}`)
    : bad(
        `X-Forwarded-For brings another number of addresses than TRUST_PROXY_HOPS (${trustProxyHops})`,
        "set TRUST_PROXY_HOPS to the number of your proxies, let each append to X-Forwarded-For, and restart",
      );
};

const deskTrial: Trial = async ({ operatorEmails, isLocal, mail }) => {
  if (operatorEmails.length === 0 && !isLocal)
    return bad("nobody can open it: OPERATOR_EMAILS is empty");
  const isMailed = mail && operatorEmails.length > 0;
  return ok(`its links come by ${isMailed ? "mail" : "npm run desk-link"}`);
};

const mailTrial: Trial = async ({ mail, siteUrl }) => {
  if (!mail)
    return off("SMTP_URL, MAIL_FROM and LEADS_TO are not set: no mail about leads is sent");
  const { subject, text } = { en: english, hi: hindi }[mail.lang].trial;
  const { refused } = await createSmtpSender(mail)({
    id: randomUUID(),
    since: Date.now(),
    lang: mail.lang,
    subject,
    to: mail.to,
    replyTo: null,
    parts: [{ kind: "text", text: fill(text, { siteUrl }) }],
  });
  const { length } = mail.to;
  if (refused > 0)
    return bad(`the mail server refuses ${refused} of the ${length} addresses of LEADS_TO`);
  return ok(
    `a test letter left for ${length} ${length === 1 ? "address" : "addresses"} of LEADS_TO: see whether it arrives`,
  );
};

const webhookTrial: Trial = async ({ webhook }) => {
  if (!webhook) return off("LEADS_WEBHOOK_URL is not set");
  const timestamp = new Date().toISOString();
  const body = JSON.stringify({ type: "ping", timestamp, data: {} });
  await postWebhook(webhook, { id: randomUUID(), body, now: Date.now });
  return ok("the listener took a signed call of type ping");
};

/** What Google's library threw, in words: it quotes the reason when it has no usable credentials. */
const withHint = (error: { code?: unknown; message?: unknown }): unknown => {
  const { code } = failureOf(error, 0);
  if (code !== "other") return new Error(`Google does not answer this machine (${code})`);
  if (error.code !== "app/invalid-credential") return error;
  const [, said = error.message] = /error: "(.*)"\.?$/s.exec(String(error.message)) ?? [];
  return new Error(
    `Google cannot be asked with our credentials. Is GOOGLE_APPLICATION_CREDENTIALS the key file of a service account, and may the site's user read it? (${String(said)})`,
    { cause: error },
  );
};

const signInTrial: Trial = async ({ firebase, firebaseProjectId }) => {
  const settings = signInLook({ firebase, firebaseProjectId });
  if (settings.state === "off") return settings;
  const { getAuth } = await import("firebase-admin/auth");
  // The call that each session makes, about nobody: without credentials it fails in another way.
  await getAuth(firebaseApp())
    .getUser("nobody")
    .catch((error: { code?: unknown }) => {
      if (error.code !== "auth/user-not-found") throw withHint(error);
    });
  return settings.state === "ok"
    ? ok(`Google accepts our credentials for ${firebaseProjectId}`)
    : settings;
};

const aiTrial: Trial = async ({ groq }) => {
  if (!groq) return off("GROQ_API_KEY is not set: every check gets the standard advice");
  const { missing, known } = await modelGaps(groq);
  if (missing.length > 0) return bad(missing.join("; "));
  return known.length > 0 ? look(known.join("; ")) : ok(`${groq.models[0]} is there`);
};

const clockTrial: Trial = async (env) => {
  const url = env.groq?.baseUrl ?? CLOCK_URL;
  const offset = await clockOffset(url, Date.now).catch(() => null);
  if (offset === null) {
    const text = "not compared: no service could be asked for the time; use NTP";
    if (lacksDatabase(env) || (await isClockBelieved())) return look(text);
    return bad(`${text}. It is far from the last known time, so the sweep deletes nothing`);
  }
  const seconds = Math.round(Math.abs(offset) / 1_000);
  if (!isClockRight(offset))
    return bad(`${seconds} s ${offset > 0 ? "ahead" : "behind"}: set it by NTP`);
  if (!lacksDatabase(env)) await confirmClock().catch(() => undefined); // "store" says why
  return ok(`right to within ${Math.max(seconds, 1)} s`);
};

const diskOf = async (path: string) => (await stat(path)).dev;

const backupTrial: Trial = async (env) => {
  const { backupPath, backupTo, sqlitePath } = env;
  if (backupPath && lacksDatabase(env)) return off(NO_DATABASE);
  const seen = await backupLook(env, databaseSummary, Date.now());
  const isKnown = seen.state === "ok" && backupPath !== null && !backupTo;
  if (!isKnown || (await diskOf(backupPath)) !== (await diskOf(sqlitePath))) return seen;
  const text = `${seen.text}; the copies are on the database's own disk`;
  return look(text, "set BACKUP_TO to a place on another machine");
};

/** Tries every part of the site once, as this environment has it; the findings are in a fixed order. Never rejects. */
export const examine = (env: Env): Promise<Finding[]> => {
  const trials: readonly (readonly [part: string, Trial, toDo: string])[] = [
    ["build", buildTrial, "build with the site's variables: npm run build"],
    ["Node", nodeTrial, "install the newest of its line from nodejs.org, and restart"],
    ["facts", async () => factsLook(readBuildFacts()), "build again (npm run build), and restart"],
    ["store", storeTrial, "start the site once, or name its database in SQLITE_PATH or ENV_FILE"],
    ["disk", diskTrial, "free space on the disk, or raise SQLITE_MAX_MB"],
    ["site", siteTrial, "start it: systemctl start bizgrow, elsewhere npm start"],
    ["desk", deskTrial, "set OPERATOR_EMAILS to your address, and restart"],
    ["backup", backupTrial, "copy the database now: systemctl start bizgrow-backup"],
    ["mail", mailTrial, "set SMTP_URL, MAIL_FROM and LEADS_TO right"],
    ["webhook", webhookTrial, "set LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET right"],
    ["sign-in", signInTrial, "set the FIREBASE_ variables and the key file right, or neither"],
    ["AI", aiTrial, "set GROQ_API_KEY, GROQ_MODEL and GROQ_FALLBACK_MODELS right"],
    ["clock", clockTrial, "set the clock by NTP: timedatectl set-ntp true"],
  ];
  return Promise.all(trials.map(([part, trial, toDo]) => tryOut(part, toDo, () => trial(env))));
};
