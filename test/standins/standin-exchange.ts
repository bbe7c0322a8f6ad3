import type { ServerResponse } from "node:http";
import { goodAdvice, type StandinAdvice, type StandinPrompt } from "./standin-advice.ts";

/** One request to be answered, well or badly. */
export type Exchange = {
  response: ServerResponse;
  prompt: StandinPrompt;
  /** The model asked, and the form of reply it is held to. */
  model: string;
  format: string;
  /** The credential of the request; some modes repeat it. */
  authorization: string;
  /** 1 for the first request since the mode was set. */
  call: number;
  /** Runs an action after a delay, unless the connection or the stand-in is closed before. */
  later: (ms: number, action: () => void) => void;
};

export type Behaviour = (exchange: Exchange) => void;

export const JSON_TYPE = { "content-type": "application/json" };

export const envelope = (choices: unknown): string =>
  JSON.stringify({
    id: "chatcmpl-standin",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "llama-3.1-8b-instant",
    choices,
  });

export const completion = (content: string | null, finish = "stop"): string =>
  envelope([{ index: 0, message: { role: "assistant", content }, finish_reason: finish }]);

export const send =
  (body: string, headers: Record<string, string> = JSON_TYPE, status = 200): Behaviour =>
  ({ response }) =>
    void response.writeHead(status, headers).end(body);

export const says =
  (contentOf: (good: StandinAdvice, prompt: StandinPrompt) => string | null, finish?: string) =>
  (exchange: Exchange): void =>
    send(completion(contentOf(goodAdvice(exchange.prompt), exchange.prompt), finish))(exchange);

export const advises = (
  change: (good: StandinAdvice, prompt: StandinPrompt) => unknown,
): Behaviour => says((good, prompt) => JSON.stringify(change(good, prompt)));

export const good: Behaviour = advises((advice) => advice);
