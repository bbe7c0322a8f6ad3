import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { sendMessage } from "@/e2e/support/desk-calls";
import { type Site, startSite } from "@/test/support/site";
import { newGoogleUser, signInAtEmulator } from "@/test/standins/google-user";
import { FIREBASE } from "@/test/builders/firebase-env";
import { startAuthEmulator } from "@/test/standins/start-auth-emulator";
import { seedWorkedDesk } from "@/test/builders/seeded-leads";
import { mbOf } from "@/test/support/memory";
import { atMost, exactly, type Figure } from "@/test/proofs/figures";

/** One operator may make a number of calls a minute: these take turns. */
const OPERATORS = Array.from({ length: 8 }, (_, n) => `op${n}@example.in`);
const ROUNDS = 7;
const LONG_ROUNDS = 3;
const GROWTH_MB = 64;
/** With a hundred times the leads, the desk may take this many times as long for one page, or for each lead. */
const PAGE_RATIO = 1.5;
const LEAD_RATIO = 3;
/** What an operator waits at most for a search that finds nothing but the oldest lead. */
const SEARCH_MS = 1_500;
/** One call of a search looks at so many leads. */
const SEARCHED_AT_ONCE = 5_000;

type Answer = { rows: LeadRow[]; next: object | null; total: number | null; leads: object[] };

/** A site with this many leads and operators at its desk. */
const deskWith = async (leads: number, auth: string) => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-desk-"));
  const databasePath = join(folder, "site.db");
  const site = await startSite({
    SQLITE_PATH: databasePath,
    ALLOW_EMULATORS: "1",
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    ...FIREBASE,
    METADATA_SERVER_DETECTION: "none",
    OPERATOR_EMAILS: OPERATORS.join(),
  });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { site, call: await openDesk(site, databasePath, leads, auth), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Fills the database, signs the operators in, and returns how they call the desk. */
const openDesk = async (site: Site, databasePath: string, leads: number, auth: string) => {
  await sendMessage(site.url, { name: "The Newest" }); // makes the tables
  seedWorkedDesk(databasePath, leads - 1);

  const cookies: string[] = [];
  for (const email of OPERATORS) {
    const { idToken } = await signInAtEmulator(auth, newGoogleUser({ email }));
    const entered = await fetch(`${site.url}/api/session`, {
      method: "POST",
      headers: { origin: site.url, authorization: `Bearer ${idToken}` },
    });
    cookies.push(entered.headers.getSetCookie()[0]!.split(";")[0]!);
  }
  let calls = 0;
  /** Calls the desk: a GET without a body. */
  return async <T = Answer>(path: string, body?: object): Promise<T> => {
    const cookie = cookies[calls++ % cookies.length]!;
    const reply = await fetch(`${site.url}/api/desk/${path}`, {
      method: body ? "POST" : "GET",
      headers: { cookie, origin: site.url, "content-type": "application/json" },
      body: body ? JSON.stringify(body) : null,
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
};

type Desk = Awaited<ReturnType<typeof deskWith>>;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/**
 * The duration of the work at each place, in ms: the minimum of some rounds, in turn, so that other programs affect all
 * alike.
 */
const inTurn = async <P>(
  places: readonly P[],
  rounds: number,
  work: (place: P) => Promise<unknown>,
): Promise<number[]> => {
  const quickest = places.map(() => Infinity);
  for (let round = 0; round < rounds; round++)
    for (const [n, place] of places.entries())
      quickest[n] = Math.min(quickest[n]!, await timed(() => work(place)));
  return quickest;
};

/** Searches for text that only the oldest lead has, until it is found; resolves to the number of calls. */
const searchToTheEnd = async ({ call }: Desk): Promise<number> => {
  let calls = 0;
  for (let before: object | null = null; calls === 0 || before; calls++) {
    const { rows, next }: Answer = await call("search", { filter: { text: "someone-0@" }, before });
    if (rows.length > 0) return calls + 1;
    before = next;
  }
  throw new Error("The oldest lead was not found");
};

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

const list = ({ call }: Desk) => call("search", { filter: {}, before: null });
const today = ({ call }: Desk) => call("today", { after: null });
const DAY_MS = 24 * 60 * 60_000;
/** What was sold in the last 30 days: it adds up all leads. */
const sales = ({ call }: Desk) => {
  const now = Date.now();
  return call("money", { from: indianDay(now - 29 * DAY_MS), to: indianDay(now) });
};
const byNextStep = ({ call }: Desk) => call("search", { filter: {}, before: null, order: "next" });

/** The newest person who came twice. */
const personOf = async (desk: Desk): Promise<LeadRow> => {
  const { rows } = await list(desk);
  const person = rows.find(({ leadCount }) => leadCount === 2);
  if (!person) throw new Error("Nobody came twice");
  return person;
};
const readCard = async ({ call }: Desk, { id }: LeadRow): Promise<void> => {
  const { card } = await call<LeadDetail>(`leads/${id}`);
  if (card.length !== 1) throw new Error("The card has not both leads");
};
let times = 0;
/** A person comes once more: the new lead becomes the head of the card. Resolves to the size of the card. */
const comeAgain = async ({ call }: Desk, { phone }: LeadRow): Promise<number> => {
  const { id } = await call<{ id: string }>("leads", {
    ...{ channel: "phone", name: "Once More", phone, email: "", businessName: "", location: "" },
    ...{ message: "", topic: "demo", packageId: null, lang: "en", key: `bench-desk-${++times}` },
  });
  return (await call<LeadDetail>(`leads/${id}`)).row.leadCount;
};

/** The number of leads in the file. */
const takeAll = async ({ call }: Desk): Promise<number> =>
  (await call("export", { filter: {}, format: "json", lang: "en" })).leads.length;

/** Compares a desk with many leads with one with few, in one run. */
export const deskOfMany = async (few: number, many: number): Promise<Figure[]> => {
  const auth = await startAuthEmulator(FIREBASE.FIREBASE_PROJECT_ID);
  const desks: Desk[] = [];
  try {
    for (const leads of [few, many]) desks.push(await deskWith(leads, auth.host));
    // The first site has closed idle connections while the second one's leads were written: see that before a call.
    await sleep(100);
    const [, big] = desks as [Desk, Desk];
    // The first calls load code, and compile what is used often.
    await inTurn(desks, ROUNDS, list);
    await inTurn(desks, 1, searchToTheEnd);
    const people = new Map<Desk, LeadRow>();
    for (const desk of desks) people.set(desk, await personOf(desk));
    const card = (desk: Desk) => readCard(desk, people.get(desk)!);
    await inTurn(desks, ROUNDS, card);
    for (const page of [today, list, byNextStep]) await inTurn(desks, ROUNDS, page);
    const lists = await inTurn(desks, 3 * ROUNDS, list);
    const todays = await inTurn(desks, 3 * ROUNDS, today);
    const steps = await inTurn(desks, 3 * ROUNDS, byNextStep);
    const cards = await inTurn(desks, 3 * ROUNDS, card);
    const searches = await inTurn(desks, LONG_ROUNDS, searchToTheEnd);
    const numbers = await inTurn(desks, LONG_ROUNDS, sales);
    const before = mbOf(big.site.pid);
    const exports = await inTurn(desks, LONG_ROUNDS, takeAll);
    const taken = takeAll(big);
    const waitMs = await waitBeside(big, taken);
    const growthMb = mbOf(big.site.pid) - before;
    const calls = await searchToTheEnd(big);
    const again = (desk: Desk) => comeAgain(desk, people.get(desk)!);
    const comings = await inTurn(desks, 3 * ROUNDS, again);
    const onCard = await again(big);

    const ratio = (what: string, times: readonly number[], isForEach: boolean) => {
      const [small, large] = times.map((ms, n) => ms / (isForEach ? [few, many][n]! : 1)) as [
        number,
        number,
      ];
      const said = `${small.toFixed(3)} ms with ${few}, ${large.toFixed(3)} with ${many}`;
      const most = isForEach ? LEAD_RATIO : PAGE_RATIO;
      const figure = atMost(`${what} (${said})`, large / small, most);
      return { ...figure, found: (large / small).toFixed(2) };
    };
    return [
      ratio("Today", todays, false),
      ratio("first page of the list", lists, false),
      ratio("the same by next step", steps, false),
      ratio("a person's card", cards, false),
      ratio("a lead that joins a card", comings, false),
      exactly(`leads on that card`, onCard, 2 + 3 * ROUNDS + 1),
      atMost(`a search to the oldest lead of ${many}`, searches[1]!, SEARCH_MS, " ms"),
      atMost(`calls of a search to the oldest lead`, calls, Math.ceil(many / SEARCHED_AT_ONCE)),
      ratio("a search to the oldest lead, each lead", searches, true),
      ratio("the sales of 30 days, each lead", numbers, true),
      ratio("an export, each lead", exports, true),
      exactly(`leads in the export`, await taken, many),
      atMost(`memory for four exports`, growthMb, GROWTH_MB, " MB"),
      atMost(`others wait beside an export, 95 of 100`, waitMs, 500, " ms"),
    ];
  } finally {
    for (const desk of desks) await desk.stop();
    await auth.stop();
  }
};
