import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendMessage } from "@/e2e/desk-calls";
import { startSite } from "@/e2e/site";
import { newGoogleUser, signInAtEmulator } from "@/scripts/google-user";
import { startFirestoreEmulator } from "@/scripts/jest/firestore-emulator";
import { startAuthEmulator } from "@/scripts/start-auth-emulator";
import { seedFirestore, seedLeads } from "@/scripts/seed-leads";
import { mbOf } from "./memory";
import { atMost, exactly, type Figure } from "./proof";

const PROJECT = "demo-desk";
const OPERATOR = "op@example.in";
const ROUNDS = 7;
const GROWTH_MB = 64;
/** A desk with a hundred times the leads may take so many times as long for the same work. */
const RATIO = 3;

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

type Size = { store: "sqlite" | "firestore"; few: number; many: number };

/** A site with so many leads and an operator at its desk. */
const deskWith = async (store: Size["store"], leads: number, auth: string) => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-desk-"));
  const databasePath = join(folder, "site.db");
  const emulator = store === "firestore" ? await startFirestoreEmulator() : null;
  const site = await startSite({
    SQLITE_PATH: databasePath,
    STORE: store,
    ...(emulator && { FIRESTORE_EMULATOR_HOST: emulator.host }),
    ALLOW_EMULATORS: "1",
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: "demo",
    FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    FIREBASE_APP_ID: "demo",
    METADATA_SERVER_DETECTION: "none",
    OPERATOR_EMAILS: OPERATOR,
  });
  await sendMessage(site.url, { name: "The Newest" });
  if (emulator) await seedFirestore(emulator.host, PROJECT, leads - 1);
  else seedLeads(databasePath, leads - 1);

  const { idToken } = await signInAtEmulator(auth, newGoogleUser({ email: OPERATOR }));
  const entered = await fetch(`${site.url}/api/session`, {
    method: "POST",
    headers: { origin: site.url, authorization: `Bearer ${idToken}` },
  });
  const cookie = entered.headers.getSetCookie()[0]!.split(";")[0]!;
  const call = async (path: string, body: object) => {
    const reply = await fetch(`${site.url}/api/desk/${path}`, {
      method: "POST",
      headers: { cookie, origin: site.url, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { rows: object[]; next: object | null; leads: object[] };
  };
  return {
    site,
    call,
    stop: async () => {
      await site.stop();
      await emulator?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

type Desk = Awaited<ReturnType<typeof deskWith>>;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const often = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(work));
  return median(times);
};

/** Looks for what only the oldest lead has, however many calls that takes. */
const searchToTheEnd = async ({ call }: Desk) => {
  let calls = 0;
  for (let before: object | null = null; calls === 0 || before; calls++) {
    const { rows, next } = await call("search", { filter: { text: "someone-0@" }, before });
    if (rows.length > 0) return calls + 1;
    before = next;
  }
  throw new Error("The oldest lead was not found");
};

/** How long somebody else waits at most while the desk works, in ms. */
const waitBeside = async ({ site }: Desk, work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    longest = Math.max(longest, await timed(() => fetch(`${site.url}/api/live`)));
    await sleep(5);
  }
  await over;
  return longest;
};

const measured = async (desk: Desk, leads: number) => {
  const list = () => desk.call("search", { filter: {}, before: null });
  // The first calls load what they need, and compile what is used often.
  for (let round = 0; round < ROUNDS; round++) await list();
  await searchToTheEnd(desk);
  const listMs = await often(list);
  const searchMs = (await timed(() => searchToTheEnd(desk))) / leads;
  const before = mbOf(desk.site.pid);
  let exported = 0;
  const takeAll = async () => {
    const file = await desk.call("export", { filter: {}, format: "json", lang: "en" });
    exported = file.leads.length;
  };
  await takeAll();
  const waitMs = await waitBeside(desk, takeAll());
  const exportMs = (await timed(takeAll)) / leads;
  return { listMs, searchMs, exportMs, exported, waitMs, growthMb: mbOf(desk.site.pid) - before };
};

/** The desk with many leads beside the desk with few, in one run. */
export const deskOfMany = async ({ store, few, many }: Size): Promise<Figure[]> => {
  const auth = await startAuthEmulator(PROJECT);
  try {
    const results: Awaited<ReturnType<typeof measured>>[] = [];
    for (const leads of [few, many]) {
      const desk = await deskWith(store, leads, auth.host);
      try {
        results.push(await measured(desk, leads));
      } finally {
        await desk.stop();
      }
    }
    const [small, big] = results as [(typeof results)[0], (typeof results)[0]];
    const ratio = (key: "listMs" | "searchMs" | "exportMs", what: string) => {
      const times = `${small[key].toFixed(2)} ms with ${few}, ${big[key].toFixed(2)} with ${many}`;
      const figure = atMost(`${store}: ${what} (${times})`, big[key] / small[key], RATIO);
      return { ...figure, found: (big[key] / small[key]).toFixed(2) };
    };
    return [
      ratio("listMs", "first page"),
      ratio("searchMs", "a search to the oldest lead, each lead"),
      ratio("exportMs", "an export, each lead"),
      exactly(`${store}: leads in the export`, big.exported, many),
      atMost(`${store}: memory for three exports`, big.growthMb, GROWTH_MB, " MB"),
      atMost(`${store}: others wait beside an export`, big.waitMs, 500, " ms"),
    ];
  } finally {
    await auth.stop();
  }
};
