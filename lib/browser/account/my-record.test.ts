import { answersOfAll } from "@/test/builders/check-arbitraries";
import { finished, recordWith, responseTo, START } from "@/test/builders/visitor-records";
import { type VisitorRecord, withResponse } from "@/lib/domain/account/record";
import { deviceCheck, myRecordFrom } from "./my-record";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import {
  beginAnew,
  changeMemory,
  readMemory,
  rememberAnswer,
} from "@/lib/browser/check/quiz-memory";

const GOOD = answersOfAll("no", { g2: "yes" });
const BAD = answersOfAll("yes");

/** A record as it arrives over the network. */
const sent = (record: VisitorRecord) => myRecordFrom(JSON.parse(JSON.stringify(record)));

describe("the server's copy", () => {
  test("of a retake: the new answers are open, the finished checks are in order of time", () => {
    const twice = finished(finished(recordWith(), BAD, START), GOOD, START + 9);
    const retaken = withResponse(twice, responseTo("b1", "yes", START + 20));
    const { attempts, openAnswers } = sent({ ...retaken, attempts: twice.attempts.toReversed() });
    expect(attempts).toEqual(twice.attempts);
    expect(openAnswers).toEqual({ b1: "yes" });
  });

  test("of a check whose last answer was given but whose result was never made: it is open", () => {
    const responses = Object.entries(GOOD).map(([id, answer], at) =>
      responseTo(id as keyof typeof GOOD, answer, START + at),
    );
    expect(sent(recordWith(...responses)).openAnswers).toEqual(GOOD);
  });
});

describe("the device alone", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => changeMemory((memory) => ({ ...memory, answers: {}, waiting: [] })));

  const give = (answers: object) => {
    for (const [id, answer] of Object.entries(answers))
      rememberAnswer(id as keyof typeof GOOD, answer, Date.now());
  };

  test("is null without an answer", () => {
    expect(deviceCheck(null)).toBeNull();
    beginAnew();
    expect(deviceCheck(readMemory())).toBeNull();
  });

  test("has the last finished one without its time; an unsent retake keeps it", () => {
    give(GOOD);
    const last = { completedAt: null, answers: GOOD, result: expect.anything() };
    expect(deviceCheck(readMemory())).toEqual({ last, openAnswers: null });
    changeMemory((memory) => ({ ...memory, isAnalysisWanted: true }));
    beginAnew();
    expect(deviceCheck(readMemory())).toEqual({ last, openAnswers: null });
    give({ b1: "yes" });
    expect(deviceCheck(readMemory())?.openAnswers).toEqual({ b1: "yes" });
    expect(localStorage.getItem(QUIZ_MEMORY_KEY)).toContain("b1");
  });
});
