// holds: #r12
import { limitStartsPerTick } from "./limit-starts-per-tick";

const turn = () => new Promise((resolve) => setImmediate(resolve));
const MANY = 1_000;
const A = {};
const B = {};

test("starts at most the allowed number in a tick, the others in the next ticks, in order", async () => {
  const start = limitStartsPerTick(3, MANY);
  const begun: number[] = [];
  const ask = (from: number, to: number) => {
    for (let n = from; n <= to; n++) start(A, () => begun.push(n));
  };
  ask(1, 8);
  expect(begun).toEqual([1, 2, 3]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  ask(9, 9);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("starts a single piece at once, each time", async () => {
  const start = limitStartsPerTick(1, MANY);
  for (let n = 0; n < 3; n++) {
    let hasBegun = false;
    start(A, () => (hasBegun = true));
    expect(hasBegun).toBe(true);
    await turn();
    await turn();
  }
});

test("does not wait for work to end", async () => {
  const start = limitStartsPerTick(1, MANY);
  const never = new Promise(() => undefined);
  start(A, () => void never);
  let hasBegun = false;
  start(A, () => (hasBegun = true));
  await turn();
  expect(hasBegun).toBe(true);
});

test("owners take turns: many pieces of one do not delay the first piece of another", async () => {
  const start = limitStartsPerTick(2, MANY);
  const begun: string[] = [];
  for (let n = 1; n <= 100; n++) start(A, () => begun.push(`a${n}`));
  for (let n = 1; n <= 3; n++) start(B, () => begun.push(`b${n}`));
  await turn();
  await turn();
  await turn();
  expect(begun).toEqual(["a1", "a2", "a3", "b1", "a4", "b2", "a5", "b3"]);
});

test("refuses more than may wait, and accepts again when some have started", async () => {
  const start = limitStartsPerTick(1, 3);
  const begun: number[] = [];
  const taken = [1, 2, 3, 4, 5].map((n) => start({}, () => begun.push(n)));
  expect(taken).toEqual([true, true, true, true, false]);
  await turn();
  expect(start(A, () => begun.push(6))).toBe(true);
  for (let n = 0; n < 5; n++) await turn();
  expect(begun).toEqual([1, 2, 3, 4, 6]);
});
