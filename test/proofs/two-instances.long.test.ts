// Two servers and Firestore's emulator. The long form: `npm run bench -- two-instances`.
import { canStartPair } from "./pair";
import { unmet } from "./figures";
import { twoInstances } from "./two-instances";

test("two servers share the budget of the AI, and lose nothing when one is killed", async () => {
  if (!canStartPair()) return console.warn("SKIPPED: no Firestore emulator on this machine");
  const size = { writers: 4, kills: 1, spellMs: 500, leastWrites: 8 };
  expect(unmet(await twoInstances(size))).toEqual([]);
}, 300_000);
