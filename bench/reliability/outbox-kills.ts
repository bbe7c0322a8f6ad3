import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendMessage } from "@/e2e/support/durable-sender";
import { startSite } from "@/e2e/support/site";
import { startMailServer } from "@/test/standins/mail-standin";
import { startListener } from "@/test/standins/webhook-standin";
import { atLeast, atMost, exactly, type Figure } from "@/bench/support/proof";

/** The receivers' delay for each notification, in ms, so that some are always queued at a kill. */
const SLOW_MS = 150;
/** The delay of a kill after the last acknowledgement, in ms. */
const KILL_AFTER_MS = [0, 400] as const;
/** The wait after the last start; its clock is two minutes ahead, so that every lease has expired. */
const ALL_TOLD_WITHIN_MS = 180_000;
const AHEAD = {
  NODE_OPTIONS: "--import ./e2e/support/shifted-clock.mjs",
  CLOCK_SHIFT_MS: "120000",
};

type Told = { id: string; reference: string };

/** The number of references that were sent under more than one id. */
const changedIds = (told: readonly Told[]): number => {
  const ids = new Map<string, Set<string>>();
  for (const { id, reference } of told)
    ids.set(reference, (ids.get(reference) ?? new Set()).add(id));
  return [...ids.values()].filter(({ size }) => size > 1).length;
};

const missingIn = (references: readonly string[], told: readonly Told[]): number => {
  const known = new Set(told.map(({ reference }) => reference));
  return references.filter((reference) => !known.has(reference)).length;
};

/**
 * Kills the production server (SIGKILL) again and again between storing leads and sending their notifications, and
 * compares the acknowledged leads with those that a mail server and a listener on loopback received.
 */
export const outboxKills = async (kills: number, leadsEach: number): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-outbox-"));
  const mail = await startMailServer(SLOW_MS);
  const listener = await startListener(SLOW_MS);
  const env = {
    TRUST_PROXY_HOPS: "1",
    SQLITE_PATH: join(folder, "site.db"),
    SPOOL_PATH: join(folder, "spool"),
    SMTP_URL: mail.url,
    MAIL_FROM: "BizGrow <site@example.in>",
    LEADS_TO: "asha@example.in",
    LEADS_WEBHOOK_URL: listener.url,
    LEADS_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString("base64")}`,
  };
  const references: string[] = [];
  const lettersNow = (): Told[] =>
    mail.letters.map(({ letter: { messageId = "", subject = "" } }) => ({
      id: messageId,
      reference: subject.split(" ").at(-1)!,
    }));
  let killsWithSomeWaiting = 0;

  let site = await startSite(env);
  try {
    for (let kill = 0; kill < kills; kill++) {
      const wishes = Array.from({ length: leadsEach }, () =>
        sendMessage(site.url, randomUUID(), `Please call me about ${randomUUID()}`),
      );
      references.push(...(await Promise.all(wishes)));
      await sleep(randomInt(...KILL_AFTER_MS));
      await site.stop("SIGKILL");
      const untold = missingIn(references, lettersNow()) + missingIn(references, listener.heard);
      if (untold > 0) killsWithSomeWaiting++;
      site = await startSite(kill === kills - 1 ? { ...env, ...AHEAD } : env);
    }
    const isDone = () =>
      missingIn(references, lettersNow()) + missingIn(references, listener.heard) === 0;
    for (const end = Date.now() + ALL_TOLD_WITHIN_MS; !isDone() && Date.now() < end;)
      await sleep(SLOW_MS);
    await sleep(2_000); // a duplicate would arrive now
  } finally {
    await site.stop();
    await mail.stop();
    await listener.stop();
    await rm(folder, { recursive: true, force: true });
  }

  const letters = lettersNow();
  const twice = letters.length + listener.heard.length - 2 * references.length;
  return [
    exactly("kills -9", kills, kills),
    atLeast("of them with leads waiting to be told", killsWithSomeWaiting, kills),
    exactly("leads acknowledged", new Set(references).size, kills * leadsEach),
    atMost("of them without a letter", missingIn(references, letters), 0),
    atMost("of them without a call of the listener", missingIn(references, listener.heard), 0),
    atMost(
      `told twice under another id (${twice} told twice under the same)`,
      changedIds(letters) + changedIds(listener.heard),
      0,
    ),
  ];
};
