import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createVisitor, type DurableVisitor, isRight } from "@/test/support/durable-visitor";
import { isCutOff } from "@/test/support/is-cut-off";
import { Refused } from "@/test/support/refused";
import { type Site, startSite } from "@/test/support/site";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { freePort } from "@/test/support/free-port";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { startFirestoreEmulator } from "@/test/standins/firestore-emulator";
import { startRedis } from "@/test/standins/redis-server";
import { startBalancer } from "./balancer";
import { atLeast, atMost, exactly, type Figure } from "./figures";
import { answersOf, makeVisitor } from "./visitor";

const BUDGET = 10;
const ANALYSES_AN_HOUR = 3;
const ANSWERS_A_MINUTE = 300;
const MINUTE_MS = 60_000;
const READY_WITHIN_MS = 60_000;

type Size = {
  /** Visitors who write all the time, each to both instances alternately. */
  writers: number;
  /** How often an instance is killed meanwhile. */
  kills: number;
  /** How long they write before each kill and after each restart, in ms. */
  spellMs: number;
  leastWrites: number;
  /** Whether a minute's answers are counted, too, which needs an idle machine. */
  countsAnswers: boolean;
};

/** Waits until a server is ready, as a load balancer does before it sends requests. */
const untilReady = async ({ url }: Site) => {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(100))
    if ((await fetch(`${url}/api/ready`)).ok) return;
  throw new Error("A server did not become ready");
};

const analysesHold = async (site: string): Promise<Figure> => {
  const visitor = await makeVisitor(site, 1);
  let ai = 0;
  for (let n = 0; n < 2 * ANALYSES_AN_HOUR; n++)
    if ((await visitor.finish(answersOf(n))).source === "ai") ai++;
  return exactly("analyses by AI for one visitor in an hour", ai, ANALYSES_AN_HOUR);
};

const answersHold = async (site: string): Promise<Figure> => {
  const visitor = await makeVisitor(site, 2);
  let taken = 0;
  const start = performance.now();
  for (let version = 1; version <= ANSWERS_A_MINUTE + 20; version++) {
    const questionId = QUESTION_IDS[version % QUESTION_IDS.length]!;
    if ((await visitor.answer(questionId, version)).status === 204) taken++;
  }
  if (performance.now() - start > MINUTE_MS)
    throw new Error("Too slow to count a minute's answers");
  return exactly("answers taken from one visitor in a minute", taken, ANSWERS_A_MINUTE);
};

const budgetHolds = async (site: string, calls: () => number): Promise<Figure> => {
  for (let n = 0; n < BUDGET; n++) {
    const pair = [2 * n, 2 * n + 1].map(async (at) => {
      const visitor = await makeVisitor(site, 100 + at);
      await visitor.finish(answersOf(1000 + at));
    });
    await Promise.all(pair);
  }
  return exactly("calls to the AI on a day with a budget of 10", calls(), BUDGET);
};

/** Errors of a write that was not acknowledged: the connection broke, or the server answered with Retry-After. */
const isToBeSentAgain = (error: unknown): boolean =>
  isCutOff(error) || (error instanceof Refused && error.status === 503);

/** Writes until the end; repeats what is not acknowledged, as a browser's outbox does. */
const keepWriting = async (visitor: DurableVisitor, site: string, isOver: () => boolean) => {
  while (!isOver())
    try {
      await visitor.write(site);
    } catch (error) {
      if (!isToBeSentAgain(error)) throw error;
      await sleep(20);
    }
};

/**
 * Two servers behind a load balancer that sends each visitor's requests to them alternately, with Firestore (the
 * official emulator) and a real Redis: limits and budget apply to both together, and no acknowledged write is lost
 * while one or the other is killed, and Redis too.
 */
export const twoInstances = async (size: Size): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-instances-"));
  const [emulator, redis, groq] = await Promise.all([
    startFirestoreEmulator(),
    startRedis(),
    startGroqStandin(),
  ]);
  const balancer = await startBalancer();
  const ports = [await freePort(), await freePort()];
  const launch = async (port: number): Promise<Site> => {
    const site = await startSite(
      {
        SITE_URL: balancer.url,
        TRUST_PROXY_HOPS: "1",
        STORE: "firestore",
        FIREBASE_PROJECT_ID: `demo-instances-${process.pid}`,
        FIRESTORE_EMULATOR_HOST: emulator.host,
        ALLOW_EMULATORS: "1",
        METADATA_SERVER_DETECTION: "none",
        SPOOL_PATH: join(folder, String(port)),
        REDIS_URL: redis.url,
        GROQ_API_KEY: "test",
        GROQ_BASE_URL: groq.url,
        AI_DAILY_BUDGET: String(BUDGET),
      },
      port,
    );
    await untilReady(site);
    return site;
  };
  const sites: Site[] = [];
  try {
    for (const port of ports) sites.push(await launch(port));
    balancer.serve(sites.map(({ url }) => url));
    const site = balancer.url;
    const figures = [await analysesHold(site), await budgetHolds(site, groq.calls)];
    if (size.countsAnswers) figures.push(await answersHold(site));

    const visitors = Array.from({ length: size.writers }, createVisitor);
    let isOver = false;
    const writers = visitors.map((visitor) => keepWriting(visitor, site, () => isOver));
    const killing = async () => {
      for (let kill = 0; kill < size.kills && !isOver; kill++) {
        const at = kill % sites.length;
        await sleep(size.spellMs);
        await redis.signal("SIGKILL");
        await sites[at]!.stop("SIGKILL");
        await sleep(size.spellMs);
        await redis.restart();
        sites[at] = await launch(ports[at]!);
      }
      await sleep(size.spellMs);
    };
    const killed = killing();
    try {
      await Promise.race([killed, Promise.all(writers)]);
    } finally {
      isOver = true;
      await Promise.allSettled([killed, ...writers]);
    }
    await Promise.all(writers);

    let wrong = 0;
    for (const visitor of visitors) if (!(await isRight(visitor, site))) wrong++;
    const writes = visitors.reduce((sum, visitor) => sum + visitor.acknowledged(), 0);
    return [
      ...figures,
      atLeast(`writes acknowledged over ${size.kills} kills -9`, writes, size.leastWrites),
      atMost("visitors with a write lost or doubled", wrong, 0),
      exactly("calls to the AI at the end of the day", groq.calls(), BUDGET),
    ];
  } finally {
    balancer.close();
    await Promise.all(sites.map((each) => each.stop("SIGKILL")));
    await Promise.all([emulator.stop(), redis.stop(), groq.close()]);
    await rm(folder, { recursive: true, force: true });
  }
};
