import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { ANSWERS } from "@/lib/domain/check/answers";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";

/** A set of answers for each number: its digits in base 3. */
export const answersOf = (n: number) =>
  Object.fromEntries(
    QUESTION_IDS.map((id, at) => [id, ANSWERS[Math.floor(n / 3 ** at) % ANSWERS.length]]),
  );

const NEW_CONNECTIONS = false;

/**
 * Calls to a site from one browser, with its own address, which a reverse proxy would send. Each call has its own
 * connection if no agent is given: a kept one may be closed just as it is used again.
 */
export const callerOf = (
  site: string,
  n: number,
  agent: Agent | typeof NEW_CONNECTIONS = NEW_CONNECTIONS,
) => {
  const headers: Record<string, string> = {
    origin: site,
    "content-type": "application/json",
    // Neighbouring numbers get different networks (/24), which have separate limits.
    "x-forwarded-for": `198.18.${n & 255}.${(n >> 8) & 255}`,
  };
  return async (method: string, path: string, body?: object) => {
    const start = performance.now();
    const sent = request(site + path, { method, headers, agent });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const reply = await text(response);
    const set = response.headers["set-cookie"]?.[0]?.split(";")[0];
    if (set) headers.cookie = set;
    return { status: response.statusCode ?? 0, reply, ms: performance.now() - start };
  };
};

/** Visitor number `n` of a site: a record and its owner token. */
export const makeVisitor = async (
  site: string,
  n: number,
  agent: Agent | typeof NEW_CONNECTIONS = NEW_CONNECTIONS,
) => {
  const id = randomUUID();
  const own = `/api/visitors/${id}`;
  const call = callerOf(site, n, agent);
  const made = await call("PUT", own, {});
  if (made.status !== 201) throw new Error(`No record: ${made.status} ${made.reply}`);
  return {
    id,
    call,
    answer: (questionId: QuestionId, version: number) =>
      call("PUT", `${own}/answers/${questionId}`, { answer: "yes", version }),
    finish: async (answers: object) => {
      const answered = await call("POST", `${own}/analysis`, { answers, lang: "en" });
      return { ...answered, source: (JSON.parse(answered.reply) as { source?: string }).source };
    },
  };
};
