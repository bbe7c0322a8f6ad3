import "server-only";
import { contentIn } from "@/lib/content";
import { type Analysis, type AnalysisSource, standardAnalysis } from "@/lib/domain/check/analysis";
import { groundedAnalysis } from "@/lib/domain/advice/grounding";
import { type AskedCheck, type Prompt, promptFor } from "@/lib/domain/advice/prompt";
import type { AiState } from "@/lib/domain/health/site-check";
import { isWithoutConcern, type QuizResult } from "@/lib/domain/check/scoring";
import type { AiResult } from "./ai-result";
import { AiFailure, aiFailureFrom, type AiFailureKind } from "./ai-failure";
import { jsonIn } from "./bounded-fetch";
import type { DailyBudget } from "./daily-budget";
import { createGroq, type GroqOptions } from "./groq";
import { log } from "@/lib/server/core/log";

export type Advice = { analysis: Analysis; source: AnalysisSource };

/** The AI's analysis; "silent": it was asked and gave none that may be shown; null: it was not asked. */
type Answer = Analysis | "silent" | null;

type Question = Pick<AskedCheck, "answers" | "lang"> & { prompt: Prompt; standard: Analysis };

/** A failure as the log shows it: never a word of the prompt, the reply or the credential. */
export type FailureReport = { kind: AiFailureKind; ms: number; attempts: number };

/** How many calls may be open at once; with more, a check gets the standard analysis at once. */
const CALLS_AT_ONCE = 4;

export type AnalystOptions = {
  /** Null without a credential: then every check gets the standard analysis at once. */
  groq: GroqOptions | null;
  deadlineMs: number;
  budget: DailyBudget;
  result: AiResult;
  report?: (failure: FailureReport) => void;
};

const logFailure = (failure: FailureReport) => log.warn(failure, "no advice from the AI");

/** An analyst within the limits of docs/product/check.md#ai-limits. */
export const createAnalyst = (options: AnalystOptions) => {
  const { deadlineMs, budget, result, report = logFailure } = options;
  const groq = options.groq && createGroq(options.groq);
  /** False while the store does not say: the health check reports a failing store. */
  const isFailing = () =>
    result.failure().then(
      (failure) => failure !== null,
      () => false,
    );
  let openCalls = 0;
  /** Whether the AI is asked about this result; if not, the standard analysis is shown at once. */
  const isAskedAbout = (scored: QuizResult): boolean => groq !== null && !isWithoutConcern(scored);

  const ask = async (
    client: ReturnType<typeof createGroq>,
    { prompt, answers, lang, standard }: Question,
  ): Promise<Answer> => {
    const startedAt = performance.now();
    let attempts = 0;
    const mayCall = async () => {
      const isPaid = await budget.take();
      if (isPaid) attempts++;
      return isPaid;
    };
    openCalls++;
    try {
      if (openCalls > CALLS_AT_ONCE) throw new AiFailure("busy");
      const { text, isCut } = await client.complete(prompt, { deadlineMs, mayCall });
      const instructions = prompt.system;
      const analysis = groundedAnalysis(jsonIn(text), { answers, lang, standard, instructions });
      if (!analysis) throw new AiFailure(isCut ? "truncated" : "unusable");
      await result.succeeded();
      return analysis;
    } catch (error) {
      const { kind } = aiFailureFrom(error);
      report({ kind, ms: Math.round(performance.now() - startedAt), attempts });
      if (attempts === 0) return null;
      await result.failed(kind);
      return "silent";
    } finally {
      openCalls--;
    }
  };

  return {
    /** Advice, the AI's if it is grounded; within `deadlineMs`. Never rejects. */
    advise: async (input: AskedCheck): Promise<Advice> => {
      const { answers, lang } = input;
      const standard = standardAnalysis(answers, input.result, contentIn(lang).analysis);
      if (!groq || !isAskedAbout(input.result)) return { analysis: standard, source: "standard" };
      // The prompt has the questions in English for both languages: the model follows English instructions best.
      const { wording } = contentIn("en").questions;
      const prompt = promptFor(input, { wording, words: contentIn(lang).analysis });
      const answer = await ask(groq, { prompt, answers, lang, standard });
      const isAnswered = answer !== null && answer !== "silent";
      return isAnswered
        ? { analysis: answer, source: "ai" }
        : { analysis: standard, source: answer ?? "standard" };
    },

    isAskedAbout,

    state: async (): Promise<AiState> => {
      if (!groq) return "standard";
      const isStopped = !groq.hasModel() || (await budget.isSpent());
      return isStopped || (await isFailing()) ? "degraded" : "ok";
    },
  };
};

export type Analyst = ReturnType<typeof createAnalyst>;
