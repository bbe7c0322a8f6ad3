import { paced } from "./paced";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("starts so many in a turn of the event loop, the others in the next ones, in order", async () => {
  const start = paced(3);
  const begun: number[] = [];
  const ask = (from: number, to: number) => {
    for (let n = from; n <= to; n++) start(() => begun.push(n));
  };
  ask(1, 8);
  expect(begun).toEqual([1, 2, 3]);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  ask(9, 9);
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("lets who comes alone through at once, again and again", async () => {
  const start = paced(1);
  for (let n = 0; n < 3; n++) {
    let hasBegun = false;
    start(() => (hasBegun = true));
    expect(hasBegun).toBe(true);
    await turn();
    await turn();
  }
});

test("does not wait for work to end", async () => {
  const start = paced(1);
  const never = new Promise(() => undefined);
  start(() => void never);
  let hasBegun = false;
  start(() => (hasBegun = true));
  await turn();
  expect(hasBegun).toBe(true);
});
