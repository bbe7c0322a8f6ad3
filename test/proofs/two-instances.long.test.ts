// Two servers, Firestore's emulator and Redis. The long form: `npm run bench -- two-instances`.
import { canStartPair } from "./pair";
import { unmet } from "./figures";
import { twoInstances } from "./two-instances";

test("two servers share limits and budget, and lose nothing when one is killed", async () => {
  if (!canStartPair())
    return console.warn("SKIPPED: no Firestore emulator, or no Redis, on this machine");
  const size = { writers: 4, kills: 1, spellMs: 500, leastWrites: 8, countsAnswers: false };
  expect(unmet(await twoInstances(size))).toEqual([]);
}, 300_000);
