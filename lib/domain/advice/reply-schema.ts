import { QUESTION_IDS } from "@/lib/domain/check/sections";

const text = { type: "string" } as const;
const questionId = { type: "string", enum: QUESTION_IDS } as const;
const listOf = <Items extends object>(items: Items) => ({ type: "array", items }) as const;

const objectOf = <Properties extends object>(properties: Properties) =>
  ({
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }) as const;

/** The JSON schema of the AI's reply. The service refuses lengths and counts: see grounding.ts. */
export const REPLY_SCHEMA = objectOf({
  recommendedPackage: text,
  confidence: { type: "integer" },
  insights: listOf(objectOf({ text, questionIds: listOf(questionId) })),
  nextSteps: listOf(objectOf({ text, questionId })),
  timeline: text,
  keyFindings: listOf(text),
});
