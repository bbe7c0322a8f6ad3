import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { sendMessage } from "@/e2e/support/desk-calls";
import { startSite } from "@/e2e/support/site";
import { startMailServer } from "@/test/standins/mail-standin";
import { seedLeads } from "@/test/builders/seeded-leads";
import { storedLeads } from "@/test/support/stored-leads";
import { atLeast, atMost, type Figure } from "@/bench/support/proof";

/** The mail server's delay for each email, in ms. */
const SLOW_MS = 20;
/** The wait after the start, until Next has loaded its code, in ms. */
const SETTLE_MS = 5_000;
/** The number of real leads, one after the other, and the longest wait for the email of each, in ms. */
const REAL_LEADS = 3;
const LETTER_WITHIN_MS = 10_000;
/** A busy machine stalls an idle server, too: so it is measured with a short queue as well. */
const LONGEST_STALL_MS = 100;
const FEW = 10;
const BETWEEN_MS = 1_000;

/** Queues an email for each stored lead, as if all had come while the mail server was down. */
const letAllWait = (databasePath: string) => {
  const leads = storedLeads(databasePath);
  const database = new DatabaseSync(databasePath, { timeout: 5_000 });
  const insert = database.prepare(
    `INSERT OR REPLACE INTO deliveries (id, record, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)`,
  );
  const ids = database.prepare("SELECT id FROM leads ORDER BY rowid").all();
  const now = Date.now();
  database.exec("BEGIN");
  for (const [n, { id }] of ids.entries()) {
    const about = { kind: "lead", leadId: String(id), receivedAt: leads[n]!.receivedAt };
    const delivery = { channel: "mail", about, since: now, dueAt: now, tries: 0, holder: null };
    const key = createHash("sha256").update(`${n}`).digest("hex");
    insert.run(key, JSON.stringify(delivery), now - ids.length + n);
  }
  database.exec("COMMIT");
  database.close();
};

type Measured = { letterMs: number; letters: number; stallMs: number };

/** With this many queued emails: the longest wait for a real lead's email, and the longest stall of the server. */
const measured = async (waiting: number): Promise<Measured> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-notifications-"));
  const databasePath = join(folder, "site.db");
  const mail = await startMailServer(SLOW_MS);
  const env = {
    SQLITE_PATH: databasePath,
    SPOOL_PATH: join(folder, "spool"),
    SMTP_URL: mail.url,
    MAIL_FROM: "BizGrow <site@example.in>",
    LEADS_TO: "asha@example.in",
    NODE_OPTIONS: "--import ./bench/support/loop-delay.mjs",
  };
  let site = await startSite(env);
  try {
    await sendMessage(site.url, { name: "The First" }); // makes the tables
    await site.stop();
    seedLeads(databasePath, waiting);
    letAllWait(databasePath);
    site = await startSite(env);
    await sendMessage(site.url, { name: "The Second" }); // Next has loaded the code for a lead
    await sleep(SETTLE_MS);
    const begun = site.output().length;
    const lettersBefore = mail.letters.length;
    const tookMs: number[] = [];
    for (let n = 0; n < REAL_LEADS; n++) {
      const start = Date.now();
      const reference = await sendMessage(site.url, { name: `Real Person ${n}` });
      const isThere = () =>
        mail.letters.some(({ letter: { subject = "" } }) => subject.includes(reference));
      while (!isThere() && Date.now() - start < LETTER_WITHIN_MS) await sleep(50);
      tookMs.push(isThere() ? Date.now() - start : Infinity);
      await sleep(BETWEEN_MS);
    }
    const stalls = [
      ...site
        .output()
        .slice(begun)
        .matchAll(/^stall (\d+)$/gm),
    ];
    return {
      letterMs: Math.max(...tookMs),
      letters: mail.letters.length - lettersBefore,
      stallMs: Math.max(...stalls.map(([, ms]) => Number(ms))),
    };
  } finally {
    await site.stop("SIGKILL");
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** A real lead with this many queued emails, and with a few. */
export const notificationQueue = async (waiting: number): Promise<Figure[]> => {
  const few = await measured(FEW);
  const many = await measured(waiting);
  return [
    atMost(
      `letters of ${REAL_LEADS} real leads, ${waiting} waiting: the last after (${FEW} waiting: ${few.letterMs} ms)`,
      many.letterMs,
      LETTER_WITHIN_MS,
      " ms",
    ),
    atLeast("letters meanwhile", many.letters, REAL_LEADS),
    atMost(
      `longest stall of the event loop (${FEW} waiting: ${few.stallMs} ms)`,
      many.stallMs,
      Math.max(LONGEST_STALL_MS, 2 * few.stallMs),
      " ms",
    ),
  ];
};
