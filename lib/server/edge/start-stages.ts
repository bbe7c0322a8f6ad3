/** The duration of one stage of the start, in ms: wall time and CPU time. */
export type Stage = { ms: number; cpuMs: number };

/** The time since this process began. */
const sinceStart = (): Stage => {
  const { user, system } = process.cpuUsage();
  return { ms: Math.round(performance.now()), cpuMs: Math.round((user + system) / 1_000) };
};

/**
 * Measures the stages of this process's start. `end` names and ends the current stage and begins the next; the first
 * began with the process. `stages` returns the measurements so far. `clock` gives the time since the process began.
 */
export const startStages = (clock = sinceStart) => {
  const stages: Record<string, Stage> = {};
  let begun: Stage = { ms: 0, cpuMs: 0 };
  const end = (name: string): void => {
    const now = clock();
    stages[name] = { ms: now.ms - begun.ms, cpuMs: now.cpuMs - begun.cpuMs };
    begun = now;
  };
  return { end, stages };
};
