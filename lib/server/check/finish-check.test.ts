// holds: #choice-of-advice, #ai-limits
import "@/test/support/own-store";
import { contentIn } from "@/lib/content";
import { databasePath } from "@/test/support/own-store";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { type Consent, withConsent, withoutConsent, withRefusal } from "@/lib/domain/core/consent";
import { newRecord } from "@/lib/domain/account/record";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { analystParts } from "@/test/support/analyst-parts";
import { createFinishCheck } from "./finish-check";
import { createCheckLeads } from "@/lib/server/leads/check-leads";
import { createAnalyst } from "@/lib/server/advice/analyst";
import { createEventCounts } from "./event-counts";
import { memoryLimit } from "@/test/support/memory-limit";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { storedVisitor } from "@/lib/server/store/schemas/stored-visitor";
import { storedLead } from "@/lib/server/store/schemas/stored-lead";

const NOW = Date.parse("2026-11-21T04:30:00Z");
const ANSWERS = Object.fromEntries(QUESTION_IDS.map((id) => [id, "maybe"])) as CompleteAnswers;

const store = sqliteStore(databasePath, {
  name: "users",
  parse: (value) => storedVisitor.parse(value),
});
const key = { id: crypto.randomUUID() as string, tokens: [newToken()], uid: null };

const leads = sqliteStore(databasePath, {
  name: "leads",
  parse: (value) => storedLead.parse(value),
});
const checkLeads = createCheckLeads({ users: store, leads });
const { finishing } = createEventCounts(
  sqliteTransact(databasePath),
  (day) => day,
  () => NOW,
);
afterAll(() => [store, leads].forEach((one) => one.close()));

let standin: Awaited<ReturnType<typeof startGroqStandin>>;
beforeEach(async () => {
  standin = await startGroqStandin();
});
// Also after a failed test: an open server would keep the run from ending.
afterEach(() => standin.close());

/** The use case with the stand-in for the AI service, and so many calls a day and checks of one network address. */
const finisher = ({ budget, perAddress = 10 }: { budget?: number; perAddress?: number } = {}) => {
  const groq = { apiKey: "test", baseUrl: standin.url, models: ["any"] };
  return createFinishCheck({
    store,
    analyst: createAnalyst({
      groq,
      deadlineMs: 5e3,
      ...analystParts(budget),
      report: () => undefined,
    }),
    analysisLimit: memoryLimit(10, 60),
    addressLimit: memoryLimit(perAddress, 60),
    checkLeads,
    finishing,
    now: () => NOW,
  });
};

test("the profile and the trade go to the AI only while their owner consents to that purpose", async () => {
  const finishCheck = finisher();
  const askedWith = async (consents: Consent[]) => {
    const own = { ...key, id: crypto.randomUUID() as string };
    const profile = { businessName: "Sharma Stores", location: "Nagpur" };
    const record = newRecord(own.id, tokenHash(own.tokens[0]!), { profile });
    const plan = { ...record.plan, trade: { value: "salon" as const, version: 1 } };
    await store.update(own.id, () => ({ ...record, consents, plan }));
    const before = standin.calls();
    const { source } = await finishCheck(own, { answers: ANSWERS, lang: "en", address: null });
    expect(source).toBe("ai");
    const asked = JSON.stringify(standin.requests.at(-1)?.body);
    const { salon } = contentIn("en").leadFields.businessType.choices;
    const [isNamed, isTradeNamed] = ["Sharma Stores", salon].map((word) => asked.includes(word));
    return { isAsked: standin.calls() > before, isNamed, isTradeNamed };
  };
  const contact = withConsent([], "contact", "2026-11-21", NOW);
  const given = withConsent(contact, "aiProfile", "2026-11-21", NOW);
  expect(await askedWith(contact)).toEqual({
    isAsked: true,
    isNamed: false,
    isTradeNamed: false,
  });
  expect(await askedWith(given)).toEqual({
    isAsked: true,
    isNamed: true,
    isTradeNamed: true,
  });
  expect(await askedWith(withoutConsent(given, "aiProfile", NOW + 1))).toEqual({
    isAsked: true,
    isNamed: false,
    isTradeNamed: false,
  });
});

test("over the limit of a network address its visitors get standard advice, others the AI's", async () => {
  const finishCheck = finisher({ budget: 100, perAddress: 1 });
  const sourceFor = async (address: string | null) => {
    const visitor = { ...key, id: crypto.randomUUID() };
    await store.update(visitor.id, () => newRecord(visitor.id, tokenHash(key.tokens[0]!), {}));
    return (await finishCheck(visitor, { answers: ANSWERS, lang: "en", address: address })).source;
  };
  expect(await sourceFor("203.0.113.7")).toBe("ai");
  expect(await sourceFor("203.0.113.7")).toBe("standard");
  expect(await sourceFor("203.0.113.8")).toBe("ai");
  expect(await sourceFor(null)).toBe("ai");
});

test("for an owner who chose only standard advice the AI is never asked, nor is its earlier advice given", async () => {
  const finishCheck = finisher({ budget: 100 });
  const own = { ...key, id: crypto.randomUUID() as string };
  const record = newRecord(own.id, tokenHash(own.tokens[0]!), {});
  const chooses = (consents: Consent[]) =>
    store.update(own.id, (known) => ({ ...(known ?? record), consents }));
  const finish = async (answers: CompleteAnswers) => {
    const { source } = await finishCheck(own, { answers, lang: "en", address: null });
    const kept = await store.read(own.id);
    expect(kept?.aiAnalysis?.source).toBe(source);
    return [source, standin.calls()];
  };
  const refused = withRefusal([], "ai", "2026-11-22", NOW);
  await chooses(refused);
  expect(await finish(ANSWERS)).toEqual(["standard", 0]);
  // Another owner with equal answers gets the advice of the AI.
  const other = { ...key, id: crypto.randomUUID() as string };
  await store.update(other.id, () => newRecord(other.id, tokenHash(own.tokens[0]!), {}));
  const wanted = { answers: ANSWERS, lang: "en", address: null } as const;
  expect(await finishCheck(other, wanted)).toMatchObject({ source: "ai" });
  expect(await finish(ANSWERS)).toEqual(["standard", 1]);
  // A retake, and the same one after the AI wrote of it.
  const retake = { ...ANSWERS, b1: "yes" } as const;
  expect(await finish(retake)).toEqual(["standard", 1]);
  await chooses(withConsent(refused, "ai", "2026-11-22", NOW + 1));
  expect(await finish(retake)).toEqual(["ai", 2]);
  await chooses(refused);
  expect(await finish(retake)).toEqual(["standard", 2]);
});
