// holds: #desk
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { createNeighbours } from "./neighbours";

const rows = (...ids: string[]) => ({
  rows: ids.map((id) => ({ id }) as PersonRow),
  next: null,
  total: null,
});
const asked: unknown[] = [];
const neighboursOf = createNeighbours({
  today: async (after) => {
    asked.push(after);
    return { answer: rows("a", "b"), due: rows("c") };
  },
  list: async (...choice) => {
    asked.push(choice);
    return rows("x", "y");
  },
});
const from = async (back: string, id: string, at = NaN) => {
  const { previous, next } = await neighboursOf("op@example.in", { id, back, at, search: "Asha" });
  return [previous?.id, next?.id, next?.at];
};
beforeEach(() => asked.splice(0));

test("from Today: the one before, and the one after across the groups", async () => {
  expect(await from("/hi/desk", "b")).toEqual(["a", "c", 2]);
  expect(await from("/desk?group=due&after=5_c1", "c")).toEqual(["b", undefined, undefined]);
  expect(asked).toEqual([undefined, { group: "due", cursor: { at: 5, id: "c1" } }]);
});

test("from the list: with its filter, order, words and place", async () => {
  const back = "/desk/leads?found=1&owner=me&order=oldest&after=7_w";
  expect(await from(back, "x")).toEqual([undefined, "y", 1]);
  expect(asked).toEqual([[{ owner: "op@example.in", text: "Asha" }, "oldest", { at: 7, id: "w" }]]);
});

test("one that has left its list: the one that is in its place", async () => {
  expect(await from("/desk", "gone", 1)).toEqual(["a", "b", 1]);
  expect(await from("/desk", "gone", 0)).toEqual([undefined, "a", 0]);
  expect(await from("/desk", "gone", 3)).toEqual(["c", undefined, undefined]);
});

test("from another page, or not in the list: none", async () => {
  for (const [back, id] of [
    ["/desk/log", "a"],
    ["/desk/leads", "a"],
  ] as const)
    expect(await from(back, id)).toEqual([undefined, undefined, undefined]);
});
