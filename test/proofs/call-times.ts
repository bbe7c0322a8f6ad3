import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wishedCall } from "@/lib/domain/calls/call";
import { offeredDays, timesOf } from "@/lib/domain/calls/call-hours";
import { claimingLeads } from "@/lib/server/calls/call-claims";
import { createCalls } from "@/lib/server/calls/calls";
import { CALL_DAYS, CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { PERSONS } from "@/lib/server/store/schemas/stored-person";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { CONTACT } from "@/test/builders/desk-leads";
import { seedWorkedDesk } from "@/test/builders/seeded-leads";
import { callHoursOf } from "./calls";
import { atLeast, atMost, type Figure } from "./figures";
import { inTurn } from "./in-turn";

const ROUNDS = 15;
const READS = 200;
const MOST_RATIO = 1.5;

/** A database with so many leads, and with every other half hour of the offered days taken. */
const siteWith = async (leads: number, folder: string) => {
  const path = join(folder, `${leads}.db`);
  const open = {
    leads: sqliteStore(path, LEADS),
    persons: sqliteStore(path, PERSONS),
    days: sqliteStore(path, CALL_DAYS),
    hours: sqliteStore(path, CALL_HOURS),
  };
  const { days, hours } = open;
  const known = callHoursOf(1);
  const now = Date.now;
  await hours.update(CALL_HOURS_ID, () => known);
  for (const store of [open.leads, open.persons]) await store.read("none"); // makes the tables
  seedWorkedDesk(path, leads);
  const claiming = claimingLeads(open.leads, { hours, now });
  const times = offeredDays(known, now())
    .slice(1)
    .flatMap((day) => timesOf(known, day).filter((_, n) => n % 2 === 0));
  for (const at of times)
    await claiming.update(`call ${at}`, () => ({ ...CONTACT, call: wishedCall(at) }));
  return {
    taken: times.length,
    count: () => open.leads.count({}),
    /** The free times, without those of the last half minute. */
    free: () => createCalls({ hours, days, now }).free(),
    close: () => Object.values(open).forEach((store) => store.close()),
  };
};

/** The free times with many leads, compared with few in one run. */
export const callTimes = async (few: number, many: number): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-call-times-"));
  const sites: Awaited<ReturnType<typeof siteWith>>[] = [];
  try {
    for (const leads of [few, many]) sites.push(await siteWith(leads, folder));
    const read = async ({ free }: (typeof sites)[number]) => {
      for (let n = 0; n < READS; n++) await free();
    };
    await inTurn(sites, 2, read);
    const [small, large] = (await inTurn(sites, ROUNDS, read)).map((ms) => ms / READS) as [
      number,
      number,
    ];
    const said = `${small.toFixed(3)} ms with ${few} leads, ${large.toFixed(3)} with ${many}`;
    const times = await sites[1]!.free();
    return [
      atLeast("leads beside the calls", await sites[1]!.count(), many),
      atLeast("half hours that are taken, and not shown", sites[1]!.taken, 80),
      atLeast("half hours that are free", times.length, 80),
      {
        ...atMost(`the free times (${said})`, large / small, MOST_RATIO),
        found: (large / small).toFixed(2),
        isWallTime: true,
      },
    ];
  } finally {
    sites.forEach(({ close }) => close());
    await rm(folder, { recursive: true, force: true });
  }
};
