import { startStages } from "./start-stages";

test("the stages of a start add up to the time of the process", () => {
  const { end, stages } = startStages();
  end("one");
  end("two");
  expect(Object.keys(stages)).toEqual(["one", "two"]);
  const sum = Object.values(stages).reduce((ms, stage) => ms + stage.ms, 0);
  expect(Math.abs(sum - performance.now())).toBeLessThan(1_000);
  for (const { ms, cpuMs } of Object.values(stages))
    expect(Math.min(ms, cpuMs)).toBeGreaterThanOrEqual(0);
});
