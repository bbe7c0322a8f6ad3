import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { answersOf, type VisitorRecord } from "@/lib/domain/account/record";
import type { Answers } from "@/lib/domain/check/answers";
import type { Handled, Setting, Work } from "./our-api-worker";
import type { StandinMode } from "./standins/groq-standin";
import { storedRecords } from "./support/stored-records";

/** A call as it arrived. */
export type OurCall = {
  /** Method and path. */
  line: string;
  /** What it is about: "open", "read", "delete", "analysis", "call", "consent aiProfile", a question's id, or the line. */
  what: string;
  /** The visitor's id in its path, else empty. */
  id: string;
  body: Record<string, unknown>;
  headers: IncomingMessage["headers"];
};

/** What the network makes of a call instead: another answer, no answer, or none to a call that was carried out. */
export type Misbehaviour =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | "reset"
  | "store, then reset"
  | undefined;

type Answer = (call: OurCall) => Misbehaviour | Promise<Misbehaviour>;

const VISITOR =
  /^\/api\/visitors\/([^/]+)(?:\/(analysis|call)|\/answers\/([^/]+)|\/consents\/(\w+))?$/;
const VISITOR_CALLS: Readonly<Record<string, string>> = {
  PUT: "open",
  GET: "read",
  DELETE: "delete",
};

const callOf = (request: IncomingMessage, sent: string): OurCall => {
  const line = `${request.method} ${request.url}`;
  const [path, id = "", analysis, question, consent] = VISITOR.exec(request.url ?? "") ?? [];
  const about = analysis ?? question ?? (consent && `consent ${consent}`);
  const what = path ? (about ?? VISITOR_CALLS[request.method ?? ""] ?? line) : line;
  return { line, what, id, body: sent ? JSON.parse(sent) : {}, headers: request.headers };
};

/** An error as our server words it. */
export const refusal = (status: number, code: string) => ({
  status,
  body: { error: { code, message: code, requestId: "r" } },
});

const folder = mkdtempSync(join(tmpdir(), "our-api-"));
const databasePath = join(folder, "site.db");
const waiting = new Map<
  number,
  { resolve: (value: unknown) => void; reject: (error: Error) => void }
>();
let worker: Worker | null = null;
let hasSignIn = false;
let number = 0;

/** The handlers start with the first call that reaches them, once for a test file. */
const handlers = (): Worker => {
  if (worker) return worker;
  const root = process.cwd();
  worker = new Worker(join(root, "test/our-api-worker.ts"), {
    execArgv: ["--conditions=react-server", "--import", join(root, "scripts/source-imports.mjs")],
    env: {
      ...process.env,
      SQLITE_PATH: databasePath,
      LOG_LEVEL: "silent",
      NODE_NO_WARNINGS: "1",
      TMPDIR: folder,
      // Each file with real handlers starts a worker; without compiled code it takes twice as long.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/our-api"),
    },
    workerData: { hasSignIn } satisfies Setting,
  });
  worker.on("message", ({ number: of, value, error }) => {
    const { resolve, reject } = waiting.get(of)!;
    waiting.delete(of);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  worker.on("error", (error) => waiting.forEach(({ reject }) => reject(error)));
  return worker;
};

const ask = (work: Work): Promise<unknown> =>
  new Promise((resolve, reject) => {
    waiting.set(++number, { resolve, reject });
    handlers().postMessage({ number, work });
  });

afterAll(async () => {
  await worker?.terminate();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Our API for tests of the browser's code, on loopback: the real route handlers on a database of the test file's own,
 * called by one browser with its cookies. The network in between misbehaves on command, by `edge` for each call or by
 * `answers` for a line such as "GET /api/config"; without handlers, what is not commanded is a 404. Between `stop` and
 * `start` it is gone; it comes back at the same origin. `signIn` needs handlers "with sign-in".
 */
export const ourApi = (handlersAre: "real" | "with sign-in" | "none" = "real") => {
  hasSignIn = handlersAre === "with sign-in";
  // Not in the first test, whose time is short.
  if (handlersAre !== "none")
    beforeAll(() => ask({ do: "forget cookies", isForGood: false }), 60_000);
  const calls: OurCall[] = [];
  let port = 0;
  const it = {
    origin: "",
    calls,
    edge: (() => undefined) as Answer,
    answers: {} as Record<string, Answer>,
    /** What each call was about, in the order of arrival, without fetched words; and method and path of each. */
    log: () => calls.filter(({ line }) => !line.includes("/words/")).map(({ what }) => what),
    lines: () => calls.map(({ line }) => line),
    start: async () => {
      await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
      ({ port } = server.address() as AddressInfo);
      it.origin = `http://127.0.0.1:${port}`;
    },
    stop: () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return stopped;
    },

    /** All records of visitors as they are stored now, by id. */
    records: () => storedRecords<VisitorRecord>(databasePath, "users"),
    record: (id: string) => it.records().get(id),
    /** The answers of the check that is open or was finished last, and of every finished one. */
    answersOf: (id: string): Answers => {
      const record = it.record(id);
      return record ? answersOf(record) : {};
    },
    finishesOf: (id: string) => it.record(id)?.attempts.map(({ answers }) => answers) ?? [],
    /** Makes the record this browser's, whatever was there before. */
    own: (record: VisitorRecord) => ask({ do: "own", record }),
    deleteRecords: () => ask({ do: "delete", ids: [...it.records().keys()] }),
    /** The browser loses its cookies. */
    forgetCookies: () => ask({ do: "forget cookies", isForGood: false }),
    /** The browser keeps no cookie from now on. */
    refuseCookies: () => ask({ do: "forget cookies", isForGood: true }),
    /** The browser is a new one with the session of a new person: resolves to the id of the account's record. */
    signIn: async (uid: string) => (await ask({ do: "sign in", uid })) as string,
    /** Lets ms pass for the server's limits and memories; the time of day stays. */
    passTime: (ms: number) => ask({ do: "pass time", ms }),
    /** How the AI behaves from now on. */
    setAi: (mode: StandinMode) => ask({ do: "ai", mode }),
    /** Before each test: a new browser, no record, an AI and a network that are well. */
    reset: async () => {
      calls.length = 0;
      port = 0; // a new origin: the client may hold connections to the last one, which are closed
      it.edge = () => undefined;
      it.answers = {};
      if (!worker) return;
      await it.deleteRecords();
      await it.forgetCookies();
      await it.setAi("good");
    },
  };

  const handled = async (request: IncomingMessage, body: string): Promise<Handled> => {
    const headers: Record<string, string> = {};
    for (const name of ["content-type", "authorization", "idempotency-key"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers[name] = value;
    }
    const { method = "", url: path = "" } = request;
    return (await ask({ do: "call", method, path, body, headers })) as Handled;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const call = callOf(request, sent);
    calls.push(call);
    const instead = (await it.edge(call)) ?? (await it.answers[call.line]?.(call));
    if (instead === "reset") return request.socket.destroy();
    if (typeof instead === "object") {
      const { status, body = "", headers } = instead;
      const reply = typeof body === "string" ? body : JSON.stringify(body);
      return response.writeHead(status, headers).end(reply);
    }
    if (handlersAre === "none") return response.writeHead(404).end();
    const { status, text: body, headers } = await handled(request, sent);
    if (instead === "store, then reset") return request.socket.destroy();
    const kept = headers.filter(([name]) => name !== "set-cookie" && name !== "content-length");
    return response.writeHead(status, Object.fromEntries(kept)).end(body);
  };

  const server = createServer((request, response) => void respond(request, response));
  return it;
};
