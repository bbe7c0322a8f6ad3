import { goodAdvice } from "./standin-advice.ts";
import {
  type Behaviour,
  completion,
  type Exchange,
  good,
  JSON_TYPE,
  send,
} from "./standin-exchange.ts";

const HUGE_BYTES = 200 * 1024 * 1024;

/** An error in Groq's format, of the worst kind: with the credential and the prompt inside. */
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

export const slow =
  (ms: number): Behaviour =>
  (exchange) =>
    exchange.later(ms, () => good(exchange));

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

/** Answers that are slow, refused, truncated, endless or no JSON. */
export const TRANSPORT_MODES = {
  good,
  "slow-300": slow(300),
  "429-then-good": thenGood(fails(429, { "retry-after": "0" })),
  "503-then-good": thenGood(fails(503, { "retry-after-ms": "20" })),
  "reset-then-good": thenGood(({ response }) => response.destroy()),

  "400": fails(400),
  "401": fails(401),
  "403": fails(403),
  "404": fails(404),
  "418": fails(418),
  "500": fails(500),
  "500-should-not-retry": fails(500, { "x-should-retry": "false" }),
  "503": fails(503, { "retry-after": "0" }),
  "429-retry-after-0": fails(429, { "retry-after": "0" }),
  "429-retry-after-1": fails(429, { "retry-after": "1" }),
  "429-retry-after-3600": fails(429, { "retry-after": "3600" }),

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
  html: send("<!doctype html><h1>Welcome</h1>", { "content-type": "text/html" }),
  huge: floods,
  "huge-declared": ({ response }) =>
    void response
      .writeHead(200, { ...JSON_TYPE, "content-length": String(HUGE_BYTES) })
      .write('{"choices":'),
} satisfies Record<string, Behaviour>;
