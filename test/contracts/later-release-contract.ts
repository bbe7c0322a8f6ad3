// holds: #stored-data, #r16
import { withPending } from "@/lib/domain/account/account";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { withConsent, withoutConsent } from "@/lib/domain/core/consent";
import { withChange } from "@/lib/domain/desk/lead-changes";
import { type Lead, withLead, withoutLeadConsent } from "@/lib/domain/leads/lead";
import { mergedRecord } from "@/lib/domain/account/merge";
import { MAX_LEADS, withNotedLead } from "@/lib/domain/account/ownership";
import {
  newRecord,
  type VisitorRecord,
  withDetails,
  withResponse,
} from "@/lib/domain/account/record";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { onceEach, withRows } from "@/lib/domain/funnel/daily-counts";
import { createDailyBudget } from "@/lib/server/advice/daily-budget";
import { log } from "@/lib/server/core/log";
import { storedBudget, storedVisitor } from "@/lib/server/store/schemas/stored-visitor";
import { storedAccount } from "@/lib/server/store/schemas/stored-account";
import { storedNotification } from "@/lib/server/store/schemas/stored-notification";
import { storedLead, storedSubmission } from "@/lib/server/store/schemas/stored-lead";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { ANALYSIS, finished, responseTo, START } from "@/test/builders/visitor-records";
import type { Subject } from "./store/under-test";
import type { Parse, Store } from "@/lib/server/store/store";
import type { Fields } from "@/lib/server/store/with-raw";

const ANSWERS = Object.fromEntries(QUESTION_IDS.map((id) => [id, "yes"])) as CompleteAnswers;
const DONE = finished(newRecord("id", "hash", { lang: "hi" }), ANSWERS, START);
const [ATTEMPT] = DONE.attempts as [VisitorRecord["attempts"][0]];
const SCORE = ATTEMPT.result.recommendation;
const NEW_SECTION = { ...SCORE, sectionId: "money", recommendedPackage: "Money Package" };

/** A visitor's document written by a later release, with values that this one does not know. */
const LATER_VISITOR = {
  ...DONE,
  v: 2,
  lang: "mr",
  theme: "dark",
  profile: { businessName: "Asha Stores", gst: "27AAAAA0000A1Z5" },
  source: { utm_source: "wa", utm_term: "chai" },
  quizResponses: [
    responseTo("b1", "yes", START + 1),
    { ...responseTo("b1", "yes", START + 2), questionId: "m1", note: "new question" },
    { ...responseTo("b2", "yes", START + 3), answer: "often" },
    responseTo("b3", "no", START + 4),
  ],
  attempts: [
    { ...ATTEMPT, place: "shop" },
    { ...ATTEMPT, completedAt: START + 5, answers: { ...ANSWERS, b1: "often" } },
    {
      completedAt: START + 6,
      answers: { ...ANSWERS, m1: "yes" },
      result: {
        ...ATTEMPT.result,
        grade: "A++",
        sectionScores: [...ATTEMPT.result.sectionScores, NEW_SECTION],
        recommendation: NEW_SECTION,
      },
    },
  ],
  aiAnalysis: { ...ANALYSIS.aiEn, lang: "mr", source: "person", recommendedPackage: "Gold" },
  consents: [
    { purpose: "contact", textVersion: "2027-01-01", givenAt: 1, withdrawnAt: null, by: "sms" },
    { purpose: "sms", textVersion: "2027-01-01", givenAt: 2, withdrawnAt: null },
  ],
};

const LATER_LEAD = {
  ...CONTACT,
  v: 2,
  lang: "mr",
  status: "in talks",
  flags: ["vip"],
  topic: "refund",
  packageId: "gold",
  businessType: "farm",
  assignee: "Ravi",
  notes: [{ at: 1, by: "a@b.in", status: "in talks", text: "", mood: "good" }],
};

const WHOLE: Parse<object> = (value) => value as object;

/** The contract of every adapter for documents of a later release, after a rollback or during an update. */
export const describeLaterRelease = (name: string, prepare: () => Promise<Subject>): void => {
  describe(`${name} and documents of a later release`, () => {
    let subject: Subject;
    let ids = 0;
    const opened: Store<object>[] = [];
    const storeOf = <R extends object>(collection: string, parse: Parse<R>): Store<R> => {
      const made = subject.makeStore({ name: collection, parse });
      opened.push(made as unknown as Store<object>);
      return made;
    };
    /** A store with one document of the later release in it. */
    const planted = async <R extends object>(
      collection: string,
      parse: Parse<R>,
      document: Fields,
    ) => {
      const id = `later${++ids}`;
      const store = storeOf(collection, parse);
      await store.read(id);
      await subject.plant(collection, id, document);
      return { id, store, document: () => subject.documentOf(collection, id) };
    };
    const visitor = () =>
      planted<VisitorRecord>("users", (value) => storedVisitor.parse(value), LATER_VISITOR);
    const lead = (document: Fields = LATER_LEAD) =>
      planted<Lead>("leads", (value) => storedLead.parse(value), document);

    beforeAll(async () => {
      subject = await prepare();
    });
    afterAll(() => opened.forEach((each) => each.close()));

    test("a visitor continues with the known part of the record", async () => {
      const { id, store } = await visitor();
      const record = (await store.read(id))!;
      expect(record.lang).toBe("en");
      expect(record.quizResponses.map(({ questionId }) => questionId)).toEqual(["b1", "b3"]);
      expect(record.attempts.map(({ completedAt }) => completedAt)).toEqual([START, START + 6]);
      const { result, answers } = record.attempts[1]!;
      expect(answers).toEqual(ANSWERS);
      expect(result).toMatchObject(ATTEMPT.result);
      expect(record.aiAnalysis).toMatchObject({ lang: "en", source: "standard" });
    });

    test.each<[string, (record: VisitorRecord) => VisitorRecord, Fields]>([
      [
        "an answer",
        (record) => withResponse(record, responseTo("b3", "yes", START + 9)),
        {
          quizResponses: [
            ...LATER_VISITOR.quizResponses.slice(0, 3),
            responseTo("b3", "yes", START + 9),
          ],
        },
      ],
      [
        "details",
        (record) => withDetails(record, { lang: "en", profile: { location: "Pune" } }),
        { profile: { ...LATER_VISITOR.profile, location: "Pune" } },
      ],
      [
        "a consent taken back",
        (record) => ({ ...record, consents: withoutConsent(record.consents, "contact", 9) }),
        {
          consents: [{ ...LATER_VISITOR.consents[0]!, withdrawnAt: 9 }, LATER_VISITOR.consents[1]],
        },
      ],
      [
        "a consent given",
        (record) => ({
          ...record,
          consents: withConsent(record.consents, "aiProfile", "2026-11-21", 9),
        }),
        {
          consents: [
            ...LATER_VISITOR.consents,
            { purpose: "aiProfile", textVersion: "2026-11-21", givenAt: 9, withdrawnAt: null },
          ],
        },
      ],
      ["a lead", (record) => withNotedLead(record, "a", MAX_LEADS), { leads: ["a"] }],
    ])("nothing is lost with %s", async (_, change, expected) => {
      const { id, store, document } = await visitor();
      await store.update(id, (known) => known && change(known));
      expect(await document()).toEqual({ ...LATER_VISITOR, ...expected });
    });

    test("nothing is lost with a finished check, or when a device's record is merged into it", async () => {
      const { id, store, document } = await visitor();
      const device = finished(newRecord("device", "hash", {}), ANSWERS, START + 50);
      await store.update(id, (known) => known && finished(known, ANSWERS, START + 40));
      await store.update(id, (known) => known && mergedRecord(known, device));
      const stored = (await document()) as typeof LATER_VISITOR;
      expect(stored.attempts.slice(0, 3)).toEqual(LATER_VISITOR.attempts);
      expect(stored.attempts).toHaveLength(5);
      expect(stored).toMatchObject({ v: 2, theme: "dark", consents: LATER_VISITOR.consents });
      expect(stored.quizResponses).toEqual(
        expect.arrayContaining([LATER_VISITOR.quizResponses[1], LATER_VISITOR.quizResponses[2]]),
      );
    });

    test("two releases change one record in turn, and the later one reads all its values again", async () => {
      const { id, store } = await visitor();
      const later = storeOf("users", WHOLE) as Store<typeof LATER_VISITOR>;
      await store.update(
        id,
        (known) => known && withDetails(known, { profile: { industry: "x" } }),
      );
      await later.update(id, (known) => known && { ...known, theme: "light" });
      await store.update(id, (known) => known && withNotedLead(known, "a", MAX_LEADS));
      const { createdAt, updatedAt, ...record } = (await later.read(id))!;
      const { v, ...expected } = LATER_VISITOR;
      expect(record).toEqual({
        ...expected,
        theme: "light",
        leads: ["a"],
        profile: { ...LATER_VISITOR.profile, industry: "x" },
      });
    });

    test.each<[string, (lead: Lead) => Lead, Fields]>([
      [
        "a note",
        (known) =>
          withChange(
            known,
            { kind: "note", status: "in talks", text: "Called" },
            { by: "c@d.in", at: 2 },
          ),
        {
          notes: [LATER_LEAD.notes[0], { at: 2, by: "c@d.in", status: "in talks", text: "Called" }],
        },
      ],
      [
        "its consent taken back",
        (known) => withoutLeadConsent(known, "reply", 99),
        { consent: { ...CONTACT.consent, withdrawnAt: 99 } },
      ],
    ])("a lead keeps its values with %s", async (_, change, expected) => {
      const { id, store, document } = await lead();
      expect(await store.read(id)).toMatchObject({ status: "in talks", flags: ["vip"] });
      await store.update(id, (known) => known && change(known));
      expect(await document()).toEqual({ ...LATER_LEAD, ...expected });
    });

    test("a lead that arrives again keeps unknown values", async () => {
      const { id, store, document } = await lead({ ...ONBOARDING, v: 2, assignee: "Ravi" });
      const anew = { ...ONBOARDING, receivedAt: 20, keys: [], location: "Pune" };
      await store.update(id, (known) => withLead(known, anew));
      expect(await document()).toMatchObject({ v: 2, assignee: "Ravi", location: "Pune" });
    });

    test("accounts, counts and form keys keep unknown values", async () => {
      const account = await planted("accounts", (value) => storedAccount.parse(value), {
        ...{ userId: "home", pending: [], plan: "gold", v: 3 },
      });
      await account.store.update(account.id, (known) => withPending(known, "device"));
      expect(await account.document()).toEqual({
        ...{ userId: "home", pending: ["device"], plan: "gold", v: 3 },
      });

      const rows = [
        { source: "wa", lang: "mr", counts: { opened: 2, sms: 1 } },
        { source: "wa", lang: "en", counts: { opened: 1 }, shop: true },
      ];
      const counts = await planted(COUNTS.name, COUNTS.parse, { day: "d", rows, v: 2 });
      await counts.store.update(counts.id, (known) =>
        withRows(known, "d", [onceEach("wa", "en", ["opened"])]),
      );
      expect(await counts.document()).toEqual({
        ...{ day: "d", v: 2 },
        rows: [rows[0], { ...rows[1], counts: { opened: 2 } }],
      });

      const key = { requestHash: "a", leadId: "b", form: "popup" };
      const submission = await planted(
        "submissions",
        (value) => storedSubmission.parse(value),
        key,
      );
      expect(await submission.store.update(submission.id, (known) => known)).toEqual(key);
    });

    test("a notification of an unknown channel or subject stays queued", async () => {
      const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      const message = { since: 1, dueAt: 1, tries: 0, holder: null };
      const about = { kind: "lead", leadId: "a", receivedAt: 1, hurry: true };
      const sms = await planted("messages", (value) => storedNotification.parse(value), {
        ...{ ...message, channel: "sms", about },
      });
      const unknown = await planted("messages", (value) => storedNotification.parse(value), {
        ...{ ...message, channel: "mail", about: { kind: "birthday" } },
      });
      const { rows } = await sms.store.list({ before: null, limit: 10 });
      expect(rows.map(({ record }) => record.channel)).toEqual(["sms"]);
      expect(await unknown.document()).toMatchObject({ about: { kind: "birthday" } });
      error.mockRestore();
    });

    test("a budget that cannot be read counts as spent", async () => {
      const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      const { store, document } = await planted("budgets", (value) => storedBudget.parse(value), {
        day: "today",
        spent: 9,
      });
      const budget = createDailyBudget(
        { ...store, update: (_, ...how) => store.update(`later${ids}`, ...how) },
        10,
        () => START,
      );
      expect(await budget.take()).toBe(false);
      expect(await document()).toEqual({ day: "today", spent: 9 });
      error.mockRestore();
    });
  });
};
