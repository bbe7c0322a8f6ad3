// holds: #records
// Over 1 s: records of the largest size are changed again and again, each time on disk.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import fc from "fast-check";
import { MAX_CONSENTS } from "@/lib/domain/core/consent";
import type { Lead } from "@/lib/domain/leads/lead";
import { MAX_LEADS, MAX_LEADS_WITH_OWN } from "@/lib/domain/account/ownership";
import { PROFILE_FIELDS } from "@/lib/domain/account/profile";
import {
  MAX_ATTEMPTS,
  newRecord,
  type VisitorRecord,
  withAnalysis,
} from "@/lib/domain/account/record";
import { anyCompleteAnswers, answersOfAll } from "@/test/builders/check-arbitraries";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { ANALYSIS, finished, START } from "@/test/builders/visitor-records";
import { shareStores } from "@/test/support/share-stores";
import { storedRecords } from "@/test/support/stored-records";
import { createAccounts } from "@/lib/server/account/accounts";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { createConsents } from "@/lib/server/account/consents";
import { createErasures } from "@/lib/server/account/erasures";
import { buildContactLead, buildOnboardingLead } from "@/lib/server/leads/build-lead";
import { createLeadTaker } from "@/lib/server/leads/leads";
import { contactBody, onboardingBody } from "@/lib/server/leads/lead-schemas";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";
import { ACCOUNTS } from "@/lib/server/store/schemas/stored-account";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { sqliteStore } from "@/lib/server/store/sqlite";
import type { Collection } from "@/lib/server/store/store";

jest.setTimeout(120_000);

const MOST_BYTES = 300 * 1024;
const storeOf = <R extends object>({ name, parse }: Collection<R>) =>
  sqliteStore(databasePath, { name, parse });
const [users, leads, submissions, accounts] = [
  storeOf(USERS),
  storeOf(LEADS),
  storeOf(SUBMISSIONS),
  storeOf(ACCOUNTS),
];
afterAll(() => [users, leads, submissions, accounts].forEach((store) => store.close()));

let clock = START;
const now = () => ++clock;
const { save } = createLeadTaker({ leads, users, submissions });
const checkLeads = createCheckLeads({ users, leads });
// No limits on calls: the size must stay bounded without them.
const consents = createConsents({
  users,
  leads,
  checkLeads,
  writes: { count: async () => undefined },
  now,
} as unknown as Parameters<typeof createConsents>[0]);
const shared = shareStores(databasePath);
const { link } = createAccounts({ accounts, users, leads, ...shared });

type Visitor = { id: string; token: string };
const keyOf = ({ id, token }: Visitor) => ({ id, tokens: [token], uid: null });
const arrivalOf = ({ token }: Visitor) => ({
  key: null,
  tokens: [token],
  uid: null,
  address: null,
});
const bytesOf = (record: VisitorRecord) => Buffer.byteLength(JSON.stringify(record));

const LONG = "🏪".repeat(80);
const SENTENCE = "🏪".repeat(300);
/** A record as large as calls can make it. */
const largest = (id: string, token: string, from: number): VisitorRecord => {
  const profile = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, LONG]));
  const source = { utm_source: LONG, utm_medium: LONG, utm_campaign: LONG };
  const checked = Array.from({ length: MAX_ATTEMPTS }).reduce<VisitorRecord>(
    (record, _, n) => finished(record, answersOfAll(n % 2 ? "maybe" : "yes"), from + 10 * n),
    newRecord(id, tokenHash(token), { lang: "hi", profile, source }),
  );
  const four = [SENTENCE, SENTENCE, SENTENCE, SENTENCE];
  const advice = { ...ANALYSIS.aiEn, timeline: SENTENCE };
  return {
    ...withAnalysis(checked, checked.attempts.at(-1)!.answers, {
      ...advice,
      insights: four,
      nextSteps: four,
      keyFindings: four,
    }),
    consents: ["contact", "aiProfile"].flatMap((purpose) =>
      Array.from({ length: MAX_CONSENTS }, (_, n) => ({
        purpose,
        textVersion: "2026-11-21",
        givenAt: from + n,
        withdrawnAt: from + n,
      })),
    ),
    leads: Array.from({ length: MAX_LEADS_WITH_OWN }, (_, n) => `${id}${n}`.padEnd(64, "0")),
  };
};

const visitor = async (recordOf: (id: string, token: string) => VisitorRecord) => {
  const made = { id: crypto.randomUUID() as string, token: newToken() };
  await users.update(made.id, () => recordOf(made.id, made.token));
  return made;
};
const empty = (id: string, token: string) => newRecord(id, tokenHash(token), {});

const { firstName, lastName, businessName, location, experience, ...REST } = GOOD_ONBOARDING;
const writes = async (from: Visitor, message: string): Promise<void> => {
  const words = { name: "Asha", message, consent: true, visitorId: from.id };
  const moment = { receivedAt: now(), isOverLimit: false };
  await save(buildContactLead(contactBody.parse({ ...REST, ...words }), arrivalOf(from), moment));
};
const getsStarted = async (from: Visitor): Promise<void> => {
  const said = onboardingBody.parse({ ...GOOD_ONBOARDING, visitorId: from.id });
  const moment = { receivedAt: now(), isOverLimit: false };
  await save(buildOnboardingLead(said, arrivalOf(from), moment));
};
const leadsNaming = (id: string) =>
  [...storedRecords<Lead>(databasePath, "leads")].filter(([, { visitorId }]) => visitorId === id);

test("a record lists 50 messages; each that names the record is erased with it", async () => {
  const from = await visitor(empty);
  for (let n = 0; n < MAX_LEADS + 20; n++) await writes(from, `message ${n}`);
  await getsStarted(from);
  await consents.give(keyOf(from), "contact", "2026-11-21");
  const record = (await users.read(from.id))!;
  expect(record.leads).toHaveLength(MAX_LEADS + 1);
  const naming = leadsNaming(from.id);
  expect(naming.map(([id]) => id).toSorted()).toEqual(record.leads.toSorted());
  const all = storedRecords<Lead>(databasePath, "leads").size;
  const { erase } = createErasures({
    accounts,
    users,
    leads,
    submissions,
    ...shared,
    removeUser: async () => undefined,
  });
  await erase(keyOf(from));
  expect(leadsNaming(from.id)).toEqual([]);
  expect(storedRecords<Lead>(databasePath, "leads").size).toBe(all - MAX_LEADS - 1);
});

test("simultaneous messages name the record only if it lists them", async () => {
  const from = await visitor(empty);
  const many = Array.from({ length: MAX_LEADS + 10 }, (_, n) => writes(from, `at once ${n}`));
  await Promise.all(many);
  const record = (await users.read(from.id))!;
  expect(record.leads).toHaveLength(MAX_LEADS);
  expect(
    leadsNaming(from.id)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(record.leads.toSorted());
});

test("no sequence of calls, and no merge of two, makes a record larger than 300 KB", async () => {
  const step = fc.oneof(
    anyCompleteAnswers.map((answers) => async (from: Visitor) => {
      await users.update(from.id, (known) => known && finished(known, answers, now()));
    }),
    fc
      .boolean()
      .map(
        (isGiven) => async (from: Visitor) =>
          isGiven
            ? consents.give(keyOf(from), "contact", "2026-11-21")
            : consents.withdraw(keyOf(from), "contact"),
      ),
    fc.uuid().map((words) => (from: Visitor) => writes(from, words)),
    fc.constant(getsStarted),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const [one, other] = [
        await visitor((id, token) => largest(id, token, START)),
        await visitor((id, token) => largest(id, token, START + 5)),
      ];
      for (const take of steps) {
        await take(one);
        expect(bytesOf((await users.read(one.id))!)).toBeLessThan(MOST_BYTES);
      }
      const person = (tokens: readonly string[]) => ({ uid: `u${one.id}`, tokens });
      await link(person([one.token]), one.id, "en");
      const { userId } = await link(person([other.token]), other.id, "hi");
      const record = (await users.read(userId))!;
      expect(record.attempts).toHaveLength(MAX_ATTEMPTS);
      expect(record.leads.length).toBeLessThanOrEqual(MAX_LEADS_WITH_OWN);
      expect(bytesOf(record)).toBeLessThan(MOST_BYTES);
    }),
    { numRuns: 8 },
  );
});
