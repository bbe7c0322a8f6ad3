// holds: #sessions
import { createSessionMemory } from "./session-memory";

const KEPT_MS = 5_000;

/** A memory of at most two sessions, its clock, and the list of lookups it made. */
const memoryOver = (read: (session: string) => Promise<string | null>) => {
  const asked: string[] = [];
  const clock = { now: 0 };
  const memory = createSessionMemory({
    read: (session: string) => {
      asked.push(session);
      return read(session);
    },
    keptMs: KEPT_MS,
    most: 2,
    now: () => clock.now,
  });
  return { memory, asked, clock };
};

test("makes one lookup for simultaneous calls, and another one after the time", async () => {
  const { memory, asked, clock } = memoryOver(async (session) => `user of ${session}`);
  const all = await Promise.all(Array.from({ length: 20 }, () => memory.read("a")));
  expect(new Set(all)).toEqual(new Set(["user of a"]));
  clock.now = KEPT_MS - 1;
  await memory.read("a");
  expect(asked).toEqual(["a"]);
  clock.now = KEPT_MS;
  await memory.read("a");
  expect(asked).toEqual(["a", "a"]);
});

test("caches neither an invalid session nor a failure", async () => {
  const answers = [null, new Error("late"), "user"];
  const { memory, asked } = memoryOver(async () => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(await memory.read("a")).toBeNull();
  await expect(memory.read("a")).rejects.toThrow("late");
  expect(await memory.read("a")).toBe("user");
  expect(asked).toHaveLength(3);
});

test("has a maximum size, drops the oldest first, and clear drops all", async () => {
  const { memory, asked } = memoryOver(async (session) => session);
  for (const session of ["a", "b", "c", "b", "c"]) await memory.read(session);
  expect(asked).toEqual(["a", "b", "c"]);
  await memory.read("a");
  expect(asked).toEqual(["a", "b", "c", "a"]);
  memory.clear();
  await memory.read("a");
  expect(asked).toHaveLength(5);
});
