import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, exactly, type Figure, shown } from "@/bench/support/proof";
import type { Sums } from "./hostile";
import { startMailSink } from "./mail-sink";
import type { Tally } from "./people";
import type { Month } from "./simulation";

/** A Friday, midnight UTC. */
const BEGIN = Date.UTC(2027, 0, 1);

/**
 * The emails that the limits allow when 500 bots do all they may: a fifth of a day's 60 leads each, and some before the
 * ceiling for all is reached.
 */
const LETTERS_A_DAY = 7_000;

type Size = Month & { maxMb: number };
type Found = {
  tally: Tally;
  sums: Record<string, Sums>;
  peakMb: number;
  /** The size with everything that the limits accepted. */
  wholeMb: number;
  daily: { usedMb: number; fileMb: number; users: number; leads: number; waiting: number }[];
};

const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${what} x${count}`)
    .join(", ");

const hostileRow = ([name, sums]: [string, Sums]): Figure => {
  const each = Object.entries(sums).map(
    ([deed, { real, taken, flagged, refused }]) =>
      `${deed}s ${real + taken + flagged} taken (${flagged} flagged), refused x${refused}`,
  );
  const free = Object.values(sums).reduce((sum, deed) => sum + deed.free, 0);
  return exactly(`${name}: ${each.join("; ")}: met no limit`, free, 0);
};

/**
 * A month in which honest people use the site and others flood it all the time at the limits: measures the stored data,
 * the emails, and whether any honest person is refused. A separate process with the real route handlers; the clock
 * jumps, the work is real.
 */
export const month = async ({ maxMb, ...size }: Size): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-month-"));
  const mail = await startMailSink();
  const child = fork(new URL("./simulation.ts", import.meta.url), {
    execArgv: [
      ...["--conditions=react-server", "--disable-warning=ExperimentalWarning"],
      ...[
        "--import",
        "./bench/reliability/month/clock.mjs",
        "--import",
        "./scripts/source-imports.mjs",
      ],
    ],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      CLOCK_BEGIN: `${BEGIN}`,
      MONTH: JSON.stringify(size),
      SITE_URL: "http://localhost:3000",
      SQLITE_PATH: join(folder, "site.db"),
      SQLITE_MAX_MB: `${maxMb}`,
      SPOOL_PATH: join(folder, "spool"),
      SMTP_URL: mail.url,
      MAIL_FROM: "BizGrow <site@example.in>",
      LEADS_TO: "asha@example.in",
    },
  });
  let found: Found | null = null;
  child.on("message", (message: Found | { day: number }) => {
    if ("day" in message) console.log(`  ${JSON.stringify(message)}`);
    else found = message;
  });
  try {
    const [code] = (await once(child, "exit")) as [number];
    if (!found) throw new Error(`The month ended early, with exit code ${code}`);
    const { tally, sums, peakMb, wholeMb, daily } = found as Found;
    const { people, days, isHostile, share } = size;
    const last = daily.at(-1)!;
    const refused = Object.values(tally.refused).reduce((sum, count) => sum + count, 0);
    const letters = Object.values(sums).reduce((sum, { lead }) => sum + lead.taken, 0);
    const unmailed = tally.references.filter((reference) => !mail.references.has(reference));
    return [
      atMost(
        `${people} honest people, ${days} days, ${tally.calls} calls: refused (${listed(tally.refused)})`,
        refused,
        0,
      ),
      atMost(`honest leads without a letter, of ${tally.references.length}`, unmailed.length, 0),
      atMost(
        `peak of the file (${last.users} records, ${last.leads} leads; in use ${shown(last.usedMb)} MB)`,
        peakMb,
        maxMb,
        " MB",
      ),
      atMost(
        `the file if all were carried out, not one of ${share}`,
        isHostile ? wholeMb : peakMb,
        maxMb,
        " MB",
      ),
      atMost(
        `letters a day (${mail.others.length} in all not about leads)`,
        (mail.letters() + letters) / days,
        LETTERS_A_DAY,
      ),
      ...(isHostile ? Object.entries(sums).map(hostileRow) : []),
    ];
  } finally {
    child.kill();
    mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
