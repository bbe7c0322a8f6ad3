/** The duration of one stage of the start, in ms: wall time and CPU time. */
export type Stage = { ms: number; cpuMs: number };

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1_000);
};

/**
 * Measures the stages of this process's start. `end` names and ends the current stage and begins the next; the first
 * began with the process. `stages` returns the measurements so far.
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
