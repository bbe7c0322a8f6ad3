import { randomInt, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Answer, ANSWERS } from "@/lib/domain/check/answers";
import { MAX_ATTEMPTS } from "@/lib/domain/account/record";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { Refused } from "./refused";
import { fromSomeAddress } from "./some-address";

type Answered = Partial<Record<QuestionId, { answer: Answer; version: number }>>;
type Finish = Partial<Record<QuestionId, Answer>>;
type State = { answered: Answered; isFinished: boolean; attempts: Finish[] };
type Write = { questionId: QuestionId; answer: Answer; version: number } | { finish: Finish };

/** What a record must hold after a write that was taken. The first answer after a finished check begins anew. */
const after = ({ answered, isFinished, attempts }: State, write: Write): State => {
  if ("finish" in write) {
    const kept = [...attempts, write.finish].slice(-MAX_ATTEMPTS);
    return { answered, isFinished: true, attempts: kept };
  }
  const { questionId, ...given } = write;
  const others = isFinished ? {} : answered;
  return { answered: { ...others, [questionId]: given }, isFinished: false, attempts };
};

/** A record as far as this test knows it. */
type Holding = {
  responses: { question: string; answer: Answer; version: number }[];
  attempts: Finish[];
};

/**
 * A visitor who answers and finishes checks one after another, knows what was acknowledged, and sends again
 * what was not, as a browser's outbox does.
 */
export const createVisitor = () => {
  let id = randomUUID();
  let cookie: string | null = null;
  let state: State = { answered: {}, isFinished: false, attempts: [] };
  let pending: Write | null = null;
  let version = Date.now(); // as browsers count
  let acknowledged = 0;
  let finished = 0;

  const call = async (site: string, method: string, path: string, body?: unknown) => {
    const headers = {
      origin: site,
      "content-type": "application/json",
      cookie: cookie ?? "",
      ...fromSomeAddress(),
    };
    const url = `${site}/api/visitors/${id}${path}`;
    const response = await fetch(url, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    if (!response.ok) throw new Refused(`${method} ${path}`, response, text);
    cookie ??= response.headers.get("set-cookie")?.split(";")[0] ?? null;
    return text;
  };

  const nextWrite = (): Write => {
    const { answered, isFinished } = state;
    const open = isFinished ? QUESTION_IDS : QUESTION_IDS.filter((question) => !answered[question]);
    const questionId = open[0];
    if (questionId) return { questionId, answer: ANSWERS[randomInt(3)]!, version: ++version };
    const answers = Object.entries(answered).map(([question, { answer }]) => [question, answer]);
    return { finish: Object.fromEntries(answers) as Finish };
  };

  const send = async (site: string, write: Write): Promise<void> => {
    if ("finish" in write) {
      await call(site, "POST", "/analysis", { answers: write.finish, lang: "en" });
    } else {
      const { questionId, ...body } = write;
      await call(site, "PUT", `/answers/${questionId}`, body);
    }
    state = after(state, write);
    pending = null;
    acknowledged++;
    if ("finish" in write) finished++;
  };

  const make = async (site: string): Promise<void> => {
    // A kill may have lost the reply that brought the key: who has an id without its key takes a new one.
    id = randomUUID();
    await call(site, "PUT", "");
  };

  return {
    /** Answers and finished checks. */
    acknowledged: () => acknowledged,
    finished: () => finished,
    isMade: () => cookie !== null,
    /**
     * Makes the record, then sends what is pending, else the next answer or the end of the check. Rejects when it is
     * not acknowledged.
     */
    write: (site: string) => (cookie ? send(site, (pending ??= nextWrite())) : make(site)),
    /** What the record may hold: every acknowledged write, and the pending one or not. */
    possible: (): Holding[] =>
      (pending ? [state, after(state, pending)] : [state]).map(({ answered, attempts }) => ({
        responses: Object.entries(answered).map(([question, given]) => ({ question, ...given })),
        attempts,
      })),
    /** Answers that the check which is open still wants. */
    unanswered: () =>
      state.isFinished
        ? QUESTION_IDS.length
        : QUESTION_IDS.length - Object.keys(state.answered).length,
    /** What the site says it holds; duplicates included. */
    read: async (site: string): Promise<Holding> => {
      const record = JSON.parse(await call(site, "GET", "")) as {
        quizResponses: { questionId: string; answer: Answer; version: number }[];
        attempts: { answers: Finish }[];
      };
      return {
        responses: record.quizResponses.map(({ questionId, answer, version: kept }) => ({
          question: questionId,
          answer,
          version: kept,
        })),
        attempts: record.attempts.map(({ answers }) => answers),
      };
    },
  };
};

export type DurableVisitor = ReturnType<typeof createVisitor>;

/** Whether a site holds what this visitor may expect of it. */
export const isRight = async (visitor: DurableVisitor, site: string): Promise<boolean> => {
  const held = await visitor.read(site);
  return visitor.possible().some((each) => isDeepStrictEqual(held, each));
};
