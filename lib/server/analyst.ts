import "server-only";
import { contentIn } from "@/lib/content";
import { type Analysis, type AnalysisSource, standardAnalysis } from "@/lib/domain/analysis";
import { type CompleteAnswers } from "@/lib/domain/answers";
import { groundedAnalysis } from "@/lib/domain/grounding";
import { type Lang } from "@/lib/domain/languages";
import { type Profile } from "@/lib/domain/profile";
import { type Prompt, promptFor } from "@/lib/domain/prompt";
import { isWithoutConcern, type QuizResult } from "@/lib/domain/scoring";
import { AiFailure, aiFailureFrom, type AiFailureKind } from "./ai-failure";
import { jsonIn } from "./ai-reply";
import { createDailyBudget } from "./daily-budget";
import { env } from "./env";
import { createGroq, type GroqOptions } from "./groq";
import { log } from "./log";
import { once } from "./once";

export type Advice = { analysis: Analysis; source: AnalysisSource };

type AnalystInput = {
  answers: CompleteAnswers;
  result: QuizResult;
  profile: Profile;
  lang: Lang;
};

/** What the log learns of a failure: never a word of the prompt, the reply or the credential. */
export type FailureReport = { kind: AiFailureKind; ms: number; attempts: number };

export type AnalystOptions = {
  /** Null: no credential, so the standard analysis at once. */
  groq: GroqOptions | null;
  deadlineMs: number;
  /** Calls to the AI per UTC day, each attempt counted. */
  dailyBudget: number;
  now?: () => number;
  report?: (failure: FailureReport) => void;
};

export type Analyst = { advise: (input: AnalystInput) => Promise<Advice> };

const logFailure = (failure: FailureReport) => log.warn(failure, "no advice from the AI");

/** An analyst with its own budget (decisions 8-10). */
export const createAnalyst = (options: AnalystOptions): Analyst => {
  const { deadlineMs, now = Date.now, report = logFailure } = options;
  const groq = options.groq && createGroq(options.groq);
  const budget = createDailyBudget(options.dailyBudget, now);
  const underWay = new Map<string, Promise<Advice>>();

  const ask = async (
    client: ReturnType<typeof createGroq>,
    prompt: Prompt,
    { answers, lang }: AnalystInput,
    standard: Analysis,
  ): Promise<Advice> => {
    const startedAt = performance.now();
    let attempts = 0;
    const mayCall = async () => {
      const isPaid = await budget.take();
      if (isPaid) attempts++;
      return isPaid;
    };
    try {
      const { text, isCut } = await client.complete(prompt, { deadlineMs, mayCall });
      const instructions = prompt.system;
      const analysis = groundedAnalysis(jsonIn(text), { answers, lang, standard, instructions });
      if (!analysis) throw new AiFailure(isCut ? "truncated" : "unusable");
      return { analysis, source: "ai" };
    } catch (error) {
      const ms = Math.round(performance.now() - startedAt);
      report({ kind: aiFailureFrom(error).kind, ms, attempts });
      return { analysis: standard, source: "standard" };
    }
  };

  return {
    /**
     * The analysis of a finished check: the AI's where it is grounded, else the standard one (spec §8).
     * Never rejects and takes at most `deadlineMs`. Equal inputs at the same time share one request;
     * a check without any concern needs none.
     */
    advise: async (input) => {
      const { answers, result, profile, lang } = input;
      const standard = standardAnalysis(answers, result, contentIn(lang).analysis);
      if (!groq || isWithoutConcern(result)) return { analysis: standard, source: "standard" };
      // The questions go out in English in both languages: the model follows English instructions best.
      const { wording } = contentIn("en").questions;
      const prompt = promptFor(answers, result, profile, lang, wording);
      const key = prompt.system + prompt.user;
      const advice =
        underWay.get(key) ?? ask(groq, prompt, input, standard).finally(() => underWay.delete(key));
      underWay.set(key, advice);
      return advice;
    },
  };
};

/** The analyst of this process, made on first use from the environment; its budget is the process's. */
export const analyst = once("analyst", () =>
  createAnalyst({
    groq: env().groq,
    deadlineMs: env().aiDeadlineMs,
    dailyBudget: env().aiDailyBudget,
  }),
);
