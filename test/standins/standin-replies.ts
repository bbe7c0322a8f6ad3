import type { StandinPrompt } from "./standin-advice.ts";
import { advises, type Behaviour, envelope, says, send } from "./standin-exchange.ts";

/** The good advice with every sentence rewritten. */
const rewords = (reword: (text: string, prompt: StandinPrompt) => string): Behaviour =>
  advises((advice, prompt) => ({
    ...advice,
    insights: advice.insights.map((one) => ({ ...one, text: reword(one.text, prompt) })),
    nextSteps: advice.nextSteps.map((one) => ({ ...one, text: reword(one.text, prompt) })),
    timeline: reword(advice.timeline, prompt),
    keyFindings: advice.keyFindings.map((text) => reword(text, prompt)),
  }));

/** Replies of a correct form with wrong content. */
export const REPLY_MODES = {
  "empty-body": send(""),
  "broken-body": send('{"choices":[{"message":{"content":"'),
  "null-body": send("null"),
  "empty-choices": send(envelope([])),
  "null-content": says(() => null),
  truncated: says((advice) => JSON.stringify(advice).slice(0, -120), "length"),
  prose: says((advice) => `Here is your analysis:\n${JSON.stringify(advice)}\nGood luck {owner}!`),
  fences: says((advice) => "```json\n" + JSON.stringify(advice, null, 2) + "\n```"),
  "not-json": says(() => "I am sorry, I cannot help with that."),
  "deep-nesting": says(() => '{"insights":'.repeat(4000) + "1" + "}".repeat(4000)),
  "proto-keys": says((advice) =>
    JSON.stringify(advice).replace(
      "{",
      '{"__proto__":{"confidence":99,"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},',
    ),
  ),
  "duplicate-keys": says((advice) =>
    JSON.stringify(advice).replace("{", '{"confidence":"none","insights":[],"timeline":7,'),
  ),

  "too-long-strings": rewords((text) => text.repeat(Math.ceil(10_240 / text.length))),

  links: rewords((text) => `${text} See https://evil.example/offer now.`),
  "one-bad-insight": advises((advice) => ({
    ...advice,
    insights: advice.insights.map((one, index) =>
      index === 0 ? { ...one, text: "Order now at www.evil.example" } : one,
    ),
  })),
  echo: advises((advice, { businessLines }) => ({
    ...advice,
    insights: businessLines.map((text, index) => ({
      text,
      questionIds: advice.insights[index % advice.insights.length]?.questionIds ?? [],
    })),
    nextSteps: businessLines.map((text, index) => ({
      text,
      questionId: advice.nextSteps[index % advice.nextSteps.length]?.questionId,
    })),
    timeline: businessLines[0],
    keyFindings: businessLines,
  })),
} satisfies Record<string, Behaviour>;
