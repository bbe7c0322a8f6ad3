import { randomUUID } from "node:crypto";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { expect, test } from "@/e2e/support/stack";

const ANSWER = JSON.stringify({ answer: "yes", version: 5 });
const ANSWERS = JSON.stringify({
  answers: Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"])),
  lang: "hi",
});

/** What of an answer may differ from one time to the next, or is about its way alone. */
const OF_THE_WAY = ["x-request-id", "date", "content-length", "transfer-encoding", "vary"];

/** With a query the same call goes through Next (docs/decisions/026-own-calls-past-next.md). */
test("a check's calls get the same answer on their own way as through Next", async ({
  stack: {
    site: { url },
  },
}) => {
  const own = `/api/visitors/${randomUUID()}`;
  const json = { origin: url, "content-type": "application/json" };
  const made = await fetch(url + own, { method: "PUT", headers: json, body: "{}" });
  const known = { ...json, cookie: made.headers.getSetCookie()[0]!.split(";")[0]! };

  const answerOf = async (method: string, path: string, headers: object, body: string) => {
    const answer = await fetch(url + path, { method, headers: { ...headers }, body });
    const text = (await answer.text()).replace(/"requestId":"[\w-]{36}"/, '"requestId":""');
    const all = [...answer.headers].filter(([name]) => !OF_THE_WAY.includes(name));
    return { vary: answer.headers.get("vary"), same: [answer.status, all.sort(), text] as const };
  };

  const calls: [method: string, path: string, headers: object, body: string, status: number][] = [
    ["PUT", `${own}/answers/b1`, known, ANSWER, 204],
    ["PUT", `${own}/answers/b1`, known, '{"answer":"perhaps","version":5}', 422],
    ["PUT", `${own}/answers/b1`, known, "{", 400],
    ["PUT", `${own}/answers/b1`, known, '"\\u0000नमस्ते"', 422],
    ["PUT", `${own}/answers/nope`, known, ANSWER, 422],
    ["PUT", `${own}/answers/b1`, { ...known, "content-type": "text/plain" }, ANSWER, 415],
    ["PUT", `${own}/answers/b1`, { ...known, origin: "https://evil.example" }, ANSWER, 403],
    ["PUT", `${own}/answers/b1`, json, ANSWER, 404],
    ["PUT", `/api/visitors/${randomUUID()}/answers/b1`, known, ANSWER, 404],
    ["PUT", "/api/visitors/x/answers/b1", known, ANSWER, 422],
    ["POST", `${own}/analysis`, known, ANSWERS, 200],
    ["POST", `${own}/analysis`, known, ANSWER, 422],
    ["POST", `${own}/analysis`, json, ANSWERS, 404],
  ];
  for (const [method, path, headers, body, status] of calls) {
    const [direct, throughNext] = [
      await answerOf(method, path, headers, body),
      await answerOf(method, `${path}?through=next`, headers, body),
    ];
    expect(direct.same, `${method} ${path} ${body}`).toEqual(throughNext.same);
    expect(direct.same[0]).toBe(status);
    // By the header that Next gives all of its answers, it can be told who gave this one.
    expect([direct.vary, throughNext.vary]).toEqual([null, expect.stringContaining("rsc")]);
  }
});
