import type { GroqOptions } from "./groq";
import { aiFailureFrom } from "./ai-failure";
import { groqClient } from "./bounded-fetch";

const DEADLINE_MS = 5_000;

export type ModelGaps = {
  /** What is wrong, a line each: no advice comes from the AI. */
  missing: string[];
  /** What is to be known, a line each: another model is asked instead. */
  known: string[];
};

const idsOf = async ({ apiKey, baseUrl }: GroqOptions): Promise<ReadonlySet<unknown>> => {
  const limits = { timeout: DEADLINE_MS, signal: AbortSignal.timeout(DEADLINE_MS) };
  const { data } = await groqClient(apiKey, baseUrl).models.list(limits);
  return new Set(data.map(({ id }) => id));
};

/** Which of the models to ask the account has, by asking the service itself. Never rejects. */
export const modelGaps = async (groq: GroqOptions): Promise<ModelGaps> => {
  try {
    const ids = await idsOf(groq);
    const absent = groq.models.filter((model) => !ids.has(model));
    const first = groq.models.find((model) => ids.has(model));
    if (first === undefined)
      return {
        missing: [
          `GROQ_MODEL, GROQ_FALLBACK_MODELS: the AI service has none of ${absent.join(", ")} for this key`,
        ],
        known: [],
      };
    return {
      missing: [],
      known: absent.map(
        (model) => `the AI service has no model ${model} for this key; ${first} is asked first`,
      ),
    };
  } catch (error) {
    const { kind } = aiFailureFrom(error);
    const isRefused = kind === "authentication" || kind === "permission";
    const what = isRefused ? "does not accept this key" : "did not list its models";
    return { missing: [`GROQ_API_KEY: the AI service ${what} (${kind})`], known: [] };
  }
};
