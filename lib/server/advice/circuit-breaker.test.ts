import fc from "fast-check";
import { type CircuitBreaker, createCircuitBreaker, type Ending } from "./circuit-breaker";

let now = 0;

/** An error that carries the ending to report. */
class Ended extends Error {
  readonly ending: Ending;

  constructor(ending: Ending) {
    super(ending);
    this.ending = ending;
  }
}

const newBreaker = () =>
  createCircuitBreaker({
    failures: 5,
    withinMs: 30_000,
    openMs: 30_000,
    endingOf: (error) => (error as Ended).ending,
  });

/** Makes a call that resolves, or rejects with an ending; resolves to whether the call was made. */
const call = async (breaker: CircuitBreaker, ending: Ending | "resolves"): Promise<boolean> => {
  let isMade = false;
  const ended = breaker.run(async () => {
    isMade = true;
    if (ending !== "resolves") throw new Ended(ending);
  });
  await ended.catch(() => undefined);
  return isMade;
};

/** A call that lasts until the test ends it. */
const startCall = (breaker: CircuitBreaker) => {
  let end: (ending: Ending | "resolves") => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = (ending) => (ending === "resolves" ? resolve() : reject(new Ended(ending)));
  });
  const settled = breaker.run(() => promise).catch(() => undefined);
  return {
    end: (ending: Ending | "resolves") => {
      end(ending);
      return settled;
    },
  };
};

const openBreaker = async () => {
  const breaker = newBreaker();
  for (let n = 0; n < 5; n++) await call(breaker, "failed");
  return breaker;
};

beforeEach(() => {
  now = 1_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test("opens at the fifth failure within 30 s, not before", async () => {
  const breaker = newBreaker();
  for (let n = 0; n < 4; n++) expect(await call(breaker, "failed")).toBe(true);
  await call(breaker, "resolves"); // one success between failures changes nothing
  expect([breaker.isOpen(), breaker.isRefusing()]).toEqual([false, false]);
  expect(await call(breaker, "failed")).toBe(true);
  expect([breaker.isOpen(), breaker.isRefusing()]).toEqual([true, true]);
  await expect(breaker.run(async () => undefined)).rejects.toMatchObject({ kind: "service down" });
});

test("failures further apart do not open it", async () => {
  const breaker = newBreaker();
  for (let n = 0; n < 50; n++) {
    expect(await call(breaker, "failed")).toBe(true);
    now += 7_500;
  }
  expect(breaker.isOpen()).toBe(false);
});

test("errors that are an answer, or ignored, do not open it", async () => {
  const breaker = newBreaker();
  for (let n = 0; n < 50; n++) {
    expect(await call(breaker, "answered")).toBe(true);
    expect(await call(breaker, "ignored")).toBe(true);
  }
  expect(breaker.isOpen()).toBe(false);
});

test.each(["resolves", "answered"] as const)(
  "after 30 s one call is tried and others are refused meanwhile; one that %s closes it and resets the count",
  async (ending) => {
    const breaker = await openBreaker();
    now += 29_999;
    expect(await call(breaker, "resolves")).toBe(false);
    now += 1;
    expect([breaker.isRefusing(), breaker.isOpen()]).toEqual([false, true]);
    const trial = startCall(breaker);
    expect(await call(breaker, "resolves")).toBe(false);
    expect([breaker.isRefusing(), breaker.isOpen()]).toEqual([true, true]);
    await trial.end(ending);
    expect([breaker.isRefusing(), breaker.isOpen()]).toEqual([false, false]);
    for (let n = 0; n < 4; n++) await call(breaker, "failed");
    expect(breaker.isOpen()).toBe(false);
  },
);

test("a trial that fails keeps it open for another 30 s", async () => {
  const breaker = await openBreaker();
  now += 30_000;
  expect(await call(breaker, "failed")).toBe(true);
  now += 29_999;
  expect(await call(breaker, "resolves")).toBe(false);
  now += 1;
  expect(await call(breaker, "resolves")).toBe(true);
});

test("an ignored trial allows the next one at once", async () => {
  const breaker = await openBreaker();
  now += 30_000;
  expect(await call(breaker, "ignored")).toBe(true);
  expect([breaker.isRefusing(), breaker.isOpen()]).toEqual([false, true]);
  expect(await call(breaker, "failed")).toBe(true);
  now += 29_999;
  expect(await call(breaker, "resolves")).toBe(false);
  now += 1;
  expect(await call(breaker, "ignored")).toBe(true);
  expect(await call(breaker, "resolves")).toBe(true);
  expect(breaker.isOpen()).toBe(false);
});

test("calls that began before it opened change nothing when they end", async () => {
  const breaker = newBreaker();
  const [first, second] = [startCall(breaker), startCall(breaker)];
  for (let n = 0; n < 5; n++) await call(breaker, "failed");
  await first.end("resolves");
  expect(breaker.isOpen()).toBe(true);
  now += 29_999;
  await second.end("failed");
  now += 1;
  expect(await call(breaker, "resolves")).toBe(true);
});

test("a failing service is called at most 5 times in 30 s and then once in 30 s (property)", async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(pauses, async (steps) => {
      const breaker = newBreaker();
      const calledAt: number[] = [];
      for (const step of steps) {
        now += step;
        if (await call(breaker, "failed")) calledAt.push(now);
      }
      for (const [at, time] of calledAt.entries()) {
        const fifthBefore = calledAt[at - 5];
        if (fifthBefore !== undefined) expect(time - fifthBefore).toBeGreaterThanOrEqual(30_000);
      }
    }),
  );
});
