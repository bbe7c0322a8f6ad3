import { log } from "@/lib/server/core/log";
import type { ChatCompletionCreateParamsNonStreaming } from "groq-sdk/resources/chat/completions";
import type { Prompt } from "@/lib/domain/advice/prompt";
import { REPLY_SCHEMA } from "@/lib/domain/advice/reply-schema";

/** How long to skip a missing model, and to send no JSON schema to one that rejected it; in ms. */
const REMEMBERED_MS = 60 * 60 * 1000;

export type ModelList = {
  /** The models to ask, in order; those that are gone are left out. */
  available: () => readonly string[];
  /** The service does not have this model any more, or not for us. */
  noteGone: (model: string) => void;
  /** Whether a model is to be held to the schema: it has not refused it. */
  takesSchema: (model: string) => boolean;
  noteSchemaRefused: (model: string) => void;
};

/** The models of this process in the order of asking, and what the service said of them in the last hour. */
export const createModelList = (models: readonly string[], now: () => number): ModelList => {
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
    noteGone: (model) => gone.add(model, "AI model gone"),
    takesSchema: (model) => !withoutSchema.has(model),
    noteSchemaRefused: (model) => withoutSchema.add(model, "AI model refuses the schema"),
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

/** Whether a model reasons before it answers, and knows the parameters for that. */
export const isReasoning = (model: string): boolean => model.startsWith("openai/gpt-oss-");

/** The request for one model. `isHeldToSchema` false: a reasoning model gets JSON mode. */
export const modelRequest = (
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
