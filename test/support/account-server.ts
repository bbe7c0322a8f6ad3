import { standardAnalysis } from "@/lib/domain/check/analysis";
import { type Answer, type CompleteAnswers } from "@/lib/domain/check/answers";
import { withOwner } from "@/lib/domain/account/ownership";
import {
  newRecord,
  type VisitorRecord,
  withAnalysis,
  withAttempt,
  withResponse,
} from "@/lib/domain/account/record";
import { quizResult } from "@/lib/domain/check/scoring";
import { type QuestionId, sectionOf } from "@/lib/domain/check/sections";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { visitorStateOf } from "@/lib/server/check/visitor-state";

/** What becomes of each call in turn: answered, lost on the way, or done and the reply lost. */
export type Network = readonly ("good" | "lost" | "reply lost")[];

const wording = () => "";

/**
 * The calls of one signed-in account, by the domain's own rules, as a `fetch`: at the speed that many
 * thousand of them need. `now` in epoch ms.
 */
export const accountServer = (userId: string, uid: string, now: () => number) => {
  let record: VisitorRecord = withOwner(newRecord(userId, "", {}), uid);
  const words = checkWordsIn("en");

  const finished = (answers: CompleteAnswers) => {
    const result = quizResult(answers);
    const texts = { ...words, ...words.analysis };
    const analysis = standardAnalysis(answers, result, texts);
    const stored = { ...analysis, source: "standard", lang: "en", analysisDate: now() } as const;
    record = withAttempt(record, answers, result, now(), wording);
    record = withAnalysis(record, answers, stored);
    return { result, analysis, source: "standard" };
  };

  const answered = (path: string, body: Record<string, unknown>): Response => {
    if (path === "/api/account") return Response.json({ userId, ...visitorStateOf(record) });
    if (path === `/api/visitors/${userId}/analysis`)
      return Response.json(finished(body["answers"] as CompleteAnswers));
    const [, id] = /\/answers\/(\w+)$/.exec(path) ?? [];
    const questionId = id as QuestionId;
    record = withResponse(record, {
      questionId,
      answer: body["answer"] as Answer,
      version: body["version"] as number,
      question: "",
      sectionId: sectionOf(questionId).id,
      timestamp: now(),
    });
    return new Response(null, { status: 204 });
  };

  const it = {
    network: [] as Network[number][],
    record: () => record,
    fetch: async (path: unknown, init?: RequestInit): Promise<Response> => {
      const fate = it.network.shift() ?? "good";
      if (fate === "lost") throw new TypeError("lost");
      const body = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
      const response = answered(String(path), body);
      if (fate === "reply lost") throw new TypeError("reply lost");
      return response;
    },
  };
  return it;
};
