import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { type CallHours, offeredDays, timesOf } from "@/lib/domain/calls/call-hours";
import { firestoreStore } from "@/lib/server/store/firestore";
import { CALL_DAYS, CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import type { Collection } from "@/lib/server/store/store";
import { newWish, sendWish } from "@/test/support/durable-caller";
import { callFaults, countTaken } from "@/test/support/held-calls";
import { isCutOff } from "@/test/support/is-cut-off";
import { Refused } from "@/test/support/refused";
import { exactly, type Figure } from "./figures";
import { startPair } from "./pair";

const MOST_TRIES = 40;
const PAUSE_MS = 500;

/** Calls from nine to six on every day. */
export const callHoursOf = (atOnce: number): CallHours => ({
  week: Array.from({ length: 7 }, () => ({
    from: 9 * 60,
    to: 18 * 60,
  })),
  atOnce,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 10,
});

/** The half hours of all days but today. */
export const laterTimes = (hours: CallHours): number[] =>
  offeredDays(hours, Date.now())
    .slice(1)
    .flatMap((day) => timesOf(hours, day));

/** Somebody asks for a half hour, and again where the site is busy, as a browser's outbox does. */
const take = async (site: string, at: number) => {
  const wish = newWish(at);
  for (let tries = 0; tries < MOST_TRIES; tries++)
    try {
      return await sendWish(site, wish);
    } catch (error) {
      const isBusy = error instanceof Refused && error.status === 503;
      if (!isBusy && !isCutOff(error)) throw error;
      await sleep(PAUSE_MS * Math.random());
    }
  throw new Error("It is never answered");
};

/** Many take one half hour of two servers together, for each capacity. */
export const callTakers = async (takers: number): Promise<Figure[]> => {
  const pair = await startPair();
  process.env.FIRESTORE_EMULATOR_HOST = pair.firestore.host;
  process.env.METADATA_SERVER_DETECTION = "none";
  const app = initializeApp({ projectId: pair.firestore.projectId }, `calls-${randomUUID()}`);
  const open = <R extends object>(of: Collection<R>) => firestoreStore(() => getFirestore(app), of);
  const all = async <R extends object>(of: Collection<R>): Promise<Map<string, R>> => {
    const { rows } = await open(of).list({ before: null, limit: 10_000 });
    return new Map(rows.map(({ cursor, record }) => [cursor.id, record]));
  };
  try {
    const figures: Figure[] = [];
    for (const atOnce of [1, 2, 3]) {
      const hours = callHoursOf(atOnce);
      await open(CALL_HOURS).update(CALL_HOURS_ID, () => hours);
      const at = laterTimes(hours)[atOnce]!;
      const replies = await Promise.all(Array.from({ length: takers }, () => take(pair.url, at)));
      const got = replies.filter(({ status, call }) => status === 201 && call?.at === at);
      const others = replies.filter(
        ({ status, times = [] }) => status === 409 && times.length > 6 && !times.includes(at),
      );
      figures.push(
        exactly(`those of ${takers} who get a half hour for ${atOnce}`, got.length, atOnce),
        exactly("the others, told the free times", others.length, takers - atOnce),
      );
    }
    const [leads, days] = [await all(LEADS), await all(CALL_DAYS)];
    return [
      ...figures,
      exactly("half hours taken", countTaken({ days }), 6),
      exactly("leads and days that disagree", callFaults({ leads, days }).length, 0),
    ];
  } finally {
    await deleteApp(app);
    await pair.stop();
    delete process.env.FIRESTORE_EMULATOR_HOST;
  }
};
