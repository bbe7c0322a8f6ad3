import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Prompt } from "@/lib/domain/advice/prompt";
import { AiFailure, aiFailureFrom, type AiFailureKind } from "./ai-failure";
import { groqClient } from "./bounded-fetch";
import { retryDelay } from "./retry-delay";
import { abortOf } from "@/lib/server/core/deadline";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { log } from "@/lib/server/core/log";
import type { ChatCompletionCreateParamsNonStreaming } from "groq-sdk/resources/chat/completions";
import { REPLY_SCHEMA } from "@/lib/domain/advice/reply-schema";

/** How long to skip a missing model, and to send no JSON schema to one that rejected it; in ms. */
const REMEMBERED_MS = 60 * 60 * 1000;

/** The models of this process in the order of asking, and what the service said of them in the last hour. */
const createModelList = (models: readonly string[], now: () => number) => {
  const memory = () => {
    const until = new Map<string, number>();
    return {
      has: (model: string) => now() < (until.get(model) ?? 0),
      add: (model: string, event: string) => {
        until.set(model, now() + REMEMBERED_MS);
        log.warn({ event, model });
      },
    };
  };
  const gone = memory();
  const withoutSchema = memory();
  return {
    available: () => models.filter((model) => !gone.has(model)),
    noteGone: (model: string) => gone.add(model, "AI model gone"),
    takesSchema: (model: string) => !withoutSchema.has(model),
    noteSchemaRefused: (model: string) => withoutSchema.add(model, "AI model refuses the schema"),
  };
};

const TEMPERATURE = 0.3;
const MAX_TOKENS = 1000;
/** A reasoning model pays for its hidden reasoning from the same limit. */
const MAX_TOKENS_WITH_REASONING = 3000;

const JSON_OBJECT = { type: "json_object" } as const;
const JSON_SCHEMA = {
  type: "json_schema",
  json_schema: { name: "advice", strict: true, schema: REPLY_SCHEMA },
} as const;

const isReasoning = (model: string): boolean => model.startsWith("openai/gpt-oss-");

/** The request for one model. `isHeldToSchema` false: a reasoning model gets JSON mode. */
const modelRequest = (
  model: string,
  { system, user }: Prompt,
  isHeldToSchema: boolean,
): ChatCompletionCreateParamsNonStreaming => ({
  model,
  temperature: TEMPERATURE,
  ...(isReasoning(model)
    ? {
        max_completion_tokens: MAX_TOKENS_WITH_REASONING,
        reasoning_effort: "low",
        include_reasoning: false,
        response_format: isHeldToSchema ? JSON_SCHEMA : JSON_OBJECT,
      }
    : { max_tokens: MAX_TOKENS, response_format: JSON_OBJECT }),
  messages: [
    { role: "system", content: system },
    { role: "user", content: user },
  ],
});

export type GroqOptions = {
  apiKey: string;
  baseUrl: string | undefined;
  models: readonly string[];
  /** Epoch ms; another clock in tests. */
  now?: () => number;
};

export type Limits = {
  /** For the whole call: attempts, delays between them and reading the reply; in ms. */
  deadlineMs: number;
  /** Called before each attempt; false: the attempt is not made. */
  mayCall: () => Promise<boolean>;
};

export type Completion = { text: string; isCut: boolean };

type Call = {
  prompt: Prompt;
  limits: Limits;
  signal: AbortSignal;
  /** Of `performance.now()`. */
  endsAt: number;
};

const RETRIES = 2;

/** The SDK returns any JSON the service sent, whatever its types say. */
const completionIn = (reply: unknown): Completion => {
  const choice = (reply as { choices?: { 0?: unknown } } | null | undefined)?.choices?.[0];
  const { message, finish_reason } = (choice ?? {}) as {
    message?: { content?: unknown } | null;
    finish_reason?: unknown;
  };
  const text = message?.content;
  const isCut = finish_reason === "length";
  if (typeof text === "string" && text.trim() !== "") return { text, isCut };
  if (isCut) throw new AiFailure("reasoned away");
  throw new AiFailure("no response", "No response from AI");
};

const GONE: readonly AiFailureKind[] = ["not found", "decommissioned"];

/** Asks the models of the AI service, one after the other. */
export const createGroq = ({ apiKey, baseUrl, models, now = Date.now }: GroqOptions) => {
  const list = createModelList(models, now);
  const sdk = groqClient(apiKey, baseUrl);

  /** One attempt; a model that refuses the schema is asked once more without it. */
  const attempt = async (model: string, call: Call): Promise<Completion> => {
    const { prompt, limits, signal } = call;
    if (!(await limits.mayCall())) throw new AiFailure("over budget");
    const hasSchema = isReasoning(model) && list.takesSchema(model);
    const request = modelRequest(model, prompt, hasSchema);
    const options = { signal, timeout: limits.deadlineMs };
    try {
      return completionIn(await sdk.chat.completions.create(request, options));
    } catch (error) {
      if (!hasSchema || aiFailureFrom(error).kind !== "bad request") throw error;
      list.noteSchemaRefused(model);
      return attempt(model, call);
    }
  };

  const attempts = async (model: string, call: Call): Promise<Completion> => {
    const { signal, endsAt } = call;
    for (let retry = 0; ; retry++) {
      try {
        return await attempt(model, call);
      } catch (error) {
        const delay = retry < RETRIES ? retryDelay(error, retry, Date.now()) : null;
        const isOver = delay === null || performance.now() + delay >= endsAt;
        if (isOver) throw aiFailureFrom(error);
        await sleep(delay, undefined, { signal });
      }
    }
  };

  const firstAnswer = async (call: Call): Promise<Completion> => {
    let failure = new AiFailure("no model");
    for (const model of list.available()) {
      try {
        return await attempts(model, call);
      } catch (error) {
        failure = aiFailureFrom(error);
        if (GONE.includes(failure.kind)) list.noteGone(model);
        else if (failure.kind !== "reasoned away") throw failure;
      }
    }
    throw failure;
  };

  return {
    /** The answer to a prompt, from the first model that gives one. Rejects only with AiFailure. */
    complete: async (prompt: Prompt, limits: Limits): Promise<Completion> => {
      const stop = shutdownSignal();
      if (stop.aborted) throw new AiFailure("aborted");
      const signal = AbortSignal.any([stop, AbortSignal.timeout(limits.deadlineMs)]);
      const endsAt = performance.now() + limits.deadlineMs;
      try {
        return await Promise.race([
          firstAnswer({ prompt, limits, signal, endsAt }),
          abortOf(signal),
        ]);
      } catch (error) {
        if (signal.aborted) throw new AiFailure(stop.aborted ? "aborted" : "timed out");
        throw aiFailureFrom(error);
      }
    },

    /** Whether the service has at least one of the models, as far as this process knows. */
    hasModel: () => list.available().length > 0,
  };
};
