import type { ServerResponse } from "node:http";
import { goodAdvice, type StandinAdvice, type StandinPrompt } from "./standin-advice.ts";

/** One request to be answered, well or badly. */
export type Exchange = {
  response: ServerResponse;
  prompt: StandinPrompt;
  /** What the request sent as its credential; a rude service repeats it. */
  authorization: string;
  /** 1 for the first request since the mode was set. */
  call: number;
  /** Runs an action after some time, unless the connection or the stand-in is closed before. */
  later: (ms: number, action: () => void) => void;
};

export type Behaviour = (exchange: Exchange) => void;

const HUGE_BYTES = 200 * 1024 * 1024;
const DAY_MS = 86_400_000;

const JSON_TYPE = { "content-type": "application/json" };

const envelope = (choices: unknown): string =>
  JSON.stringify({
    id: "chatcmpl-standin",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "llama-3.1-8b-instant",
    choices,
  });

const completion = (content: string | null, finish = "stop"): string =>
  envelope([{ index: 0, message: { role: "assistant", content }, finish_reason: finish }]);

const send =
  (body: string, headers: Record<string, string> = JSON_TYPE, status = 200): Behaviour =>
  ({ response }) =>
    void response.writeHead(status, headers).end(body);

const says =
  (contentOf: (good: StandinAdvice, prompt: StandinPrompt) => string | null, finish?: string) =>
  (exchange: Exchange): void =>
    send(completion(contentOf(goodAdvice(exchange.prompt), exchange.prompt), finish))(exchange);

const advises = (change: (good: StandinAdvice, prompt: StandinPrompt) => unknown): Behaviour =>
  says((good, prompt) => JSON.stringify(change(good, prompt)));

const good: Behaviour = advises((advice) => advice);

/** An error as Groq words it, and as rude as it can be: with the credential and the prompt inside. */
const fails =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  ({ response, authorization, prompt }) =>
    void response
      .writeHead(status, { ...JSON_TYPE, ...headers })
      .end(
        JSON.stringify({ error: { message: `${authorization} ${prompt.businessLines.join()}` } }),
      );

const thenGood =
  (first: Behaviour): Behaviour =>
  (exchange) =>
    (exchange.call === 1 ? first : good)(exchange);

const slow =
  (ms: number): Behaviour =>
  (exchange) =>
    exchange.later(ms, () => good(exchange));

/** The good advice with every sentence rewritten. */
const rewords = (reword: (text: string, prompt: StandinPrompt) => string): Behaviour =>
  advises((advice, prompt) => ({
    ...advice,
    insights: advice.insights.map((one) => ({ ...one, text: reword(one.text, prompt) })),
    nextSteps: advice.nextSteps.map((text) => reword(text, prompt)),
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

const startsBody = ({ response, prompt }: Exchange): string => {
  const body = completion(JSON.stringify(goodAdvice(prompt)));
  response.writeHead(200, JSON_TYPE).write(body.slice(0, 40));
  return body.slice(40);
};

const drips: Behaviour = (exchange) => {
  const rest = startsBody(exchange);
  const drip = (at: number) =>
    exchange.later(1000, () => {
      exchange.response.write(rest[at] ?? " ");
      drip(at + 1);
    });
  drip(0);
};

/** 200 MB of reply, as fast as the reader takes it. */
const floods: Behaviour = ({ response }) => {
  const chunk = Buffer.alloc(64 * 1024, "a");
  let left = HUGE_BYTES;
  response.writeHead(200, JSON_TYPE).write('{"choices":[{"message":{"content":"');
  const pour = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once("drain", pour);
    }
    response.end('"}}]}');
  };
  pour();
};

const date = (fromNowMs: number): string => new Date(Date.now() + fromNowMs).toUTCString();

/** Every way to answer, by name. `slow-<ms>` also works, for any number of milliseconds. */
const BEHAVIOURS = {
  good,
  "slow-300": slow(300),
  "429-then-good": thenGood(fails(429, { "retry-after": "0" })),
  "503-then-good": thenGood(fails(503, { "retry-after-ms": "20" })),
  "reset-then-good": thenGood(({ response }) => response.destroy()),

  "400": fails(400),
  "401": fails(401),
  "403": fails(403),
  "404": fails(404),
  "408": fails(408, { "retry-after": "0" }),
  "409": fails(409, { "retry-after": "0" }),
  "418": fails(418),
  "418-should-retry": fails(418, { "x-should-retry": "true", "retry-after": "0" }),
  "422": fails(422),
  "500": fails(500),
  "500-should-not-retry": fails(500, { "x-should-retry": "false" }),
  "503": fails(503, { "retry-after": "0" }),
  "429-retry-after-0": fails(429, { "retry-after": "0" }),
  "429-retry-after-1": fails(429, { "retry-after": "1" }),
  "429-retry-after-3600": fails(429, { "retry-after": "3600" }),
  "429-retry-after-negative": fails(429, { "retry-after": "-5" }),
  "429-retry-after-abc": fails(429, { "retry-after": "abc" }),
  "429-retry-after-past-date": (exchange) => fails(429, { "retry-after": date(-DAY_MS) })(exchange),
  "429-retry-after-future-date": (exchange) =>
    fails(429, { "retry-after": date(DAY_MS) })(exchange),
  "429-retry-after-ms-9e9": fails(429, { "retry-after-ms": "9e9" }),

  hang: () => undefined,
  "hang-body": (exchange) => void startsBody(exchange),
  drip: drips,
  reset: ({ response }) => response.destroy(),
  "reset-body": (exchange) => {
    startsBody(exchange);
    exchange.later(20, () => exchange.response.destroy());
  },
  "204": ({ response }) => void response.writeHead(204).end(),
  redirect: ({ response }) => void response.writeHead(302, { location: "/canary" }).end(),
  "redirect-307": ({ response }) => void response.writeHead(307, { location: "/canary" }).end(),
  html: send("<!doctype html><h1>Welcome</h1>", { "content-type": "text/html" }),
  huge: floods,
  "huge-declared": ({ response }) =>
    void response
      .writeHead(200, { ...JSON_TYPE, "content-length": String(HUGE_BYTES) })
      .write('{"choices":'),

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
  "deep-nesting": says(() => '{"insights":'.repeat(8000) + "1" + "}".repeat(8000)),
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
    nextSteps: advice.nextSteps.map((step) => ({ step })),
    timeline: [advice.timeline],
    keyFindings: { first: advice.keyFindings[0] },
  })),
  "unknown-package": advises((advice) => ({ ...advice, recommendedPackage: "Free Gold Package" })),
  "other-package": advises((advice) => ({
    ...advice,
    recommendedPackage: "Operations Excellence & Strategy Package for ₹1",
  })),
  "long-strings": rewords((text) => text.repeat(Math.ceil(10_240 / text.length))),
  duplicates: advises((advice) => ({
    ...advice,
    insights: advice.insights.map((one) => ({ ...one, text: advice.insights[0]!.text })),
    nextSteps: advice.nextSteps.map(() => advice.nextSteps[0]),
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
    nextSteps: businessLines,
    timeline: businessLines[0],
    keyFindings: businessLines,
  })),
} satisfies Record<string, Behaviour>;

export type StandinMode = keyof typeof BEHAVIOURS | `slow-${number}`;

/** Every named mode; tests run over all of them. */
export const STANDIN_MODES = Object.keys(BEHAVIOURS) as (keyof typeof BEHAVIOURS)[];

/** How a mode answers; null for a name that is none. */
export const behaviourOf = (mode: string): Behaviour | null => {
  const known: Readonly<Record<string, Behaviour>> = BEHAVIOURS;
  if (Object.hasOwn(known, mode)) return known[mode]!;
  const ms = /^slow-(\d{1,7})$/.exec(mode)?.[1];
  return ms ? slow(Number(ms)) : null;
};
