/** What one stage of the start took, in ms: by the clock, and of the processor. */
export type Stage = { ms: number; cpuMs: number };

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1_000);
};

/**
 * Measures the stages of the start of this process; each call ends one stage and begins the next. The first begins
 * with the process. `stages` holds what was measured so far, by the names given.
 */
export const startStages = () => {
  const stages: Record<string, Stage> = {};
  let [ms, cpu] = [0, 0];
  const end = (name: string): void => {
    const [nowMs, nowCpu] = [Math.round(performance.now()), cpuMs()];
    stages[name] = { ms: nowMs - ms, cpuMs: nowCpu - cpu };
    [ms, cpu] = [nowMs, nowCpu];
  };
  return { end, stages };
};
