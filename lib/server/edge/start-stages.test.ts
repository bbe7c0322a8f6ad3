import { startStages } from "./start-stages";

test("the stages of a start add up to the time of the process", () => {
  const { end, stages } = startStages();
  end("one");
  const before = Math.floor(performance.now());
  end("two");
  const after = Math.ceil(performance.now());
  expect(Object.keys(stages)).toEqual(["one", "two"]);
  const sum = Object.values(stages).reduce((ms, stage) => ms + stage.ms, 0);
  expect(sum).toBeGreaterThanOrEqual(before);
  expect(sum).toBeLessThanOrEqual(after);
  for (const { ms, cpuMs } of Object.values(stages))
    expect(Math.min(ms, cpuMs)).toBeGreaterThanOrEqual(0);
});
