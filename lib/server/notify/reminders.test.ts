// holds: #plan
import "@/test/support/own-store";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { newRecord, withAttempt, withNotes } from "@/lib/domain/account/record";
import { NO_MARK, type PlanMark } from "@/lib/domain/check/plan-marks";
import { storedWording } from "@/lib/server/check/save-answer";
import { consents, erasures } from "@/lib/server/wiring/account";
import { unsubscribes } from "@/lib/server/wiring/forms";
import { notifications } from "@/lib/server/wiring/leads";
import { newToken, tokenHash } from "@/lib/server/auth/owner-token";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse("2026-12-01T06:00:00Z");
const EMAIL = "asha@example.in";
const USER = { uid: "owner", email: EMAIL, name: "Asha", picture: null };
const ANSWERS = answersOfAll("no", { b2: "yes", b3: "yes", o2: "yes" });
const OTHERS = answersOfAll("no", { o2: "yes" });

let server: MailServer;

beforeAll(async () => {
  // Only the clock: the mail server's timers are real.
  jest.useFakeTimers({
    now: START,
    doNotFake: [
      ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const),
      ...(["setImmediate", "clearImmediate", "nextTick", "queueMicrotask", "hrtime"] as const),
      "performance",
    ],
  });
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.MAIL_FROM = "site@example.in";
  process.env.LEADS_TO = "desk@example.in";
});
afterAll(async () => {
  await server.stop();
  jest.useRealTimers();
});
beforeEach(async () => {
  jest.setSystemTime(START); // first: what is too old is in no list
  const { rows } = await storeOf(DELIVERIES).list({ before: null, limit: 100 });
  for (const { cursor } of rows) await storeOf(DELIVERIES).remove(cursor.id);
  server.letters.length = 0;
});

const finished = (record: ReturnType<typeof newRecord>, answers: CompleteAnswers, at: number) =>
  withAttempt(record, answers, quizResult(answers), at, storedWording);

/** A signed-in owner with a finished check, who asked to be reminded; what was marked on the step about money. */
const owner = async (mark: Partial<PlanMark> = {}, id: string = crypto.randomUUID()) => {
  const token = newToken();
  const made = newRecord(id, tokenHash(token), {});
  const marked = withNotes(finished(made, ANSWERS, START), {
    marks: { o2: { ...NO_MARK, ...mark, version: START } },
    trade: null,
  });
  await storeOf(USERS).update(id, () => marked);
  const access = { id, tokens: [token], uid: null };
  await consents().remind(access, "2026-11-26", USER);
  return access;
};

/** Lets days pass, counted from the check; resolves to the letters that have come so far. */
const on = async (day: number) => {
  jest.setSystemTime(START + day * DAY_MS + 1);
  for (let tries = 0; tries < 300; tries++) {
    notifications().wake();
    const { rows } = await storeOf(DELIVERIES).list({ before: null, limit: 100 });
    const isQuiet = rows.every(
      ({ record: { isDone, holder, dueAt } }) => isDone || (holder === null && dueAt > Date.now()),
    );
    if (isQuiet) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return server.letters;
};

const LATE = { dueAt: START + 3 * DAY_MS };

test("one after a day that passed without a tick, one after thirty days, and then none", async () => {
  await owner(LATE);
  expect(await on(7)).toHaveLength(0);
  expect(await on(8)).toHaveLength(1);
  expect(await on(29)).toHaveLength(1);
  const letters = await on(30);
  expect(letters.map(({ to }) => to)).toEqual([[EMAIL], [EMAIL]]);
  expect(letters[0]!.letter.text).toContain("/plan");
  expect(letters[0]!.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(await on(60)).toHaveLength(2);
});

test("without a day, and with a tick, nothing comes on day 8", async () => {
  await owner();
  await owner({ ...LATE, doneAt: START + 2 * DAY_MS });
  expect(await on(8)).toHaveLength(0);
});

test("what could not be sent by day 37 is never sent", async () => {
  await owner(LATE);
  expect(await on(38)).toHaveLength(0);
});

test.each(["a record", "a browser without storage"])(
  "after the stop in the first letter to %s nothing comes",
  async (kind) => {
    await owner(LATE, kind === "a record" ? undefined : `fallback-${START}`);
    const [first] = await on(8);
    const { token } = /token=(?<token>[\w.-]+)/.exec(first!.letter.text!)!.groups!;
    await unsubscribes().end(`${token}x`);
    await unsubscribes().end(token!);
    expect(await on(30)).toHaveLength(1);
  },
);

test("nothing comes after a withdrawal, a deletion, and another check", async () => {
  await consents().withdraw(await owner(LATE), "remind");
  await erasures().erase(await owner(LATE));
  const again = await owner(LATE);
  await storeOf(USERS).update(again.id, (known) => finished(known!, OTHERS, START + DAY_MS));
  expect(await on(8)).toHaveLength(0);
  expect(await on(30)).toHaveLength(0);
});

test("the consent to an earlier check's reminders holds for that check; asked again, there are two more", async () => {
  const access = await owner(LATE);
  const later = START + 2 * DAY_MS;
  jest.setSystemTime(later + 1);
  await storeOf(USERS).update(access.id, (known) => finished(known!, OTHERS, later));
  await consents().remind(access, "2026-11-26", USER);
  expect(await on(2 + 30)).toHaveLength(1);
});

test("who has no email or no finished check is refused, and no consent is kept", async () => {
  const access = await owner();
  const refused = (work: Promise<unknown>) =>
    work.catch((error: { status?: number }) => error.status);
  expect(await refused(consents().remind(access, "2026-11-26", { ...USER, email: "" }))).toBe(401);
  const id = crypto.randomUUID();
  const hash = tokenHash(access.tokens[0]!);
  await storeOf(USERS).update(id, () => newRecord(id, hash, {}));
  expect(await refused(consents().remind({ ...access, id }, "2026-11-26", USER))).toBe(404);
  expect((await storeOf(USERS).read(id))?.consents).toEqual([]);
});
