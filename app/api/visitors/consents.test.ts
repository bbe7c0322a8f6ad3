// holds: #choice-of-advice, #consent
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { personBrowser } from "@/test/support/person-browser";
import { storedLeads } from "@/test/support/stored-leads";

const consentsOf = async (person: Awaited<ReturnType<typeof personBrowser>>) =>
  (await person.exported())["consents"];

test("a consent is kept with its text's version and time, and its end beside it", async () => {
  const person = await personBrowser();
  const before = Date.now();
  const given = await person.consent("aiProfile", true);
  expect([given.status, given.text]).toEqual([204, ""]);
  await person.consent("aiProfile", true);
  const [consent] = (await consentsOf(person)) as { givenAt: number }[];
  expect(consent).toEqual({
    purpose: "aiProfile",
    textVersion: "2026-11-21",
    givenAt: expect.any(Number),
    withdrawnAt: null,
  });
  expect(consent!.givenAt).toBeGreaterThanOrEqual(before);
  await person.consent("aiProfile", false);
  await person.consent("aiProfile", false);
  expect(await consentsOf(person)).toEqual([{ ...consent, withdrawnAt: expect.any(Number) }]);
  await person.consent("aiProfile", true);
  expect(await consentsOf(person)).toMatchObject([
    { withdrawnAt: expect.any(Number) },
    { textVersion: "2026-11-21", withdrawnAt: null },
  ]);
});

test("the consent to be called, taken back, is taken back in the lead, too, and in no other", async () => {
  const person = await personBrowser();
  await person.lead("contact", GOOD_CONTACT);
  await person.lead("onboarding", GOOD_ONBOARDING);
  expect(await consentsOf(person)).toMatchObject([{ purpose: "contact", withdrawnAt: null }]);
  await person.consent("contact", false);
  await person.consent("contact", false);
  expect(await consentsOf(person)).toMatchObject([{ withdrawnAt: expect.any(Number) }]);
  expect(storedLeads(databasePath).map(({ kind, consent }) => [kind, consent.withdrawnAt])).toEqual(
    [
      ["contact", null],
      ["onboarding", expect.any(Number)],
    ],
  );
});

test.each([
  ["reply", { isGiven: true, textVersion: "2026-11-21" }],
  ["constructor", { isGiven: true, textVersion: "2026-11-21" }],
  ["contact", { isGiven: "yes", textVersion: "2026-11-21" }],
  ["contact", { isGiven: true }],
  ["contact", { isGiven: true, textVersion: "latest" }],
  ["contact", { isGiven: true, textVersion: "2027-01-01" }],
  ["contact", { isGiven: false, textVersion: "1999-01-01" }],
  ["contact", { isGiven: true, textVersion: "2026-11-21", givenAt: 1 }],
  ["contact", { textVersion: "2026-11-21" }],
])("%s with %j is no consent", async (purpose, body) => {
  const person = await personBrowser();
  expect((await person.send("PUT", person.at(`/consents/${purpose}`), { body })).status).toBe(422);
  expect(await consentsOf(person)).toEqual([]);
});

test("nobody can give or withdraw another person's consent", async () => {
  const [person, other] = [await personBrowser(), await personBrowser()];
  await person.consent("contact", true);
  const before = await consentsOf(person);
  for (const isGiven of [true, false])
    for (const id of [person.id(), crypto.randomUUID()]) {
      const body = { isGiven, textVersion: "2026-11-21" };
      const path = `/api/visitors/${id}/consents/contact`;
      expect((await other.send("PUT", path, { body })).status).toBe(404);
    }
  expect(await consentsOf(person)).toEqual(before);
});

test("the choice of only standard advice is kept before any yes, told to the browser, and keeps the AI away", async () => {
  const person = await personBrowser();
  const known = async () =>
    ((await person.send("PUT", person.at())).body as { aiConsent?: object }).aiConsent;
  expect(await known()).toBeUndefined();
  expect((await person.consent("ai", false)).status).toBe(204);
  await person.consent("ai", false);
  expect(await consentsOf(person)).toEqual([
    {
      purpose: "ai",
      textVersion: "2026-11-21",
      givenAt: expect.any(Number),
      withdrawnAt: expect.any(Number),
    },
  ]);
  const no = { isGiven: false, textVersion: "2026-11-21", at: expect.any(Number) };
  expect(await known()).toEqual(no);
  await person.consent("ai", true);
  expect(await known()).toEqual({ ...no, isGiven: true });
});
