// holds: #desk
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { createNeighbours } from "./neighbours";

const rows = (...ids: string[]) => ({
  ...{ rows: ids.map((id) => ({ id }) as PersonRow), next: null, total: null },
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
const from = (back: string, id: string) => neighboursOf("op@example.in", back, id, "Asha");
beforeEach(() => asked.splice(0));

test("from Today: the one before, and the one after across the groups", async () => {
  expect(await from("/hi/desk", "b")).toEqual({ previous: "a", next: "c" });
  expect(await from("/desk?group=due&after=5_c1", "c")).toEqual({ previous: "b", next: null });
  expect(asked).toEqual([undefined, { group: "due", cursor: { at: 5, id: "c1" } }]);
});

test("from the list: with its filter, order, words and place", async () => {
  const back = "/desk/leads?found=1&owner=me&order=oldest&after=7_w";
  expect(await from(back, "x")).toEqual({ previous: null, next: "y" });
  expect(asked).toEqual([[{ owner: "op@example.in", text: "Asha" }, "oldest", { at: 7, id: "w" }]]);
});

test("from another page, or not in the list: none", async () => {
  for (const [back, id] of [
    ["/desk/log", "a"],
    ["/desk/leads", "a"],
  ] as const)
    expect(await from(back, id)).toEqual({ previous: null, next: null });
});
