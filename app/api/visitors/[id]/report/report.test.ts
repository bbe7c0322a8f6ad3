// holds: #report
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import "@/test/standins/dead-mail-server";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import type { QueuedNotification } from "@/lib/domain/notify/notification";
import { storedRecords } from "@/test/support/stored-records";
import { personBrowser, type PersonBrowser } from "@/test/support/person-browser";

let person: PersonBrowser;
let completedAt: number;

const finished = async () => {
  const one = await personBrowser();
  await one.finish(SAMPLE_ANSWERS);
  const [attempt] = (await one.exported())["attempts"] as [{ completedAt: number }];
  return { one, at: attempt.completedAt };
};
const ask = (one: PersonBrowser, body: object = {}) =>
  one.send("POST", one.at("/report"), {
    body: { email: "owner@example.in", lang: "hi", ...body },
  });
const waiting = () =>
  [...storedRecords<QueuedNotification>(databasePath, "deliveries").values()].filter(
    ({ about }) => about.kind === "report",
  );

beforeAll(async () => {
  const made = await finished();
  [person, completedAt] = [made.one, made.at];
});

test("the report is queued on disk before the answer, once for the same wish", async () => {
  expect((await ask(person)).status).toBe(202);
  expect((await ask(person)).status).toBe(202);
  expect(waiting()).toEqual([
    expect.objectContaining({
      channel: "mail",
      about: {
        kind: "report",
        visitorId: person.id(),
        completedAt,
        email: "owner@example.in",
        lang: "hi",
      },
    }),
  ]);
});

test.each([
  ["no address", { email: "owner" }],
  ["two addresses", { email: "a@example.in, b@example.in" }],
  ["a head", { email: "a@example.in\r\nBcc: b@example.in" }],
  ["no language of ours", { lang: "mr" }],
  ["something else", { extra: 1 }],
])("%s is refused", async (_, body) => {
  const before = waiting().length;
  expect((await ask(person, body)).status).toBe(422);
  expect(waiting()).toHaveLength(before);
});

test("a stranger, and a record without a check, answer like no record", async () => {
  const stranger = await personBrowser();
  const foreign = await stranger.send("POST", person.at("/report"), {
    body: { email: "owner@example.in", lang: "en" },
  });
  expect([foreign.status, (await ask(stranger)).status]).toEqual([404, 404]);
});

test("no mailbox is flooded, by one visitor or by many to one address", async () => {
  const statuses = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await ask(person, { email: `other-${n}@example.in` })).status);
  expect(statuses).toContain(429);
  for (let n = 0; n < 3; n++) {
    const { one } = await finished();
    statuses.push((await ask(one, { email: "OWNER@example.in" })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
