// holds: #r16
import "@/test/support/own-store";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { sha256 } from "@/lib/server/core/sha256";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { storeOf } from "@/lib/server/store/store-of";
import { people as lists, personUpkeep } from "@/lib/server/wiring/leads";
import { COLLECTIONS } from "@/lib/server/wiring/sweep";
import { browserOn } from "@/test/support/api-browser";
import { readDocument } from "@/lib/server/store/stored-document";
import { databasePath } from "@/test/support/own-store";
import { copyReleaseDatabase, releaseDevice } from "@/test/support/release-fixture";
import { storedLeads } from "@/test/support/stored-leads";
import { storedRecords } from "@/test/support/stored-records";
import { storedRows } from "@/test/support/stored-rows";

/** The number of documents that the release stored in each collection. */
const STORED = {
  users: 3,
  accounts: 1,
  probes: 1,
  budgets: 1,
  leads: 5,
  people: 3,
  moneyYears: 0,
  deskLog: 14,
  deskTexts: 1,
  deskLinks: 0,
  deskSessions: 1,
  deliveries: 12,
  submissions: 2,
  counts: 2,
  secrets: 1,
  setAside: 2,
  links: 1,
  partners: 0,
  pairs: 1,
  callDays: 0,
  callHours: 0,
  channelResults: 2,
};
const LEAD_KINDS = ["check", "contact", "contact", "newsletter", "onboarding"];

const api = browserOn({
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
  "/api/visitors/:id/analysis": analysisRoute,
});

/** The site as a browser of this name uses it, with the cookies of the release. */
const asDevice = (name: string) => {
  const { cookies, localStorage } = releaseDevice(name);
  const path = `/api/visitors/${localStorage["bizgrow-user-id"]}`;
  const cookie = cookies.map((one) => `${one.name}=${one.value}`).join("; ");
  return {
    send: (method: string, below = "", body?: object) =>
      api.send(method, path + below, { headers: { cookie }, ...(body && { body }) }),
  };
};

beforeAll(() => copyReleaseDatabase(databasePath));

test("every document of the release is read whole", () => {
  const rows = storedRows(databasePath);
  const counts = COLLECTIONS.map((collection) => {
    const { name } = collection;
    for (const { id, record } of rows[name] ?? []) {
      const found = readDocument({ keptFor: () => 1, ...collection }, id, () => JSON.parse(record));
      if (name === "people") continue; // lists of leads, which become people below
      const { v, ...fields } = found!.raw;
      expect({ [name]: found!.record }).toMatchObject({ [name]: fields });
    }
    return [name, rows[name]?.length ?? 0];
  });
  expect(Object.fromEntries(counts)).toEqual(STORED);
});

test("leads of the release keep their kinds, words and consents", () => {
  const leads = storedLeads(databasePath);
  expect(leads.map(({ kind }) => kind).sort()).toEqual(LEAD_KINDS);
  expect(leads.find(({ kind }) => kind === "contact")).toMatchObject({
    name: "Asha Patil",
    message: "Please call on Monday.",
  });
});

/** What operators of the release noted, in the words of this one. */
const ASHAS_NOTES = [
  { by: "op@example.in", stage: "talking", text: "Called, wants an offer." },
  { stage: "talking", action: { kind: "next", at: 1795687035362 } },
  { stage: "talking", action: { kind: "opened", way: "whatsapp", template: null } },
  { stage: "talking", action: { kind: "joined", reference: "BG-6MKD8RB" } },
];
const RAVIS_NOTES = [
  { stage: "new", action: { kind: "joined", reference: "BG-RWD9QBG" } },
  { stage: "won", text: "", action: { kind: "won", rupees: 7499 } },
];
/** A payment of Ravi's lead, as a release between stored it. */
const PAYMENT = {
  at: 1795600636000,
  on: "2026-11-26",
  rupees: 2500,
  way: "upi",
  utr: "412345678901",
  by: "op@example.in",
};

test("what operators did with leads of the release is their people's, once and to the rupee", async () => {
  const won = [...storedRecords<Lead>(databasePath, "leads")].find(
    ([, { status }]) => status === "won",
  )![0];
  await storeOf(LEADS).update(won, (lead) => lead && { ...lead, payments: [PAYMENT] });
  await personUpkeep().placeAll();
  const people = storedRecords<Person>(databasePath, "people");
  const ofKind = (kind: string) =>
    [...people.values()].find(({ leads }) => leads[0]!.kind === kind);
  // Asha's number and address are examples, and nobody's: each of her messages is a person.
  expect(ofKind("onboarding")).toMatchObject({
    stage: "talking",
    nextAt: 1795687035362,
    sales: [],
    notes: ASHAS_NOTES,
    leads: [{ answeredAt: 1795600635726 }],
  });
  expect(ofKind("check")).toMatchObject({ stage: "new", notes: [], leads: [{ answeredAt: null }] });
  expect(people.get(sha256("phone:+919820012345"))).toMatchObject({
    stage: "won",
    notes: RAVIS_NOTES,
    sales: [{ at: 1795600635815, lead: won, rupees: 7499, payments: [PAYMENT] }],
    leads: [{ id: won, wants: "call" }],
  });
  expect(people.size).toBe(4);
  const leads = storedLeads(databasePath);
  expect(leads.filter(({ kind, person }) => (kind === "newsletter") !== (person === null))).toEqual(
    [],
  );
  expect(leads.filter((lead) => Object.hasOwn(lead, "status"))).toEqual([]);
  expect(await lists().listCounts()).toMatchObject({
    stages: { new: 2, talking: 1, won: 1 },
    spam: 0,
  });
});

test("moving it again changes nothing", async () => {
  const before = storedRows(databasePath);
  await personUpkeep().placeAll();
  expect(storedRows(databasePath)).toEqual(before);
});

test("an owner's cookie of the release opens the record, and the check can be finished", async () => {
  const device = asDevice("device-at-question-7");
  const opened = await device.send("PUT", "", { lang: "en" });
  expect(opened.status).toBe(200);
  const { answers } = opened.body as { answers: Record<string, string> };
  expect(Object.values(answers)).toEqual(["yes", "maybe", "no", "yes", "no", "maybe"]);
  const seventh = { answer: "no", version: Date.now() };
  expect((await device.send("PUT", `/answers/${QUESTION_IDS[6]}`, seventh)).status).toBe(204);
  const all = Object.fromEntries(QUESTION_IDS.map((id) => [id, answers[id] ?? "no"]));
  const finished = await device.send("POST", "/analysis", { answers: all, lang: "en" });
  expect(finished.status).toBe(200);
  const record = (await device.send("GET")).body as { attempts: unknown[]; source: object };
  expect(record.attempts).toHaveLength(1);
  expect(record.source).toMatchObject({ utm_source: "newspaper" });
});

test("a finished check of the release is shown again, with its consent and its leads", async () => {
  const { status, body } = await asDevice("device-finished").send("GET");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    attempts: [expect.any(Object)],
    // Given once on its page, and once with Get Started.
    consents: [
      { purpose: "contact", withdrawnAt: null },
      { purpose: "contact", withdrawnAt: null },
    ],
  });
});

test("another device's cookie opens nothing", async () => {
  const { cookies } = releaseDevice("device-at-question-7");
  const { localStorage } = releaseDevice("device-finished");
  const reply = await api.send("GET", `/api/visitors/${localStorage["bizgrow-user-id"]}`, {
    headers: { cookie: cookies.map((one) => `${one.name}=${one.value}`).join("; ") },
  });
  expect(reply.status).toBe(404);
});
