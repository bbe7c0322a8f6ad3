import { ourApi } from "@/test/our-api";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { fakeTimeouts, standAt } from "./browser-page";

/** The outbox of a freshly loaded page, whose state is the module's; a second one is a reload, or another tab. */
export const newOutboxPage = async () => {
  jest.resetModules();
  const outbox = await import("@/lib/browser/check/outbox");
  const memory = await import("@/lib/browser/check/quiz-memory");
  const { visitorId } = await import("@/lib/browser/check/visitor-id");
  const finish = (answers = answersOfAll("yes")) => {
    for (const id of QUESTION_IDS) memory.rememberAnswer(id, answers[id], 1_000);
    memory.changeMemory((known) => ({ ...known, isAnalysisWanted: true }));
  };
  return { ...outbox, ...memory, visitorId, finish };
};

export type OutboxPage = Awaited<ReturnType<typeof newOutboxPage>>;

/** Our API for each test of a file, with an empty device, jest's clock for retries, and retries without chance. */
export const apiOfEachTest = () => {
  const api = ourApi();
  beforeEach(async () => {
    localStorage.clear();
    fakeTimeouts();
    jest.spyOn(Math, "random").mockReturnValue(0.5);
    await api.reset();
    await api.start();
    standAt(api.origin);
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await api.stop();
  });
  return api;
};
