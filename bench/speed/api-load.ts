import { Agent } from "node:http";
import { answersOf, callerOf, makeVisitor } from "@/test/proofs/visitor";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { closedLoop } from "./closed-loop";
import { CONNECTIONS } from "./load";
import type { Server } from "./peers";

/** Keeps each visitor far below the limits of one record: 300 answers and 60 finished checks a minute. */
const VISITORS_EACH = 40;

const withAgent = async <T>(work: (agent: Agent) => Promise<T>): Promise<T> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    return await work(agent);
  } finally {
    agent.destroy();
  }
};

type Load = "answer" | "analysis";
const bodyOf = (load: Load, n: number) =>
  load === "answer" ? { answer: "yes", version: n + 1 } : { answers: answersOf(n), lang: "en" };

/** Visitors of the site who answer questions, or finish their checks with standard advice. */
export const ourLoad = ({ url, pid }: Server, load: Load, seconds: number) =>
  withAgent(async (agent) => {
    const numbers = [...Array(CONNECTIONS * VISITORS_EACH).keys()];
    const visitors = await Promise.all(numbers.map((n) => makeVisitor(url, n, agent)));
    return closedLoop(seconds, pid, (connection, n) => {
      const visitor = visitors[connection * VISITORS_EACH + (n % VISITORS_EACH)]!;
      const question = QUESTION_IDS[n % QUESTION_IDS.length]!;
      return load === "answer"
        ? visitor.answer(question, n + 1)
        : visitor.finish(answersOf(connection + n * CONNECTIONS));
    });
  });

/** The same requests to a route handler that only reads them. */
export const bareLoad = ({ url, pid }: Server, load: Load, seconds: number) =>
  withAgent((agent) => {
    const calls = Array.from({ length: CONNECTIONS }, (_, n) => callerOf(url, n, agent));
    return closedLoop(seconds, pid, (connection, n) =>
      calls[connection]!("PUT", "/api/answer", bodyOf(load, connection + n * CONNECTIONS)),
    );
  });
