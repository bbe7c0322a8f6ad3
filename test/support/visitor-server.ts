import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Analysis, AnalysisSource } from "@/lib/domain/check/analysis";
import {
  type Answer,
  type Answers,
  answersFrom,
  isAnswer,
  isComplete,
  sameAnswers,
} from "@/lib/domain/check/answers";
import { isLang } from "@/lib/domain/core/languages";
import { isQuestionId } from "@/lib/domain/check/sections";
import { isVisitorId } from "@/lib/domain/account/visitor-id";

type Body = Readonly<Record<string, unknown>>;
type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

/** A call as it arrived; `what` is "open", "analysis" or the id of the question answered. */
export type Seen = { what: string; id: string; body: Body };

/** What happens instead of, or after, what the contract says. */
export type Twist = Reply | "reset" | "store, then reset" | undefined;

type VisitorRecord = {
  isOwned: boolean;
  answers: Map<string, { answer: Answer; version: number }>;
  finishes: Answers[];
  source: unknown;
};

/** What the AI writes for everybody here. */
export const AI_ANALYSIS: Analysis = {
  recommendedPackage: "Brand Building & Marketing Foundation Package",
  confidence: 72,
  insights: ["Regulars come back by habit.", "Nobody asks for reviews.", "The sign says little."],
  nextSteps: ["Ask five regulars why they come.", "Ask for a review.", "Repaint the sign."],
  timeline: "Four quiet weeks",
  keyFindings: ["The shop is good.", "Few people know it."],
};

const PATH = /^\/api\/visitors\/([^/]+)(?:\/(analysis)|\/answers\/([^/]+))?$/;
const SOURCE_CHARS = 80;

const isLine = (value: unknown) =>
  typeof value === "string" && !/\p{Surrogate}/u.test(value) && [...value].length <= SOURCE_CHARS;

const seenIn = async (request: IncomingMessage): Promise<Seen | null> => {
  const [, id, analysis, questionId] = PATH.exec(request.url ?? "") ?? [];
  if (!id || request.headers["content-type"] !== "application/json") return null;
  const method = analysis ? "POST" : "PUT";
  const what = analysis ?? questionId ?? "open";
  return request.method === method ? { what, id, body: (await json(request)) as Body } : null;
};

/**
 * A loopback server that keeps one browser's records by the visitor calls of contract.md, remembers every call,
 * and misbehaves when told to. It stands at `origin`, and at the same one again after `stop` and `start`.
 */
export const visitorServer = () => {
  const records = new Map<string, VisitorRecord>();
  const calls: Seen[] = [];
  let port = 0;
  const it = {
    records,
    calls,
    origin: "",
    /** Whether the browser keeps the owner's cookie. */
    takesCookies: true,
    source: "ai" as AnalysisSource,
    twist: (() => undefined) as (seen: Seen) => Twist | Promise<Twist>,
    /** What each call was about, in the order of arrival. */
    log: () => calls.map(({ what }) => what),
    forgetCookie: () => records.forEach((record) => (record.isOwned = false)),
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
  };

  const isFinished = ({ answers, finishes }: VisitorRecord) => {
    const given = [...answers].map(([key, { answer }]) => [key, answer]);
    return finishes.length > 0 && sameAnswers(finishes.at(-1)!, Object.fromEntries(given));
  };

  const open = (id: string, { lang, source }: Body): Reply => {
    const isSource = Object.values(source ?? {}).every(isLine);
    if (!isVisitorId(id) || !isLang(lang) || !isSource) return { status: 422 };
    const known = records.get(id);
    if (known && !known.isOwned) return { status: 409 };
    const isOwned = it.takesCookies;
    if (!known) records.set(id, { isOwned, answers: new Map(), finishes: [], source });
    const given = [...(known?.answers ?? [])];
    const answers = Object.fromEntries(given.map(([key, { answer }]) => [key, answer]));
    const versions = Object.fromEntries(given.map(([key, { version }]) => [key, version]));
    const attempts = known?.finishes.length ?? 0;

    const analysis = { ...AI_ANALYSIS, source: it.source, lang, analysisDate: 1 };
    const summary = { answers, versions, attempts, isFinished: !!known && isFinished(known) };
    const body = { ...summary, ...(attempts && { analysis }) };
    return { status: known ? 200 : 201, body };
  };

  const save = (record: VisitorRecord, id: string, { answer, version }: Body): Reply => {
    const isVersion = Number.isSafeInteger(version) && Number(version) > 0;
    if (!isQuestionId(id) || !isAnswer(answer) || !isVersion) return { status: 422 };
    const isNewer = Number(version) > (record.answers.get(id)?.version ?? 0);
    if (!isNewer) return { status: 204 };
    // The first new answer after a finished check begins the next one.
    if (isFinished(record)) record.answers.clear();
    record.answers.set(id, { answer, version: Number(version) });
    return { status: 204 };
  };

  const finish = (record: VisitorRecord, { answers, lang }: Body): Reply => {
    const given = answersFrom(answers);
    if (!isComplete(given) || !isLang(lang)) return { status: 422 };
    record.finishes.push(given);
    for (const [id, answer] of Object.entries(given)) {
      const known = record.answers.get(id);
      if (known?.answer !== answer)
        record.answers.set(id, { answer, version: known?.version ?? 0 });
    }
    return { status: 200, body: { result: {}, analysis: AI_ANALYSIS, source: it.source } };
  };

  const answered = ({ what, id, body }: Seen): Reply => {
    if (what === "open") return open(id, body);
    const record = records.get(id);
    if (!record?.isOwned) return { status: 404 };
    return what === "analysis" ? finish(record, body) : save(record, what, body);
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const seen = await seenIn(request);
    if (!seen) return response.writeHead(400).end();
    calls.push(seen);
    const twist = await it.twist(seen);
    if (twist === "reset") return request.socket.destroy();
    const reply = typeof twist === "object" ? twist : answered(seen);
    if (twist === "store, then reset") return request.socket.destroy();
    const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
    return response.writeHead(reply.status, reply.headers).end(text);
  };

  const server = createServer((request, response) => void respond(request, response));
  return it;
};

export type VisitorServer = ReturnType<typeof visitorServer>;
