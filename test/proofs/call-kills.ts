import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LEASE_MS } from "@/lib/domain/notify/notification";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { heldAt } from "@/lib/domain/leads/lead-call";
import { createCaller, createMover } from "@/test/support/durable-caller";
import { callFaults, countTaken, heldIn } from "@/test/support/held-calls";
import { saveCallHours } from "@/test/support/save-call-hours";
import { type Site, startSite } from "@/test/support/site";
import { storedLeads } from "@/test/support/stored-leads";
import { startMailServer, type MailServer } from "@/test/standins/mail-standin";
import { callHoursOf, laterTimes } from "./calls";
import { atLeast, exactly, type Figure } from "./figures";
import { writeAndKill } from "./kills";

const MAILS_WITHIN_MS = 120_000;

type Size = { kills: number; senders: number; movers: number; writesEach: number };

/** What was mailed about a reference: the mails of the arrival by their ids, and the time in the last mail's calendar. */
const mailedOf = ({ letters }: MailServer, reference: string) => {
  const about = letters.flatMap(({ letter }) => {
    const { subject = "" } = letter;
    return subject.includes(reference) ? [{ ...letter, subject }] : [];
  });
  const moved = fill(contentIn("en").mails.lead.events.moved, { reference });
  const arrivals = about.filter(({ subject }) => subject !== moved);
  const file = about.at(-1)?.attachments[0]?.content ?? "";
  const entry = typeof file === "string" ? file : new TextDecoder().decode(file);
  return {
    ids: new Set(arrivals.map(({ messageId }) => messageId)),
    starts: /^DTSTART:(\w+)/m.exec(entry)?.[1],
  };
};

/** A time as a calendar names it. */
const inCalendar = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/**
 * Kills the server (SIGKILL) again and again while people take and move half hours: each acknowledged lead is stored
 * once, holds its time, and is mailed; no time is taken without its lead.
 */
export const callKills = async (size: Size): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-calls-"));
  const databasePath = join(folder, "site.db");
  const mail = await startMailServer();
  const hours = { ...callHoursOf(3), horizonDays: 30 };
  await saveCallHours(databasePath, hours);
  const times = laterTimes(hours);
  const movers = Array.from({ length: size.movers }, () => createMover(times));
  const callers = [...Array.from({ length: size.senders }, () => createCaller(times)), ...movers];
  const start = (env: Record<string, string> = {}) =>
    startSite({
      SQLITE_PATH: databasePath,
      TRUST_PROXY_HOPS: "1",
      SMTP_URL: mail.url,
      MAIL_FROM: "site@example.in",
      LEADS_TO: "desk@example.in",
      ...env,
    });
  let site: Site | undefined;
  let refused = 0;
  try {
    for (let kill = 0; kill < size.kills; kill++) {
      site = await start();
      refused += await writeAndKill(callers, site, size.writesEach);
    }
    // A mail that was begun before the last kill is sent again after its worker's lease, which this clock has passed.
    site = await start({
      NODE_OPTIONS: "--import ./test/support/shifted-clock.mjs",
      CLOCK_SHIFT_MS: String(2 * LEASE_MS),
    });
    for (const caller of callers) await caller.write(site.url);
    const references = callers.flatMap((caller) => caller.references());
    const unmailed = () =>
      storedLeads(databasePath).filter((lead) => {
        const at = heldAt(lead);
        const { ids, starts } = mailedOf(mail, lead.reference);
        return ids.size === 0 || at === null || starts !== inCalendar(at);
      });
    for (const end = Date.now() + MAILS_WITHIN_MS; Date.now() < end; await sleep(500))
      if (unmailed().length === 0) break;
    await site.stop();

    const held = heldIn(databasePath);
    const leads = storedLeads(databasePath);
    const moves = movers.reduce((sum, mover) => sum + mover.acknowledged(), 0);
    const doubled = references.filter((one) => mailedOf(mail, one).ids.size > 1);
    return [
      exactly("kills -9 between claim, lead and mail", size.kills, size.kills),
      atLeast("calls acknowledged", references.length, size.kills * size.senders),
      atLeast("moves by two tabs acknowledged", moves, size.kills * size.movers),
      exactly("half hours taken", countTaken(held), leads.length),
      exactly("leads and days that disagree", callFaults(held).length, 0),
      exactly(
        "leads lost, doubled or changed",
        callers.flatMap(({ wrongIn }) => wrongIn(leads)).length,
        0,
      ),
      exactly("leads without a mail of their time", unmailed().length, 0),
      exactly("leads with two mails of different ids", doubled.length, 0),
      exactly("calls refused", refused, 0),
    ];
  } finally {
    await site?.stop("SIGKILL");
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
