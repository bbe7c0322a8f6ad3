import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { newRecord } from "@/lib/domain/account/record";
import { type Failure, failingEdge } from "@/test/support/failing-store";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { buildContactLead, buildOnboardingLead, type IncomingLead } from "./build-lead";
import { createLeadTaker, type SavedLead } from "./leads";
import { contactBody, onboardingBody } from "./lead-schemas";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { StoreUnavailable } from "@/lib/server/store/store";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { LEADS, SUBMISSIONS } from "@/lib/server/store/schemas/stored-lead";

const users = sqliteStore(databasePath, USERS);
const leads = sqliteStore(databasePath, LEADS);
const submissions = sqliteStore(databasePath, SUBMISSIONS);
afterAll(() => [users, leads, submissions].forEach((store) => store.close()));

const moment = () => ({ receivedAt: Date.now(), isOverLimit: false });
type Visitor = { id: string; token: string };

const visitor = async (): Promise<Visitor> => {
  const made = { id: crypto.randomUUID() as string, token: newToken() };
  await users.update(made.id, () => newRecord(made.id, tokenHash(made.token), {}));
  return made;
};
const arrivalOf = ({ token }: Visitor) => ({
  key: crypto.randomUUID(),
  tokens: [token],
  uid: null,
  address: null,
});

const ENTRIES: readonly (readonly [string, (from: Visitor) => IncomingLead])[] = [
  [
    "a message",
    (from) => {
      const { firstName, lastName, businessName, location, experience, ...rest } = GOOD_ONBOARDING;
      const words = { name: firstName, message: from.id, consent: true, visitorId: from.id };
      return buildContactLead(contactBody.parse({ ...rest, ...words }), arrivalOf(from), moment());
    },
  ],
  [
    "what was filled in under Get Started",
    (from) => {
      const said = onboardingBody.parse({ ...GOOD_ONBOARDING, visitorId: from.id });
      return buildOnboardingLead(said, arrivalOf(from), moment());
    },
  ],
];

const referenceOf = async (saved: Promise<SavedLead>) => (await saved).lead.reference;

describe.each(ENTRIES)("%s", (_, entryFrom) => {
  test.each<NonNullable<Failure>>(["before", "after"])(
    "cut short %s any call and sent again is one lead, noted once in its visitor's record",
    async (failure) => {
      for (let n = 1; ; n++) {
        const from = await visitor();
        const entry = entryFrom(from);
        const edge = failingEdge();
        const { save } = createLeadTaker({
          users: edge.wrap(users),
          leads: edge.wrap(leads),
          submissions: edge.wrap(submissions),
        });
        edge.plan = (call) => (call === n ? failure : null);
        const outcome = await referenceOf(save(entry)).catch((error: unknown) => error);
        edge.heal();
        const again = await referenceOf(
          save({ ...entry, lead: { ...entry.lead, receivedAt: Date.now() } }),
        );
        const record = (await users.read(from.id))!;
        expect(record.leads).toHaveLength(1);
        const lead = await leads.read(record.leads[0]!);
        expect(lead).toMatchObject({ reference: again, visitorId: from.id });
        expect(record.consents).toEqual(lead?.kind === "onboarding" ? [lead.consent] : []);
        if (edge.calls >= n && outcome !== again) expect(outcome).toBeInstanceOf(StoreUnavailable);
        else {
          expect([outcome, n > 4]).toEqual([again, true]);
          return;
        }
      }
    },
  );
});

test("after a merge of two records, a form sent again replaces that of either", async () => {
  const [first, second] = [await visitor(), await visitor()];
  const entry = ENTRIES[1]![1];
  const { save } = createLeadTaker({ users, leads, submissions });
  const reference = await referenceOf(save(entry(first)));
  const { leads: sent } = (await users.read(first.id))!;
  await users.update(second.id, (record) => record && { ...record, leads: sent });
  expect(await referenceOf(save(entry(second)))).toBe(reference);
  expect(await leads.read(sent[0]!)).toMatchObject({ visitorId: second.id });
  expect((await users.read(second.id))?.leads).toEqual(sent);
});
