import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type Caller, callerAt, contactForm, type Target } from "./caller";

/**
 * A worker: honest people at their own addresses (127.0.1.x), who read pages, answer questions, begin checks and send
 * forms at a steady pace, whether the site answers or not. A slow answer delays no other request, so an outage affects
 * every request of its duration. On "stop" it posts one sample per request.
 */
export type Sample = {
  kind: "read" | "save";
  what: string;
  /** Epoch ms. */
  at: number;
  ms: number;
  /** 0: the connection broke, or no answer came in time; `error` says which. */
  status: number;
  error: string;
};

const READ_EVERY_MS = 100;
const SAVE_EVERY_MS = 400;
/** The number of visitors, each of whom answers a question every 4 s, as a quick person does. */
const VISITORS = 10;
const READERS = 50;
/** After this many saves a new visitor begins a check, or a form is sent. */
const NEWCOMER_EVERY = 10;
const PAGES = ["/api/live", "/services", "/api/live", "/hi/about"];

const { site } = workerData as Target;
const samples: Sample[] = [];
const pending = new Set<Promise<void>>();
let isOver = false;
let newcomers = 0;

const someone = (n: number) => callerAt(site, `127.0.1.${(n % 250) + 1}`);

const measured = (kind: Sample["kind"], what: string, call: ReturnType<Caller>) => {
  const [at, start] = [Date.now(), performance.now()];
  const done = (status: number, error = "") =>
    void samples.push({ kind, what, at, ms: performance.now() - start, status, error });
  const sample = call.then(
    ({ status }) => done(status),
    (error: NodeJS.ErrnoException) => done(0, error.code ?? error.name),
  );
  pending.add(sample);
  void sample.finally(() => pending.delete(sample));
};

const visitorOf = async (n: number) => {
  const call = someone(n);
  const own = `/api/visitors/${randomUUID()}`;
  const { status } = await call("PUT", own, {});
  if (status !== 201) throw new Error(`No record for an honest visitor: ${status}`);
  let answered = 0;
  return () => {
    const question = QUESTION_IDS[answered++ % QUESTION_IDS.length];
    return call("PUT", `${own}/answers/${question}`, { answer: "yes", version: Date.now() });
  };
};

const readers = Array.from({ length: READERS }, (_, n) => someone(100 + n));
const answers = await Promise.all(Array.from({ length: VISITORS }, (_, n) => visitorOf(n)));
for (const page of PAGES) await readers[0]!("GET", page);

const newcomer = () => {
  const call = someone(newcomers++);
  if (newcomers % 2 > 0)
    return measured("save", "record", call("PUT", `/api/visitors/${randomUUID()}`, {}));
  const form = contactForm(`Please call me about ${randomUUID()}`);
  measured("save", "form", call("POST", "/api/leads/contact", form));
};

let [reads, saves] = [0, 0];
const reading = setInterval(() => {
  const [reader, page] = [readers[reads % READERS]!, PAGES[reads % PAGES.length]!];
  reads++;
  measured("read", page, reader("GET", page));
}, READ_EVERY_MS);
const saving = setInterval(() => {
  if (++saves % NEWCOMER_EVERY === 0) newcomer();
  else measured("save", "answer", answers[saves % VISITORS]!());
}, SAVE_EVERY_MS);

parentPort!.on("message", () => {
  if (isOver) return;
  isOver = true;
  clearInterval(reading);
  clearInterval(saving);
  void (async () => {
    while (pending.size > 0) await sleep(50);
    parentPort!.postMessage(samples);
    parentPort!.close();
  })();
});
parentPort!.postMessage("ready");
