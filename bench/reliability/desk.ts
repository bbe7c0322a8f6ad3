import { cellsIn } from "@/test/support/csv-cells";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendDeskForm, sendMessage } from "@/e2e/support/desk-calls";
import { peopleIn } from "@/test/support/people-in";
import { cpuOf } from "@/test/support/cpu";
import { type Site, startSite } from "@/test/support/site";
import { seedWorkedDesk } from "@/test/builders/seeded-leads";
import { mbOf } from "@/test/support/memory";
import { atLeast, atMost, type Figure } from "@/test/proofs/figures";
import { inTurn, timed } from "@/test/proofs/in-turn";

/** One operator may make a number of calls a minute: these take turns. */
const OPERATORS = Array.from({ length: 8 }, (_, n) => `op${n}@example.in`);
const ROUNDS = 7;
const LONG_ROUNDS = 3;
const GROWTH_MB = 64;
/** With a hundred times the leads, the desk may take this many times as long for one page, or for each lead. */
const PAGE_RATIO = 1.5;
const LEAD_RATIO = 3;
/** The server's processor time for a page, in ms. */
const PAGE_CPU_MS = 50;
const PAGES_FOR_CPU = 60;
/** What a page weighs before compression, in KB. */
const PERSON_KB = 60;
const ROWS_KB = { rows: 50, most: 150 };

/** A site with this many leads and operators at its desk. */
const deskWith = async (leads: number) => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-desk-"));
  const databasePath = join(folder, "site.db");
  const site = await startSite({
    SQLITE_PATH: databasePath,
    OPERATOR_EMAILS: OPERATORS.join(),
  });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { site, ...(await openDesk(site, databasePath, leads)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Fills the database, opens the desk for the operators, and returns how they use it. */
const openDesk = async (site: Site, databasePath: string, leads: number) => {
  await sendMessage(site.url, { name: "The Newest" }); // makes the tables
  seedWorkedDesk(databasePath, leads - 1);
  await sleep(100); // the connections that were closed meanwhile are seen before the next call

  const cookies: string[] = [];
  for (const email of OPERATORS) cookies.push(await site.openDesk(email));
  let calls = 0;
  const cookie = () => cookies[calls++ % cookies.length]!;
  /** The HTML of a page. */
  const page = async (path: string, as = cookie()): Promise<string> => {
    const reply = await fetch(`${site.url}/desk${path}`, { headers: { cookie: as } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.text();
  };
  /** Sends a form, and opens the page to which it leads. */
  const send = async (path: string, fields: Record<string, string>): Promise<string> => {
    const as = cookie();
    const reply = await sendDeskForm(site.url, as, path, fields);
    const to = reply.headers.get("location");
    if (reply.status === 200) return reply.text();
    if (reply.status !== 303 || !to) throw new Error(`${path}: ${reply.status}`);
    return page(to.replace(/^\/desk/, ""), as);
  };
  return { page, send };
};

type Desk = Awaited<ReturnType<typeof deskWith>>;

/** The 95th percentile of other visitors' waits while the desk works, in ms: the rest wait for other programs, too. */
const waitBeside = async ({ site }: Desk, work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const waits: number[] = [];
  while (!isOver) {
    waits.push(await timed(() => fetch(`${site.url}/api/live`)));
    await sleep(5);
  }
  await over;
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)]!;
};

const today = ({ page }: Desk) => page("");
const list = ({ page }: Desk) => page("/people");
const money = ({ page }: Desk) => page("/money");
const numbers = ({ page }: Desk) => page("/numbers");
/** The lead that came first, by its address: one word of few letters in common with others, and one of many. */
const search = async ({ send }: Desk): Promise<void> => {
  const found = peopleIn(await send("search", { text: "someone-0@" }));
  if (found.length !== 1) throw new Error(`The oldest lead was not found: ${found.length}`);
};

/** The newest person. */
const personOf = async (desk: Desk): Promise<string> => {
  const [newest] = peopleIn(await list(desk));
  if (!newest) throw new Error("Nobody is there");
  return newest;
};
let times = 0;
/** The person with this number comes once more. */
const comeAgain = ({ site }: Desk): Promise<string> =>
  sendMessage(site.url, { name: "Meena", phone: "98000 12345", message: `Once more, ${++times}` });

/** The number of leads in the file, below its heads. */
const takeAll = async ({ send }: Desk): Promise<number> =>
  cellsIn(await send("export", { kind: "people" })).length - 1;

/** The server's processor time for a page, in ms, over many of them. */
const cpuFor = async (desk: Desk, work: (desk: Desk) => Promise<unknown>): Promise<number> => {
  const before = cpuOf(desk.site.pid);
  for (let n = 0; n < PAGES_FOR_CPU; n++) await work(desk);
  return ((cpuOf(desk.site.pid) - before) / PAGES_FOR_CPU) * 1_000;
};

/** The weight of a person's page, and of fifty rows of Today, in KB before compression. */
const weightsOf = async (desk: Desk, person: string): Promise<Figure[]> => {
  const [rows, alone] = [await today(desk), await desk.page(`/people/${person}`)];
  const kb = (html: string) => Buffer.byteLength(html) / 1_000;
  const { length } = peopleIn(rows);
  const ofRows = (kb(rows) / length) * ROWS_KB.rows;
  return [
    atMost("weight: a person", kb(alone), PERSON_KB, " KB"),
    atMost(`weight: ${ROWS_KB.rows} of Today's ${length} rows`, ofRows, ROWS_KB.most, " KB"),
  ];
};

/** Compares a desk with many leads with one with few, in one run. */
export const deskOfMany = async (few: number, many: number): Promise<Figure[]> => {
  const desks: Desk[] = [];
  try {
    for (const leads of [few, many]) desks.push(await deskWith(leads));
    // The first site has closed idle connections while the second one's leads were written: see that before a call.
    await sleep(100);
    const [, big] = desks as [Desk, Desk];
    const people = new Map<Desk, string>();
    for (const desk of desks) people.set(desk, await personOf(desk));
    const person = (desk: Desk) => desk.page(`/people/${people.get(desk)!}`);
    const views = {
      Today: today,
      "first page of the list": list,
      "a person": person,
      money,
      numbers,
      search,
    };
    // The first calls load code, and compile what is used often; the first search fills the index of words.
    for (const view of Object.values(views)) await inTurn(desks, ROUNDS, view);
    const ratio = (what: string, ms: readonly number[], isForEach: boolean) => {
      const [small, large] = ms.map((one, n) => one / (isForEach ? [few, many][n]! : 1)) as [
        number,
        number,
      ];
      const said = `${small.toFixed(3)} ms with ${few}, ${large.toFixed(3)} with ${many}`;
      const most = isForEach ? LEAD_RATIO : PAGE_RATIO;
      const figure = atMost(`${what} (${said})`, large / small, most);
      return { ...figure, found: (large / small).toFixed(2) };
    };
    const figures: Figure[] = [];
    for (const [name, view] of Object.entries(views))
      figures.push(ratio(name, await inTurn(desks, 3 * ROUNDS, view), false));
    for (const [name, view] of Object.entries(views))
      figures.push(atMost(`processor time: ${name}`, await cpuFor(big, view), PAGE_CPU_MS, " ms"));
    figures.push(ratio("a message of a person", await inTurn(desks, ROUNDS, comeAgain), false));
    figures.push(...(await weightsOf(big, people.get(big)!)));
    const before = mbOf(big.site.pid);
    const exports = await inTurn(desks, LONG_ROUNDS, takeAll);
    const taken = takeAll(big);
    const waitMs = await waitBeside(big, taken);
    return [
      ...figures,
      ratio("an export, each lead", exports, true),
      atLeast("leads in the export", await taken, many),
      atMost(`memory for four exports`, mbOf(big.site.pid) - before, GROWTH_MB, " MB"),
      atMost(`others wait beside an export, 95 of 100`, waitMs, 500, " ms"),
    ];
  } finally {
    for (const desk of desks) await desk.stop();
  }
};
