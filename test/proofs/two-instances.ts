import { setTimeout as sleep } from "node:timers/promises";
import { createVisitor, type DurableVisitor, isRight } from "@/test/support/durable-visitor";
import { isCutOff } from "@/test/support/is-cut-off";
import { Refused } from "@/test/support/refused";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { atLeast, atMost, exactly, type Figure } from "./figures";
import { startPair } from "./pair";
import { answersOf, makeVisitor } from "./visitor";

const BUDGET = 10;

type Size = {
  /** Visitors who write all the time, each to both instances alternately. */
  writers: number;
  /** How often an instance is killed meanwhile. */
  kills: number;
  /** How long they write before each kill and after each restart, in ms. */
  spellMs: number;
  leastWrites: number;
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
 * official emulator): the budget applies to both together, and no acknowledged write is lost while one or the other is
 * killed.
 */
export const twoInstances = async (size: Size): Promise<Figure[]> => {
  const groq = await startGroqStandin();
  const pair = await startPair({
    GROQ_API_KEY: "test",
    GROQ_BASE_URL: groq.url,
    AI_DAILY_BUDGET: String(BUDGET),
  }).catch(async (error: unknown) => {
    await groq.close();
    throw error;
  });
  try {
    const site = pair.url;
    const budget = await budgetHolds(site, groq.calls);

    const visitors = Array.from({ length: size.writers }, createVisitor);
    let isOver = false;
    const writers = visitors.map((visitor) => keepWriting(visitor, site, () => isOver));
    const killing = async () => {
      for (let kill = 0; kill < size.kills && !isOver; kill++) {
        await sleep(size.spellMs);
        const restart = await pair.kill(kill % 2);
        await sleep(size.spellMs);
        await restart();
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
      budget,
      atLeast(`writes acknowledged over ${size.kills} kills -9`, writes, size.leastWrites),
      atMost("visitors with a write lost or doubled", wrong, 0),
      exactly("calls to the AI at the end of the day", groq.calls(), BUDGET),
    ];
  } finally {
    await pair.stop();
    await groq.close();
  }
};
