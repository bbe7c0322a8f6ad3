import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "@/e2e/support/site";
import { storedVisitors } from "@/e2e/support/stored-visitors";
import { exactly, type Figure } from "@/bench/support/proof";

const VICTIMS = 20;
const AT_ONCE = 8;
const HEADERS = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
const NAME = "Nobody else's Stores";

/** Every call on a record, made by a client that does not own it. */
const CALLS: readonly [method: string, path: string, body?: object][] = [
  ["GET", ""],
  ["PUT", "/answers/b1", { answer: "yes", version: 9_000_000_000_000 }],
  ["PUT", "/consents/contact", { isGiven: true, textVersion: "2026-11-21" }],
  ["DELETE", ""],
];

/** Another network for each request: an address is stopped after 30 misses, a network after 150. */
const addressOf = (n: number) => `10.${(n >> 8) & 255}.${n & 255}.1`;

/** Tries `count` ids with a foreign cookie and without one, among them every id that exists (docs/security.md#t2). */
export const foreignIds = async (count: number): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-ids-"));
  const databasePath = join(folder, "site.db");
  const site = await startSite({ SQLITE_PATH: databasePath, TRUST_PROXY_HOPS: "1" });
  let asked = 0;
  const call = async (id: string, [method, path, body]: (typeof CALLS)[number], cookie = "") => {
    const from = { "x-forwarded-for": addressOf(asked++), ...(cookie && { cookie }) };
    const init = {
      method,
      headers: { ...HEADERS, ...from },
      body: body ? JSON.stringify(body) : null,
    };
    const reply = await fetch(`${site.url}/api/visitors/${id}${path}`, init);
    const [made] = reply.headers.getSetCookie();
    return { status: reply.status, text: await reply.text(), made: made?.split(";")[0] };
  };
  const open = async (id: string) => {
    const { status, made } = await call(id, ["PUT", "", { profile: { businessName: NAME } }]);
    if (status !== 201 || !made) throw new Error(`No record: ${status}`);
    return made;
  };
  try {
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const guess = (n: number) => (n % 2 ? `fallback-${minute + (n >> 1)}` : randomUUID());
    const victims = Array.from({ length: VICTIMS }, (_, n) => guess(n));
    for (const id of victims) await open(id);
    const foreign = await open(randomUUID());
    const before = JSON.stringify([...storedVisitors(databasePath)]);

    const ids = [...victims, ...Array.from({ length: count }, (_, n) => guess(n + VICTIMS))];
    const seen = new Map<string, number>();
    let leaked = 0;
    let next = 0;
    const trySome = async () => {
      while (next < ids.length) {
        const at = next++;
        const calls = at < VICTIMS ? CALLS : CALLS.slice(0, 1);
        for (const one of calls)
          for (const cookie of ["", foreign]) {
            const { status, text } = await call(ids[at]!, one, cookie);
            const answer = `${status} ${text.replace(/"requestId":"[^"]+"/, "")}`;
            seen.set(answer, (seen.get(answer) ?? 0) + 1);
            if (status !== 404 || text.includes(NAME)) leaked++;
          }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, trySome));
    const taken = await call(victims[0]!, ["PUT", "", {}], foreign);
    return [
      exactly(`${ids.length} ids, ${VICTIMS} of others: answers but 404`, leaked, 0),
      exactly("different answers", seen.size, 1),
      exactly("status of opening another's record", taken.status, 409),
      exactly(
        "records changed",
        JSON.stringify([...storedVisitors(databasePath)]) === before ? 0 : 1,
        0,
      ),
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
