import "server-only";
import { TaskCancelledError, timeout, TimeoutStrategy } from "cockatiel";
import Groq from "groq-sdk";
import { setTimeout as sleep } from "node:timers/promises";
import { type Prompt } from "@/lib/domain/advice/prompt";
import { AiFailure, aiFailureFrom } from "./ai-failure";
import { boundedFetch } from "./bounded-fetch";
import { retryDelay } from "./retry-delay";
import { shutdownSignal } from "@/lib/server/core/shutdown";

export type GroqOptions = { apiKey: string; baseUrl: string | undefined; model: string };

export type Limits = {
  /** For the whole call: attempts, delays between them and reading the reply; in ms. */
  deadlineMs: number;
  /** Called before each attempt; false: the attempt is not made. */
  mayCall: () => Promise<boolean>;
  /** Called before a retry; false: the call fails as the attempt did. */
  mayRetry: () => boolean;
};

export type Completion = { text: string; isCut: boolean };

const RETRIES = 2;
const TEMPERATURE = 0.3;
const MAX_TOKENS = 1000;

/** The SDK returns any JSON the service sent, whatever its types say. */
const completionIn = (reply: unknown): Completion => {
  const choice = (reply as { choices?: { 0?: unknown } } | null | undefined)?.choices?.[0];
  const { message, finish_reason } = (choice ?? {}) as {
    message?: { content?: unknown } | null;
    finish_reason?: unknown;
  };
  const text = message?.content;
  if (typeof text !== "string" || text.trim() === "")
    throw new AiFailure("no response", "No response from AI");
  return { text, isCut: finish_reason === "length" };
};

/**
 * The client of the AI service (docs/product.md#ai-limits). groq-sdk implements the protocol; retries, deadline and
 * limits are ours, because the SDK obeys a retry-after of an hour and lets a body stall or grow without limit
 * (measured).
 */
export const createGroq = ({ apiKey, baseUrl, model }: GroqOptions) => {
  const sdk = new Groq({
    apiKey,
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    logLevel: "off",
    fetch: boundedFetch,
  });

  const attempt = async (prompt: Prompt, signal: AbortSignal, timeout: number) =>
    completionIn(
      await sdk.chat.completions.create(
        {
          model,
          temperature: TEMPERATURE,
          max_tokens: MAX_TOKENS,
          response_format: { type: "json_object" },
          messages: [
            { role: "system", content: prompt.system },
            { role: "user", content: prompt.user },
          ],
        },
        { signal, timeout },
      ),
    );

  const attempts = async (prompt: Prompt, limits: Limits, signal: AbortSignal) => {
    const endsAt = performance.now() + limits.deadlineMs;
    for (let retry = 0; ; retry++) {
      if (!(await limits.mayCall())) throw new AiFailure("over budget");
      try {
        return await attempt(prompt, signal, limits.deadlineMs);
      } catch (error) {
        const delay = retry < RETRIES ? retryDelay(error, retry, Date.now()) : null;
        const isOver = delay === null || performance.now() + delay >= endsAt;
        if (isOver || !limits.mayRetry()) throw aiFailureFrom(error);
        await sleep(delay, undefined, { signal });
      }
    }
  };

  return {
    /**
     * The AI's answer to a prompt, `isCut` when it reached max_tokens. Makes up to 2 retries; settles within
     * `deadlineMs` whatever the service does, and at once when the process stops. Rejects only with AiFailure.
     */
    complete: async (prompt: Prompt, limits: Limits): Promise<Completion> => {
      const stop = shutdownSignal();
      if (stop.aborted) throw new AiFailure("aborted");
      const deadline = timeout(limits.deadlineMs, TimeoutStrategy.Aggressive);
      try {
        return await deadline.execute(({ signal }) => attempts(prompt, limits, signal), stop);
      } catch (error) {
        if (error instanceof TaskCancelledError)
          throw new AiFailure(stop.aborted ? "aborted" : "timed out");
        throw aiFailureFrom(error);
      }
    },
  };
};
