import { startStages } from "./start-stages";

test("each stage begins where the one before it ended, the first with the process", () => {
  let now = { ms: 120, cpuMs: 90 };
  const { end, stages } = startStages(() => now);
  end("one");
  now = { ms: 500, cpuMs: 100 };
  end("two");
  expect(stages).toEqual({ one: { ms: 120, cpuMs: 90 }, two: { ms: 380, cpuMs: 10 } });
});
