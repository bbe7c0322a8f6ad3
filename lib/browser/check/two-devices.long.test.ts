// holds: #accounts
// Takes half a minute: a hundred runs, each of some sixty calls of the real route handlers.
import fc from "fast-check";
import { anyAnswer } from "@/test/builders/check-arbitraries";
import { type Misbehaviour, ourApi } from "@/test/our-api";
import { fakeTimeouts, standAt } from "@/test/support/browser-page";
import { type Answer, type Answers, type CompleteAnswers } from "@/lib/domain/check/answers";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";

/** What becomes of each call in turn: carried out, lost on the way, or carried out and the reply lost. */
type Network = readonly Misbehaviour[];
type Give = { questionId: QuestionId; answer: Answer; version: number; at: number };
type Finish = { answers: CompleteAnswers; versions: Readonly<Record<string, number>> };

/** The server's limits count by the minute; the devices take turns more slowly than that. */
const TURN_MS = 60_000;

const api = ourApi("with sign-in");

const newPage = async () => {
  jest.resetModules();
  return {
    ...(await import("./outbox")),
    ...(await import("./quiz-memory")),
  };
};

let pages: Awaited<ReturnType<typeof newPage>>[];
let runs = 0;

beforeAll(async () => {
  fakeTimeouts();
  await api.start();
  standAt(api.origin);
  pages = [await newPage(), await newPage()];
});

afterAll(async () => {
  jest.useRealTimers();
  await api.stop();
});

/** One run: an account with a record, and two devices whose clocks go wrong by these ms. */
const newWorld = async (skews: readonly number[]) => {
  runs += 1;
  const uid = `user-${runs}`;
  let clock = jest.getRealSystemTime();
  const userId = await api.signIn(uid);
  const storage = pages.map(() => ({
    "bizgrow-forgotten": String(runs),
    "bizgrow-user-id": userId,
    "bizgrow-signed-in": JSON.stringify({ uid, name: "Asha", email: "a@b.in", photoURL: null }),
    "bizgrow-account": JSON.stringify({ uid, userId }),
  })) as Record<string, string>[];
  const gives: Give[] = [];
  const finishes: Finish[] = [];
  let retakenAt = 0;

  /** Does something on a device, whose storage is then the one there is. */
  const on = async <T>(device: number, work: (page: (typeof pages)[number]) => T | Promise<T>) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(storage[device]!)) localStorage.setItem(key, text);
    const value = await work(pages[device]!);
    storage[device] = { ...localStorage };
    return value;
  };

  const memoryOf = (device: number) => on(device, (page) => page.changeMemory((memory) => memory));

  /** What the screen does by itself: complete answers without advice are finished. */
  const showResults = (page: (typeof pages)[number]) => {
    const memory = page.changeMemory((known) => known);
    const answers = page.completeAnswersIn(memory);
    if (!answers || memory.analysis || memory.isAnalysisWanted) return;
    page.changeMemory((known) => ({ ...known, isAnalysisWanted: true }));
    const versions = Object.fromEntries(
      Object.entries(memory.answers).map(([id, { version }]) => [id, version]),
    );
    finishes.push({ answers, versions });
  };

  const give = (device: number, questionId: QuestionId, answer: Answer) => {
    const page = pages[device]!;
    const before = page.changeMemory((memory) => memory).answers[questionId];
    if (before?.answer === answer) return;
    const { version } = page.rememberAnswer(questionId, answer, clock + skews[device]!).answers[
      questionId
    ]!;
    gives.push({ questionId, answer, version, at: clock });
  };

  return {
    userId,
    gives,
    finishes,
    retakenAt: () => retakenAt,
    memoryOf,

    /** Answers the next `count` questions, or changes the one `back` questions before. */
    answer: (device: number, given: readonly Answer[], back: number) =>
      on(device, (page) => {
        for (const [step, answer] of given.entries()) {
          clock += 10;
          const memory = page.changeMemory((known) => known);
          const open = QUESTION_IDS.findIndex((id) => !memory.answers[id]);
          if (open < 0) break; // on its results, or on the way there
          const at = step === 0 ? Math.max(0, open - back) : open;
          give(device, QUESTION_IDS[at]!, answer);
        }
        showResults(page);
      }),

    retake: (device: number) =>
      on(device, (page) => {
        clock += 10;
        if (!page.completeAnswersIn(page.changeMemory((memory) => memory))) return;
        retakenAt = clock;
        page.beginAnew();
      }),

    /** One pass over what waits; with `isNewPage` the page asks first what the server knows. */
    send: (device: number, network: Network, isNewPage: boolean) =>
      on(device, async (page) => {
        clock += 10;
        await api.passTime(TURN_MS);
        const fates = [...network];
        api.edge = () => fates.shift();
        await (isNewPage ? page.reopen("en") : page.flush("en"));
        showResults(page);
      }),
  };
};

type World = Awaited<ReturnType<typeof newWorld>>;

const anyDevice = fc.nat(1);
const anyNetwork: fc.Arbitrary<Network> = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.constantFrom<Misbehaviour[]>(
      undefined,
      undefined,
      undefined,
      ...(["reset", "store, then reset"] as const),
    ),
    { maxLength: 18 },
  ),
);
const anyGiven = fc.oneof(
  { weight: 2, arbitrary: fc.array(anyAnswer, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(anyAnswer, { minLength: 15, maxLength: 15 }) },
);
type Step =
  | { what: "answer"; device: number; given: Answer[]; back: number }
  | { what: "send"; device: number; network: Network; isNewPage: boolean }
  | { what: "retake"; device: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyDevice, anyGiven, fc.nat(3))
      .map(([device, given, back]) => ({ what: "answer" as const, device, given, back })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyDevice, anyNetwork, fc.boolean())
      .map(([device, network, isNewPage]) => ({
        what: "send" as const,
        device,
        network,
        isNewPage,
      })),
  },
  { weight: 2, arbitrary: anyDevice.map((device) => ({ what: "retake" as const, device })) },
);

const take = async (world: World, step: Step) => {
  if (step.what === "answer") await world.answer(step.device, step.given, step.back);
  else if (step.what === "retake") await world.retake(step.device);
  else await world.send(step.device, step.network, step.isNewPage);
};

const anySkews = fc.array(fc.constantFrom(0, 0, -3_600_000, 240_000), {
  minLength: 2,
  maxLength: 2,
});
type Skews = readonly number[];

const playedOut = async (skews: Skews, steps: readonly Step[]) => {
  const world = await newWorld(skews);
  for (const step of steps) await take(world, step);
  for (const device of [0, 1, 0, 1, 0, 1, 0, 1]) await world.send(device, [], true);
  return world;
};

const shown = async (world: World, device: number): Promise<Answers> => {
  const { answers } = await world.memoryOf(device);
  return Object.fromEntries(Object.entries(answers).map(([id, { answer }]) => [id, answer]));
};

const isEmpty = (answers: Answers) => Object.keys(answers).length === 0;

/** In the end both devices show the check that the server has; a retake that was only begun stands on its device alone. */
const expectAgreement = async (world: World) => {
  const stored = api.answersOf(world.userId);
  for (const device of [0, 1]) {
    const answers = await shown(world, device);
    expect(pages[device]!.hasUnsent(await world.memoryOf(device))).toBe(false);
    if (!isEmpty(answers)) expect(answers).toEqual(stored);
  }
};

/** What was answered last, and not taken again since, stands in the check or in a finished one. */
const expectLastAnswers = ({ userId, gives, retakenAt }: World) => {
  const checks = [api.answersOf(userId), ...api.finishesOf(userId)];
  for (const id of QUESTION_IDS) {
    const last = gives
      .filter(({ questionId }) => questionId === id)
      .toSorted((a, b) => a.version - b.version)
      .at(-1);
    if (last && last.at > retakenAt())
      expect(checks.map((answers) => answers[id])).toContain(last.answer);
  }
};

/** Each finished check is an attempt, but for answers that the other device changed later. */
const expectFinishes = ({ userId, gives, finishes }: World) => {
  const attempts = api.finishesOf(userId);
  for (const { answers, versions } of finishes) {
    const isLater = (id: QuestionId, answer: Answer) =>
      gives.some(
        (one) => one.questionId === id && one.answer === answer && one.version > versions[id]!,
      );
    const isKept = attempts.some((attempt) =>
      QUESTION_IDS.every((id) => attempt[id] === answers[id] || isLater(id, attempt[id])),
    );
    expect(isKept).toBe(true);
  }
};

/**
 * Whatever two devices of one signed-in account do, each with the real outbox and memory, in turns on one record of the
 * real route handlers: they come to the same check, and no last answer and no finish is lost.
 */
const expectNothingLost = (numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(anySkews, fc.array(anyStep, { maxLength: 24 }), async (skews, steps) => {
      const world = await playedOut(skews, steps);
      await expectAgreement(world);
      expectLastAnswers(world);
      expectFinishes(world);
    }),
    { numRuns },
  );

jest.setTimeout(300_000);

test("whatever two devices do, they come to the same check, and no last answer and no finish is lost", () =>
  expectNothingLost(100));
