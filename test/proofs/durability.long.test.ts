// holds: #r1, #r2
// A server is started after each kill. The long forms: `npm run bench -- kills fsyncs`.
import { unmet } from "./figures";
import { fsyncs } from "./fsyncs";
import { kills } from "./kills";

test("kill -9 loses and doubles no acknowledged answer, finished check or message", async () => {
  const size = { kills: 6, visitors: 10, senders: 5, writesEach: 40, leastWrites: 240 };
  expect(unmet(await kills({ ...size, readyWithinMs: 60_000 }))).toEqual([]);
}, 600_000);

test("each commit is synced to disk by itself", async () => {
  const figures = await fsyncs(100);
  for (const { found, isMet } of figures) if (isMet === null) console.warn(`SKIPPED: ${found}`);
  expect(unmet(figures)).toEqual([]);
}, 120_000);
