// holds: #limits
// Takes some seconds: a limit of 300 checks a day needs 300 finished checks.
import "@/test/support/own-store";
import { sealedAddress } from "@/lib/server/http/client-address";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { personBrowser } from "@/test/support/person-browser";

/** The limits of the site. */
const NEW_RECORDS_A_DAY = 300;
const FINISHES_A_DAY = 300;
const WRITES_A_MINUTE = 60;

const from = (address: string) => Object.fromEntries([sealedAddress(address)]);
const statusesOf = (replies: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test("an address gets 300 new records a day; then new ones wait, and existing ones continue", async () => {
  const person = await personBrowser();
  const headers = from("203.0.113.7");
  const strangers = await personBrowser();
  const open = () => strangers.send("PUT", `/api/visitors/${crypto.randomUUID()}`, { headers });
  const replies = [];
  for (let n = 0; n < NEW_RECORDS_A_DAY + 10; n++) replies.push(await open());
  expect(statusesOf(replies)).toEqual({ 201: NEW_RECORDS_A_DAY, 429: 10 });
  const waitS = Number(replies.at(-1)!.headers.get("retry-after"));
  expect(waitS).toBeGreaterThan(85_000);
  expect(waitS).toBeLessThanOrEqual(86_400);
  expect(replies.at(-1)!.body).toMatchObject({ error: { code: "too_many" } });

  expect((await person.send("PUT", person.at(), { headers })).status).toBe(200);
  const answer = { body: { answer: "yes", version: 1 }, headers };
  expect((await person.send("PUT", person.at("/answers/b1"), answer)).status).toBe(204);
  const finish = { body: { answers: SAMPLE_ANSWERS, lang: "en" }, headers };
  expect((await person.send("POST", person.at("/analysis"), finish)).status).toBe(200);
  const elsewhere = { headers: from("203.0.114.7") };
  const other = await person.send("PUT", `/api/visitors/${crypto.randomUUID()}`, elsewhere);
  expect(other.status).toBe(201);
});

test("the owner of a record may write into it 60 times a minute with each call; a stranger uses up nothing", async () => {
  const owner = await personBrowser();
  const stranger = await personBrowser();
  const consent = { body: { isGiven: true, textVersion: "2026-11-21" } };
  const foreign = [];
  for (let n = 0; n < WRITES_A_MINUTE + 5; n++)
    foreign.push(await stranger.send("PUT", owner.at("/consents/contact"), consent));
  expect(statusesOf(foreign)).toEqual({ 404: WRITES_A_MINUTE + 5 });

  const own = [];
  for (let n = 0; n < WRITES_A_MINUTE + 5; n++)
    own.push(await owner.consent("contact", n % 2 === 0));
  expect(statusesOf(own)).toEqual({ 204: WRITES_A_MINUTE, 429: 5 });
  expect(Number(own.at(-1)!.headers.get("retry-after"))).toBeGreaterThan(0);

  const finishes = [];
  for (let n = 0; n < WRITES_A_MINUTE + 5; n++) finishes.push(await owner.finish(SAMPLE_ANSWERS));
  expect(statusesOf(finishes)).toEqual({ 200: WRITES_A_MINUTE, 429: 5 });

  const details = [];
  for (let n = 0; n < WRITES_A_MINUTE + 5; n++)
    details.push(
      await owner.send("PUT", owner.at(), { body: { profile: { businessName: `Shop ${n}` } } }),
    );
  expect(statusesOf(details)).toEqual({ 200: WRITES_A_MINUTE, 429: 5 });
  // A returning visitor stores nothing new and is never asked to wait.
  expect((await owner.send("PUT", owner.at())).status).toBe(200);
  expect((await owner.send("DELETE", owner.at())).status).toBe(204);
});

test("an address finishes 300 checks a day on any records; one more is 429, other addresses continue", async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => personBrowser()));
  const finish = (n: number, address: string) => {
    const person = people[n % people.length]!;
    const body = { answers: SAMPLE_ANSWERS, lang: "en" };
    return person.send("POST", person.at("/analysis"), { body, headers: from(address) });
  };
  const replies = [];
  for (let n = 0; n < FINISHES_A_DAY + 5; n++) replies.push(await finish(n, "192.0.2.7"));
  expect(statusesOf(replies)).toEqual({ 200: FINISHES_A_DAY, 429: 5 });
  expect(Number(replies.at(-1)!.headers.get("retry-after"))).toBeGreaterThan(85_000);
  expect((await finish(0, "192.0.3.7")).status).toBe(200);
});
