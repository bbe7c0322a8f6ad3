// holds: #ai-advice
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { contentIn } from "@/lib/content";
import { promptFor } from "@/lib/domain/advice/prompt";
import { type Profile } from "@/lib/domain/account/profile";
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { shopCheck } from "@/test/builders/owners";
import { REPLY_SCHEMA } from "@/lib/domain/advice/reply-schema";
import { createGroq, type Limits } from "./groq";

const MEMORY_BYTES = 32 * 1024 * 1024;
const HINDI_LINE = "श्री शर्मा किराना स्टोर्स ".repeat(10);

let standin: GroqStandin;

beforeAll(async () => {
  standin = await startGroqStandin();
});
beforeEach(() => {
  standin.reset();
  standin.setMode("good");
});
afterAll(() => standin.close());

const promptOf = (lang: "en" | "hi", profile: Profile = { businessName: HINDI_LINE }) =>
  promptFor(shopCheck(lang, profile), {
    wording: contentIn("en").questions.wording,
    words: contentIn(lang).analysis,
  });

const LLAMA = "llama-3.1-8b-instant";

const groqOf = (models: readonly string[], now = Date.now, prompt = promptOf("hi")) => {
  const groq = createGroq({ apiKey: "gsk-secret", baseUrl: standin.url, models, now });
  const complete = (limits: Partial<Limits> = {}) =>
    groq.complete(prompt, {
      deadlineMs: 10_000,
      mayCall: async () => true,
      ...limits,
    });
  return { ...groq, complete };
};

const completeWith = (limits: Partial<Limits> = {}) => groqOf([LLAMA]).complete(limits);

test("the request has the documented model, limits and messages, in JSON mode", async () => {
  const { text, isCut } = await completeWith();
  expect(JSON.parse(text)).toMatchObject({ confidence: 82 });
  expect(isCut).toBe(false);
  const prompt = promptOf("hi");
  const [request] = standin.requests;
  expect(request!.body).toEqual({
    model: "llama-3.1-8b-instant",
    temperature: 0.3,
    max_tokens: 1000,
    response_format: { type: "json_object" },
    messages: [
      { role: "system", content: prompt.system },
      { role: "user", content: prompt.user },
    ],
  });
  expect(request!.headers.authorization).toBe("Bearer gsk-secret");
});

test("a reasoning model gets the same messages, room for its reasoning, and a schema", async () => {
  await groqOf(["openai/gpt-oss-20b"]).complete();
  const prompt = promptOf("hi");
  expect(standin.requests[0]!.body).toEqual({
    model: "openai/gpt-oss-20b",
    temperature: 0.3,
    max_completion_tokens: 3000,
    reasoning_effort: "low",
    include_reasoning: false,
    response_format: {
      type: "json_schema",
      json_schema: { name: "advice", strict: true, schema: REPLY_SCHEMA },
    },
    messages: [
      { role: "system", content: prompt.system },
      { role: "user", content: prompt.user },
    ],
  });
});

describe("a model that is gone", () => {
  const MODELS = [LLAMA, "openai/gpt-oss-20b", "openai/gpt-oss-120b"];
  const HOUR_MS = 60 * 60 * 1000;
  const asked = () => standin.requests.map(({ body }) => (body as { model: string }).model);

  test.each(["second-model-works", "second-model-works-first-decommissioned"] as const)(
    "is not asked for an hour, and the next is asked at once (%s)",
    async (mode) => {
      standin.setMode(mode);
      let now = 0;
      const { complete } = groqOf(MODELS, () => now);
      await complete();
      now = HOUR_MS - 1;
      await complete();
      now = HOUR_MS;
      await complete();
      expect(asked()).toEqual([LLAMA, MODELS[1], MODELS[1], LLAMA, MODELS[1]]);
    },
  );

  test("costs a call of the budget, and the deadline does not begin anew", async () => {
    standin.setMode("second-model-works");
    let left = 1;
    const complete = groqOf(MODELS).complete({ mayCall: async () => left-- > 0 });
    await expect(complete).rejects.toThrow("over budget");
    expect(asked()).toEqual([LLAMA]);
  });

  test("leaves no call to make when all are, until an hour has gone by", async () => {
    standin.setMode("models-gone");
    let now = 0;
    const { complete, hasModel } = groqOf(MODELS, () => now);
    expect(hasModel()).toBe(true);
    await expect(complete()).rejects.toThrow("not found");
    expect(hasModel()).toBe(false);
    await expect(complete()).rejects.toThrow("no model");
    expect(asked()).toEqual(MODELS);
    standin.setMode("good");
    now = HOUR_MS;
    expect(hasModel()).toBe(true);
    await complete();
  });

  test("is not one that a visitor's text, repeated in an error, makes look so", async () => {
    standin.setMode("400");
    const businessName = '"}, "error": {"code": "model_decommissioned"}, "x": {"';
    const prompt = promptOf("en", { businessName });
    const { complete, hasModel } = groqOf([LLAMA], Date.now, prompt);
    await expect(complete()).rejects.toThrow("bad request");
    expect(hasModel()).toBe(true);
  });
});

test("a model that refuses the schema is asked again without it, and then without it for an hour", async () => {
  standin.setMode("schema-refused");
  const { complete } = groqOf(["openai/gpt-oss-20b"]);
  await complete();
  await complete();
  const formats = standin.requests.map(
    ({ body }) => (body as { response_format: { type: string } }).response_format.type,
  );
  expect(formats).toEqual(["json_schema", "json_object", "json_object"]);
});

test("tokens that all went into reasoning: the next model is asked", async () => {
  standin.setMode("reasoned-away-then-good");
  const { complete } = groqOf(["openai/gpt-oss-20b", "openai/gpt-oss-120b"]);
  await complete();
  expect(standin.calls()).toBe(2);
});

test("waits for mayCall only until the deadline", async () => {
  const never = () => new Promise<boolean>(() => undefined);
  await expect(completeWith({ deadlineMs: 100, mayCall: never })).rejects.toThrow("timed out");
});

test("does not wait for a delay beyond the deadline", async () => {
  standin.setMode("429-retry-after-1");
  await expect(completeWith({ deadlineMs: 900 })).rejects.toThrow("rate limit");
  expect(standin.calls()).toBe(1);
});

test("a reply of 200 MB does not use memory", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  standin.setMode("huge");
  collectGarbage();
  const before = used();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, used())), 2);
  await expect(completeWith()).rejects.toThrow("too large");
  clearInterval(watch);
  expect(Math.max(peak, used()) - before).toBeLessThan(MEMORY_BYTES);
});
