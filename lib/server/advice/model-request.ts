import type { ChatCompletionCreateParamsNonStreaming } from "groq-sdk/resources/chat/completions";
import type { Prompt } from "@/lib/domain/advice/prompt";
import { REPLY_SCHEMA } from "@/lib/domain/advice/reply-schema";

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

/**
 * The request for one model: the messages are the same for all, the parameters are those that the model knows
 * (docs/product/check.md#ai-advice). `isHeldToSchema` false: a reasoning model gets JSON mode instead of the schema.
 */
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
