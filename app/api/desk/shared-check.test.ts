// holds: #contact
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { ContactLead } from "@/lib/domain/leads/lead";
import { peopleDesk } from "@/lib/server/wiring/desk";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { type PersonBrowser, personBrowser } from "@/test/support/person-browser";
import { storedLeads } from "@/test/support/stored-leads";

const detailOf = async (reference: string) => {
  const { rows } = await peopleDesk().search(reference);
  return peopleDesk().detail(rows[0]!.person);
};
const storedAs = (reference: string) =>
  storedLeads(databasePath).find((lead) => lead.reference === reference) as ContactLead;

const write = async (person: PersonBrowser, words: object = {}): Promise<string> => {
  const message = crypto.randomUUID();
  const body = { ...GOOD_CONTACT, message, sharesCheck: true, ...words };
  const reply = await person.lead("contact", body);
  expect(reply.status).toBe(201);
  return (reply.body as { reference: string }).reference;
};

test("without the tick, without a finished check, or from another browser nothing of a check goes along", async () => {
  const person = await personBrowser();
  expect(storedAs(await write(person)).sharedCheck).toBeNull();
  await person.finish(answersOfAll("yes"));
  const reference = await write(person, { sharesCheck: false });
  expect(storedAs(reference).sharedCheck).toBeNull();
  expect((await detailOf(reference)).check).toBeNull();
  const stranger = await personBrowser();
  const stolen = await write(stranger, { visitorId: person.id() });
  expect(storedAs(stolen).sharedCheck).toBeNull();
  expect(await person.exported()).toMatchObject({ consents: [] });
});

test("withdrawn, the score is deleted and out of sight at once; the message stays, with the proof", async () => {
  const person = await personBrowser();
  await person.finish(answersOfAll("yes"));
  const reference = await write(person);
  expect((await person.consent("shareCheck", false)).status).toBe(204);
  expect(storedAs(reference).sharedCheck).toEqual({
    consent: expect.objectContaining({ purpose: "shareCheck", withdrawnAt: expect.any(Number) }),
    score: null,
  });
  const { check, row } = await detailOf(reference);
  expect([check, row.score, row.isSilent]).toEqual([null, null, false]);
});

test("sent again with the tick, the message that is there already gets the check; deleted with the record", async () => {
  const person = await personBrowser();
  await person.finish(answersOfAll("maybe"));
  const message = crypto.randomUUID();
  const reference = await write(person, { message, sharesCheck: false });
  expect(await write(person, { message })).toBe(reference);
  expect(storedAs(reference).sharedCheck).toMatchObject({ score: { healthScore: 50 } });
  expect((await person.send("DELETE", person.at())).status).toBe(204);
  expect(storedAs(reference)).toBeUndefined();
});
