import { setImmediate } from "node:timers";
import { ChangeFailed } from "./store";

type Work<C, T> = (engine: C) => T;
/** Runs work in one transaction, all or nothing; resolves once it is on disk. */
type Transact<C> = <T>(work: Work<C, T>) => Promise<T>;

type Outcome = { value: unknown } | { failure: ChangeFailed };
type Job<C> = {
  work: Work<C, unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** A failed change has written nothing: the others continue. An error of the engine ends the transaction. */
const outcomeOf = (work: () => unknown): Outcome => {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof ChangeFailed) return { failure: error };
    throw error;
  }
};

/** Commits the work of a turn in one transaction; if the engine fails, each alone, unless `isForAll` says all would. */
export const groupCommit = <C>(transact: Transact<C>, isForAll: (error: unknown) => boolean) => {
  let waiting: Job<C>[] = [];

  const commit = async () => {
    const group = waiting;
    waiting = [];
    try {
      const outcomes = await transact((engine) =>
        group.map(({ work }) => outcomeOf(() => work(engine))),
      );
      outcomes.forEach((outcome, at) => {
        const { resolve, reject } = group[at]!;
        if ("failure" in outcome) reject(outcome.failure.cause);
        else resolve(outcome.value);
      });
    } catch (error) {
      for (const { work, resolve, reject } of group)
        if (group.length === 1 || isForAll(error)) reject(error);
        else resolve(transact(work));
    }
  };

  return <T>(work: Work<C, T>): Promise<T> =>
    new Promise<unknown>((resolve, reject) => {
      if (waiting.push({ work, resolve, reject }) === 1) setImmediate(() => void commit());
    }) as Promise<T>;
};
