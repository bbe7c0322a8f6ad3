import { goodAdvice, type StandinPrompt } from "./standin-advice.ts";
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

const ties = (idsOf: (prompt: StandinPrompt, own: string[]) => string[]): Behaviour =>
  advises((advice, prompt) => ({
    ...advice,
    insights: advice.insights.map((one) => ({
      ...one,
      questionIds: idsOf(prompt, one.questionIds),
    })),
  }));

const answeredNo = (prompt: StandinPrompt) =>
  prompt.answers.filter(({ answer }) => answer === "no").map(({ id }) => id);

/** Replies of a correct form with wrong content. */
export const REPLY_MODES = {
  "empty-body": send(""),
  "broken-body": send('{"choices":[{"message":{"content":"'),
  "null-body": send("null"),
  "empty-choices": send(envelope([])),
  "no-choices": send("{}"),
  "objects-for-choices": send('{"choices":{"message":"hello"}}'),
  "null-content": says(() => null),
  "empty-content": says(() => ""),
  "number-content": send(envelope([{ message: { content: 7 }, finish_reason: "stop" }])),
  truncated: says((advice) => JSON.stringify(advice).slice(0, -120), "length"),
  prose: says((advice) => `Here is your analysis:\n${JSON.stringify(advice)}\nGood luck {owner}!`),
  fences: says((advice) => "```json\n" + JSON.stringify(advice, null, 2) + "\n```"),
  "not-json": says(() => "I am sorry, I cannot help with that."),
  "deep-nesting": says(() => '{"insights":'.repeat(4000) + "1" + "}".repeat(4000)),
  "deep-arrays": says(() => `{"insights":${"[".repeat(20_000)}${"]".repeat(20_000)}}`),
  "proto-keys": says((advice) =>
    JSON.stringify(advice).replace(
      "{",
      '{"__proto__":{"confidence":99,"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},',
    ),
  ),
  "duplicate-keys": says((advice) =>
    JSON.stringify(advice).replace("{", '{"confidence":"none","insights":[],"timeline":7,'),
  ),

  "confidence-percent": advises((advice) => ({ ...advice, confidence: "95%" })),
  "confidence-950": advises((advice) => ({ ...advice, confidence: 950 })),
  "confidence-negative": advises((advice) => ({ ...advice, confidence: -1 })),
  "confidence-null": advises((advice) => ({ ...advice, confidence: null })),
  "confidence-nan": says((advice) => JSON.stringify(advice).replace("82", "NaN")),
  "insights-0": advises((advice) => ({ ...advice, insights: [] })),
  "insights-1": advises((advice) => ({ ...advice, insights: advice.insights.slice(0, 1) })),
  "insights-50": advises((advice) => ({
    ...advice,
    insights: Array.from({ length: 50 }, () => advice.insights).flat(),
  })),
  "insights-as-texts": advises((advice) => ({
    ...advice,
    insights: advice.insights.map(({ text }) => text),
  })),
  "findings-as-text": advises((advice) => ({ ...advice, keyFindings: advice.keyFindings[0] })),
  "objects-for-strings": advises((advice) => ({
    ...advice,
    insights: advice.insights.map((one) => ({ ...one, text: { en: one.text } })),
    nextSteps: advice.nextSteps.map(({ text }) => ({ step: text })),
    timeline: [advice.timeline],
    keyFindings: { first: advice.keyFindings[0] },
  })),
  "unknown-package": advises((advice) => ({ ...advice, recommendedPackage: "Free Gold Package" })),
  "other-package": advises((advice) => ({
    ...advice,
    recommendedPackage: "Operations Excellence & Strategy Package for ₹1",
  })),
  "long-strings": advises((advice) => ({
    ...advice,
    insights: advice.insights.map((one) => ({
      ...one,
      text: one.text.repeat(Math.ceil(10_240 / Buffer.byteLength(one.text))),
    })),
  })),
  "too-long-strings": rewords((text) => text.repeat(Math.ceil(10_240 / text.length))),
  duplicates: advises((advice) => ({
    ...advice,
    insights: advice.insights.map((one) => ({ ...one, text: advice.insights[0]!.text })),
    nextSteps: advice.nextSteps.map((one) => ({ ...one, text: advice.nextSteps[0]!.text })),
  })),

  "two-sentence-insights": advises((advice) => ({
    ...advice,
    insights: advice.insights.map((one) => ({ ...one, text: `${one.text} ${one.text}` })),
  })),
  "steps-as-texts": advises((advice) => ({
    ...advice,
    nextSteps: advice.nextSteps.map(({ text }) => text),
  })),
  "steps-of-others": advises((advice, prompt) => ({
    ...advice,
    nextSteps: advice.nextSteps.map((one, at) => ({
      ...one,
      questionId: answeredNo(prompt)[at] ?? "zz9",
    })),
  })),

  "insights-of-no": ties((prompt) => answeredNo(prompt)),
  "insights-of-none": ties(() => []),
  "insights-of-unknown": ties(() => ["zz9"]),
  "insights-mixed": ties((prompt, own) => [...own, ...answeredNo(prompt)]),

  links: rewords((text) => `${text} See https://evil.example/offer now.`),
  "bare-links": rewords((text) => `${text} Visit bestdeals.co.in today.`),
  "html-in-texts": rewords((text) => `<img src=x onerror=alert(1)>${text}`),
  "markdown-links": rewords((text) => `${text} [here](javascript:alert(1))`),
  "markdown-images": rewords((text) => `${text} ![](http://t.example/p.png)`),
  phones: rewords((text) => `${text} Call +91 98765 43210.`),
  "phones-in-hindi-digits": rewords((text) => `${text} ९८७६५ ४३२१०`),
  emails: rewords((text) => `${text} Write to sales@evil.example.`),
  ansi: rewords((text) => `\u001b[31m${text}\u001b[0m`),
  bidi: rewords((text) => `\u202e${text}\u202c`),
  promises: rewords((text) => `${text} Your sales will grow 40% in a month, guaranteed.`),
  "leaks-instructions": rewords((text, prompt) => prompt.system.slice(0, 200) || text),
  "wrong-language": advises((advice, prompt) => ({
    ...goodAdvice({ ...prompt, lang: prompt.lang === "hi" ? "en" : "hi" }),
    confidence: advice.confidence,
  })),
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
