// holds: #calls
// Servers with their stores, started again after each kill. The long forms: `npm run bench -- calls call-kills`.
import { callKills } from "./call-kills";
import { callTakers } from "./calls";
import { unmet } from "./figures";
import { canStartPair } from "./pair";

test("many who take one half hour of two servers get exactly the capacity", async () => {
  if (!canStartPair()) return console.warn("SKIPPED: no Firestore emulator on this machine");
  expect(unmet(await callTakers(40))).toEqual([]);
}, 300_000);

test("kill -9 between claim, lead and mail loses and doubles no call", async () => {
  const size = { kills: 20, senders: 3, movers: 2, writesEach: 8 };
  expect(unmet(await callKills(size))).toEqual([]);
}, 300_000);
