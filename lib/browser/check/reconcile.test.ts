// holds: #choice-of-advice, #offline
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { AI_ANALYSIS } from "@/test/builders/ai-analysis";
import type { Answers } from "@/lib/domain/check/answers";
import { NO_NOTES } from "@/lib/domain/check/plan-marks";
import type { LabelledAnalysis } from "./labelled-analysis";
import { answersIn, EMPTY as NOTHING, type KeptAnswer, type QuizMemory } from "./quiz-memory";
import { reconciled, withoutOtherAccount } from "./reconcile";
import type { VisitorState } from "./visitor-client";

const ALL_YES = answersOfAll("yes");
const ALL_NO = answersOfAll("no");
const AI: LabelledAnalysis = { analysis: AI_ANALYSIS, source: "ai", lang: "en" };
const STANDARD: LabelledAnalysis = { ...AI, source: "standard" };

const entries = (answers: Answers, version: number, isSent: boolean) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]): [string, KeptAnswer] => [
      id,
      { answer, version, isSent },
    ]),
  );
const sent = (answers: Answers, version = 10) => entries(answers, version, true);
const unsent = (answers: Answers, version = 10) => entries(answers, version, false);
const here = (answers: QuizMemory["answers"], rest: Partial<QuizMemory> = {}): QuizMemory => ({
  ...NOTHING,
  newestVersion: Math.max(0, ...Object.values(answers).map(({ version }) => version)),
  ...rest,
  answers,
});
const there = (
  answers: Answers,
  version: number,
  rest: Partial<VisitorState> = {},
): VisitorState => ({
  answers,
  versions: Object.fromEntries(Object.keys(answers).map((id) => [id, version])),
  attempts: 0,
  isFinished: false,
  analysis: null,
  aiConsent: null,
  plan: NO_NOTES,
  ...rest,
});
const finishedThere = (answers: Answers, version: number, attempts: number) =>
  there(answers, version, { attempts, isFinished: true, analysis: AI });

const unsentIn = ({ answers }: QuizMemory) =>
  Object.entries(answers).flatMap(([id, { isSent }]) => (isSent ? [] : [id]));

test("where both know the same, nothing changes: the same object comes back", () => {
  const open = here(sent({ b1: "yes" }), { attempts: 1 });
  expect(reconciled(open, there({ b1: "yes" }, 10, { attempts: 1 }))).toBe(open);
  const done = here(sent(ALL_YES), { attempts: 1, analysis: AI });
  expect(reconciled(done, finishedThere(ALL_YES, 10, 1))).toBe(done);
  expect(reconciled(NOTHING, there({}, 0))).toBe(NOTHING);
});

test("of two open checks each answer is the one given last", () => {
  const mine = here({
    ...sent({ b1: "yes", b2: "yes" }, 10),
    ...unsent({ b3: "yes", b4: "yes", b5: "yes" }, 20),
  });
  const theirs = there({ b1: "yes", b2: "no", b3: "no", b4: "no", g1: "no" }, 15);
  const known = { ...theirs, versions: { ...theirs.versions, b4: 25 } };
  const next = reconciled(mine, known);
  expect(answersIn(next)).toEqual({
    b1: "yes",
    b2: "no",
    b3: "yes",
    b4: "no",
    b5: "yes",
    g1: "no",
  });
  expect(unsentIn(next)).toEqual(["b3", "b5"]);
  expect(next.newestVersion).toBe(25);
});

test("sent answers that the same check lacks are sent again, as new answers", () => {
  const next = reconciled(here(sent({ b1: "yes", b2: "no" })), there({ b1: "no" }, 8));
  expect(next.answers).toEqual({
    b1: { answer: "yes", version: 11, isSent: false },
    b2: { answer: "no", version: 12, isSent: false },
  });
  expect(next.newestVersion).toBe(12);
  expect(unsentIn(reconciled(here(sent({ b1: "yes" })), there({}, 0)))).toEqual(["b1"]);
});

test("sent answers that are missing after a finish elsewhere belonged to that check", () => {
  const mine = here({ ...sent({ b1: "yes", b2: "yes" }), ...unsent({ b3: "maybe" }, 30) });
  const next = reconciled(mine, there({ b1: "no" }, 20, { attempts: 1 }));
  expect(answersIn(next)).toEqual({ b1: "no", b3: "maybe" });
  expect(unsentIn(next)).toEqual(["b3"]);
});

test("of two analyses of the same check the AI's stays, but a missing one is taken", () => {
  const known = { ...finishedThere(ALL_YES, 10, 1), analysis: STANDARD };
  const done = here(sent(ALL_YES), { attempts: 1, analysis: AI });
  expect(reconciled(done, known).analysis).toEqual(AI);
  expect(reconciled({ ...done, analysis: null }, known).analysis).toEqual(STANDARD);
});

test("the same check asked for once more, in another language, is still asked for", () => {
  const done = here(sent(ALL_YES), { attempts: 1, analysis: AI, isAnalysisWanted: true });
  expect(reconciled(done, finishedThere(ALL_YES, 10, 1)).isAnalysisWanted).toBe(true);
  const elsewhere = reconciled(done, finishedThere(ALL_NO, 20, 2));
  expect(answersIn(elsewhere)).toEqual(ALL_NO);
  expect(elsewhere.isAnalysisWanted).toBe(false);
});

test.each([
  ["is new", there({}, 0), 1],
  ["is new, and nobody counted", there({}, 0), 0],
  ["lost this finish", there({ b1: "no" }, 5), 1],
])("a finished check is finished again where the record %s", (_, known, attempts) => {
  const done = here(sent(ALL_YES), { attempts, analysis: AI });
  const next = reconciled(done, known);
  expect(answersIn(next)).toEqual(ALL_YES);
  expect(next).toMatchObject({ isAnalysisWanted: true, analysis: AI, attempts: 0 });
});

test("the last answer of a check, on its way when another device finished it, begins the next", () => {
  const mine = here({ ...sent(ALL_YES), ...unsent({ o5: "no" }, 30) });
  expect(reconciled(mine, finishedThere(ALL_YES, 20, 1)).answers).toEqual(unsent({ o5: "no" }, 30));
});

test("answers waiting beside a finished check begin the next; older ones were part of it", () => {
  const mine = here({ ...sent({ b1: "no" }), ...unsent({ b2: "no" }, 30) });
  const next = reconciled(mine, finishedThere(ALL_YES, 20, 1));
  expect(next.answers).toEqual(unsent({ b2: "no" }, 30));
  const older = here({ ...sent({ b1: "no" }), ...unsent({ b2: "no" }, 15) });
  expect(reconciled(older, finishedThere(ALL_YES, 20, 1))).toMatchObject({
    answers: sent(ALL_YES, 20),
    analysis: AI,
  });
});

test("an unsent finish stays unsent, whatever was finished elsewhere", () => {
  const mine = here(unsent(ALL_YES), { isAnalysisWanted: true });
  const next = reconciled(mine, finishedThere(ALL_NO, 20, 1));
  expect(next).toEqual({ ...mine, newestVersion: 20, attempts: 1 });
});

test("a waiting finish that has arrived waits no more, and the retake after it stays begun", () => {
  const begun = here(unsent({ b1: "no" }, 30), { waiting: [ALL_YES], begunAt: 20 });
  const next = reconciled(begun, finishedThere(ALL_YES, 10, 1));
  expect(next).toMatchObject({ waiting: [], attempts: 1, answers: unsent({ b1: "no" }, 30) });
  const empty = { ...begun, answers: {} };
  const arrived = reconciled(empty, finishedThere(ALL_YES, 10, 1));
  expect([arrived.answers, arrived.waiting]).toEqual([{}, []]);
});

test("another account gets only what no account has", () => {
  const mixed = here(
    { ...sent({ b1: "yes" }), ...unsent({ b2: "no" }) },
    { attempts: 3, waiting: [ALL_NO] },
  );
  expect(withoutOtherAccount(mixed)).toMatchObject({
    answers: unsent({ b2: "no" }),
    waiting: [ALL_NO],
    attempts: 0,
  });
  const done = here(sent(ALL_YES), { attempts: 1, analysis: AI, isAnalysisWanted: true });
  expect(withoutOtherAccount(done)).toEqual({ ...NOTHING, newestVersion: 10 });
  const unfinished = here(sent(ALL_YES), { isAnalysisWanted: true, attempts: 1 });
  expect(withoutOtherAccount(unfinished)).toEqual({ ...unfinished, attempts: 0 });
});

describe("the choice between AI and only standard advice", () => {
  const choice = (isGiven: boolean, at: number) => ({ isGiven, at, textVersion: "2026-11-22" });
  const chosen = (isGiven: boolean, at: number, isSent: boolean) =>
    here({}, { aiConsent: { ...choice(isGiven, at), isSent } });
  const after = (mine: QuizMemory, aiConsent: VisitorState["aiConsent"]) =>
    reconciled(mine, there({}, 0, { aiConsent })).aiConsent;

  test.each<[string, QuizMemory, VisitorState["aiConsent"], boolean | null, boolean]>([
    ["none on either side stays none", NOTHING, null, null, true],
    ["that of another device is taken", NOTHING, choice(false, 5), false, true],
    [
      "that of another device replaces a sent one",
      chosen(true, 9, true),
      choice(false, 5),
      false,
      true,
    ],
    [
      "an unsent no goes first, even by a clock that is behind",
      chosen(false, 5, false),
      choice(true, 9),
      false,
      false,
    ],
    [
      "an unsent yes gives way to a later no",
      chosen(true, 5, false),
      choice(false, 9),
      false,
      true,
    ],
    ["an unsent yes after a no is sent", chosen(true, 9, false), choice(false, 5), true, false],
    ["an unsent one is sent where there is none", chosen(true, 5, false), null, true, false],
    ["one that the server lacks is sent again", chosen(false, 5, true), null, false, false],
  ])("%s", (_name, mine, theirs, isGiven, isSent) => {
    const next = after(mine, theirs);
    expect(next?.isGiven ?? null).toBe(isGiven);
    expect(next?.isSent ?? true).toBe(isSent);
  });

  test("into somebody else's account goes only one that no account has", () => {
    const kept = { ...choice(false, 5), isSent: false };
    expect(withoutOtherAccount(chosen(false, 5, false)).aiConsent).toEqual(kept);
    expect(withoutOtherAccount(chosen(false, 5, true)).aiConsent).toBeNull();
  });
});
