// holds: #limits
// Two servers, and 80 requests.
import { randomInt } from "node:crypto";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { ID, rawOn } from "@/test/support/raw";
import { startSite } from "@/test/support/site";

/** docs/security.md#t2 */
const MISSES_A_MINUTE = 30;
const ASKED = 40;

const ANSWER = JSON.stringify({ answer: "yes", version: 1 });
const ANSWERS = JSON.stringify({
  answers: Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"])),
  lang: "en",
});
type Raw = ReturnType<typeof rawOn>;

/** A proxy of ours names requests; a visitor does not. */
const FORGED_ID = "named-by-a-visitor";

const RECORD = `/api/visitors/${ID}`;
/** Calls for a record of others. */
const CALLS = [
  (raw: Raw, forged: string[]) => raw.ask(`GET ${RECORD}`, ...forged),
  (raw: Raw, forged: string[]) => raw.call(`PUT ${RECORD}/answers/b1`, ANSWER, ...forged),
  (raw: Raw, forged: string[]) => raw.call(`POST ${RECORD}/analysis`, ANSWERS, ...forged),
];

const statuses = async (env: { TRUST_PROXY_HOPS: string }) => {
  const site = await startSite(env);
  try {
    const raw = rawOn(site);
    const address = () => [1, 2, 3, 4].map(() => randomInt(1, 255)).join(".");
    const forged = () => [
      `X-Forwarded-For: ${address()}`,
      `X-Client-Address: ${address()}`,
      `X-Request-Id: ${FORGED_ID}`,
    ];
    const found: number[] = [];
    for (let asked = 0; asked < ASKED; asked++) {
      const reply = await CALLS[asked % CALLS.length]!(raw, forged());
      found.push(reply.status);
      expect(reply.headers["x-request-id"] === FORGED_ID).toBe(env.TRUST_PROXY_HOPS === "1");
    }
    return found;
  } finally {
    await site.stop();
  }
};

test("a client that forges addresses is limited as one client; behind our proxy each client is limited alone", async () => {
  const [alone, proxied] = await Promise.all([
    statuses({ TRUST_PROXY_HOPS: "0" }),
    statuses({ TRUST_PROXY_HOPS: "1" }),
  ]);
  expect(alone).toEqual([
    ...Array<number>(MISSES_A_MINUTE).fill(404),
    ...Array<number>(ASKED - MISSES_A_MINUTE).fill(429),
  ]);
  expect(proxied).toEqual(Array<number>(ASKED).fill(404));
}, 60_000);
