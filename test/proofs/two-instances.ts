import { setTimeout as sleep } from "node:timers/promises";
import { createVisitor, type DurableVisitor, isRight } from "@/test/support/durable-visitor";
import { isCutOff } from "@/test/support/is-cut-off";
import { Refused } from "@/test/support/refused";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { atLeast, atMost, exactly, type Figure } from "./figures";
import { startPair } from "./pair";
import { answersOf, makeVisitor } from "./visitor";

const BUDGET = 10;
const ANALYSES_AN_HOUR = 3;
const ANSWERS_A_MINUTE = 300;
const MINUTE_MS = 60_000;

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
    const figures = [await analysesHold(site), await budgetHolds(site, groq.calls)];
    if (size.countsAnswers) figures.push(await answersHold(site));

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
      ...figures,
      atLeast(`writes acknowledged over ${size.kills} kills -9`, writes, size.leastWrites),
      atMost("visitors with a write lost or doubled", wrong, 0),
      exactly("calls to the AI at the end of the day", groq.calls(), BUDGET),
    ];
  } finally {
    await pair.stop();
    await groq.close();
  }
};
