// holds: #ai-advice
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { modelGaps } from "./account-models";

const LLAMA = "llama-3.1-8b-instant";
const MODELS = [LLAMA, "openai/gpt-oss-20b", "openai/gpt-oss-120b"];

let standin: GroqStandin;
beforeAll(async () => {
  standin = await startGroqStandin();
});
beforeEach(() => standin.setMode("good"));
afterAll(() => standin.close());

const gaps = (models: readonly string[] = MODELS) =>
  modelGaps({ apiKey: "gsk-secret", baseUrl: standin.url, models });

test("an account with all models lacks nothing", async () => {
  standin.setModels([...MODELS, "whisper-large-v3"]);
  expect(await gaps()).toEqual({ missing: [], known: [] });
});

test("a model that the account lacks is named, with the one that is asked instead", async () => {
  standin.setModels(MODELS.slice(1));
  const { missing, known } = await gaps();
  expect(missing).toEqual([]);
  expect(known).toEqual([expect.stringMatching(`no model ${LLAMA} .*openai/gpt-oss-20b is asked`)]);
});

test("without any of the models the site is not ready", async () => {
  standin.setModels(["whisper-large-v3"]);
  const { missing, known } = await gaps();
  expect(missing).toEqual([expect.stringContaining(MODELS.join(", "))]);
  expect(known).toEqual([]);
});

test("a key that is not taken, and a service that is not there, are named without the key", async () => {
  standin.setMode("401");
  expect((await gaps()).missing).toEqual([
    expect.stringMatching(/GROQ_API_KEY: .*does not accept this key/),
  ]);
  const away = await modelGaps({ apiKey: "gsk-secret", baseUrl: "http://127.0.0.1:1", models: [] });
  expect(away.missing).toEqual([expect.stringMatching(/GROQ_API_KEY.*connection/)]);
  expect(JSON.stringify(away)).not.toContain("gsk-secret");
});
