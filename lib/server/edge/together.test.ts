import { together } from "./together";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("what is asked for in one go is sent in one go, in its order, and what comes then in the next", async () => {
  const later = together();
  const sent: number[] = [];
  later(() => {
    sent.push(1);
    later(() => sent.push(3));
  });
  later(() => sent.push(2));
  expect(sent).toEqual([]);
  await turn();
  expect(sent).toEqual([1, 2]);
  await turn();
  expect(sent).toEqual([1, 2, 3]);
});
