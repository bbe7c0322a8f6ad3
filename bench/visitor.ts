import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { ANSWERS } from "@/lib/domain/answers";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/sections";

/** Answers that no other number gives: the number in base 3. */
export const answersOf = (n: number) =>
  Object.fromEntries(
    QUESTION_IDS.map((id, at) => [id, ANSWERS[Math.floor(n / 3 ** at) % ANSWERS.length]]),
  );

/** Visitor number `n` of a site: a record, its key, and an address of its own, as a reverse proxy would name it. */
export const makeVisitor = async (site: string, n: number) => {
  const url = `${site}/api/visitors/${randomUUID()}`;
  const headers: Record<string, string> = {
    origin: site,
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${n >> 8}.${n & 255}`,
  };
  const call = async (method: string, path: string, body: object = {}) => {
    const start = performance.now();
    // A connection of its own each time: a kept one may be closed by the server just as it is used again.
    const sent = request(url + path, { method, headers, agent: false });
    sent.end(JSON.stringify(body));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const reply = await text(response);
    const set = response.headers["set-cookie"]?.[0]?.split(";")[0];
    if (set) headers.cookie = set;
    return { status: response.statusCode ?? 0, reply, ms: performance.now() - start };
  };
  const made = await call("PUT", "");
  if (made.status !== 201) throw new Error(`No record: ${made.status} ${made.reply}`);
  return {
    answer: (questionId: QuestionId, version: number) =>
      call("PUT", `/answers/${questionId}`, { answer: "yes", version }),
    finish: async (answers: object) => {
      const answered = await call("POST", "/analysis", { answers, lang: "en" });
      return { ...answered, source: (JSON.parse(answered.reply) as { source?: string }).source };
    },
  };
};
