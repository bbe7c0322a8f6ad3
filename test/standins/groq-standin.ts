/**
 * A stand-in for the Groq service on loopback, for tests and for development without a key:
 *
 *   node test/standins/groq-standin.ts [--port 4010] [--mode good]
 *   curl -X PUT http://127.0.0.1:4010/mode -d '{"mode":"429-retry-after-3600"}'
 *
 * It answers well in English and Hindi and misbehaves in every way of standin-modes.ts.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { standinPrompt, standinRequest } from "./standin-advice.ts";
import { behaviourOf, STANDIN_MODES, type StandinMode } from "./standin-modes.ts";

export { STANDIN_MODES, type StandinMode } from "./standin-modes.ts";

type StandinRequest = { headers: IncomingHttpHeaders; body: unknown };

export type GroqStandin = {
  /** For GROQ_BASE_URL. */
  url: string;
  setMode: (mode: StandinMode) => void;
  /** Which models the service says it has. */
  setModels: (models: readonly string[]) => void;
  mode: () => string;
  /** The number of chat completions requested since the start or the last reset. */
  calls: () => number;
  /** The most completions under way at once. */
  peak: () => number;
  /** How often a client followed a redirect away from the service. */
  canaryHits: () => number;
  /** The last 1,000 requests. */
  requests: readonly StandinRequest[];
  reset: () => void;
  close: () => Promise<void>;
};

const COMPLETIONS_PATH = "/openai/v1/chat/completions";
const MODELS_PATH = "/openai/v1/models";
/** What a developer account has. */
const MODELS = ["openai/gpt-oss-20b", "openai/gpt-oss-120b", "whisper-large-v3"];
const REQUESTS_KEPT = 1000;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return null;
  }
};

/** Starts the stand-in on 127.0.0.1; port 0 (the default) takes a free one. */
export const startGroqStandin = async (
  options: { port?: number; mode?: StandinMode } = {},
): Promise<GroqStandin> => {
  const requests: StandinRequest[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let mode = "";
  let models: readonly string[] = MODELS;
  let calls = 0;
  let callsInMode = 0;
  let canaryHits = 0;
  let underWay = 0;
  let peak = 0;

  const setMode = (wanted: string) => {
    if (!behaviourOf(wanted)) throw new Error(`Unknown mode "${wanted}"`);
    mode = wanted;
    callsInMode = 0;
  };
  setMode(options.mode ?? "good");

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const later = (ms: number, action: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (!response.destroyed) action();
      }, ms);
      timers.add(timer);
    };
    try {
      const route = `${request.method} ${request.url}`;
      const body = await bodyOf(request);
      if (request.url === "/canary") {
        canaryHits++;
        answer(200, {});
      } else if (route === "GET /calls") answer(200, { calls, mode, canaryHits, peak });
      else if (route === "PUT /mode") {
        setMode(String((body as { mode?: unknown } | null)?.mode));
        answer(200, { mode });
      } else if (route === `POST ${COMPLETIONS_PATH}`) {
        calls++;
        callsInMode++;
        peak = Math.max(peak, ++underWay);
        response.once("close", () => underWay--);
        requests.push({ headers: request.headers, body });
        if (requests.length > REQUESTS_KEPT) requests.shift();
        behaviourOf(mode)!({
          response,
          prompt: standinPrompt(body),
          ...standinRequest(body),
          authorization: String(request.headers.authorization),
          call: callsInMode,
          later,
        });
      } else if (route === `GET ${MODELS_PATH}`)
        if (mode === "401") answer(401, { error: { message: "Invalid API key" } });
        else answer(200, { object: "list", data: models.map((id) => ({ id, object: "model" })) });
      else answer(404, { error: { message: `No ${route} here` } });
    } catch (error) {
      if (!response.headersSent) answer(400, { error: { message: String(error) } });
      else response.destroy();
    }
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setMode,
    setModels: (wanted) => {
      models = wanted;
    },
    mode: () => mode,
    calls: () => calls,
    peak: () => peak,
    canaryHits: () => canaryHits,
    requests,
    reset: () => {
      requests.length = calls = callsInMode = canaryHits = 0;
      peak = underWay;
    },
    close: () =>
      new Promise((resolve) => {
        timers.forEach(clearTimeout);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const runByHand = async () => {
  const standin = await startGroqStandin({
    port: Number(argument("port") ?? 4010),
    mode: (argument("mode") ?? "good") as StandinMode,
  });
  process.stdout.write(
    `Groq stand-in on ${standin.url}, mode ${standin.mode()}. Point the site at it:\n` +
      `  GROQ_API_KEY=anything GROQ_BASE_URL=${standin.url} npm run dev\n` +
      `Change how it answers: curl -X PUT ${standin.url}/mode -d '{"mode":"hang"}'\n` +
      `Modes: ${STANDIN_MODES.join(" ")} slow-<ms>\n`,
  );
};

if (process.argv[1]?.endsWith("groq-standin.ts")) void runByHand();
