/**
 * The process behind our-api.ts: real route handlers on a real SQLite database, called as a browser with its own
 * cookies would call them. Runs in a worker thread of its own, as the handlers want Node and the tests a browser.
 */
import { parentPort, workerData } from "node:worker_threads";
import * as wordsRoute from "@/app/[lang]/words/[slice]/route";
import * as freeTimesRoute from "@/app/api/calls/free/route";
import * as configRoute from "@/app/api/config/route";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { browserOn } from "./support/api-browser";
import { ROUTES } from "./support/person-browser";
import { googleEdge } from "./standins/google-edge";
import { startGroqStandin, type StandinMode } from "./standins/groq-standin";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

export type Handled = { status: number; text: string; headers: [name: string, value: string][] };
/** What the worker is started with: whether Google sign-in is configured. */
export type Setting = { hasSignIn: boolean };
export type Work =
  | { do: "call"; method: string; path: string; body: string; headers: Record<string, string> }
  /** The browser has no cookies any more; with `isForGood` none is kept from now on either. */
  | { do: "forget cookies"; isForGood: boolean }
  /** The browser gets the session of this person, who has an account and its record from now on. */
  | { do: "sign in"; uid: string }
  /** So many ms pass for all limits and memories. */
  | { do: "pass time"; ms: number }
  /** This browser owns the record from now on. */
  | { do: "own"; record: VisitorRecord }
  | { do: "delete"; ids: string[] }
  | { do: "ai"; mode: StandinMode };

const groq = await startGroqStandin();
process.env["GROQ_API_KEY"] = "key";
process.env["GROQ_BASE_URL"] = groq.url;

const google = (workerData as Setting).hasSignIn ? googleEdge("our-api") : null;
await google?.start();

let passedMs = 0;
const now = performance.now.bind(performance);
performance.now = () => now() + passedMs;

const newBrowser = () =>
  browserOn({
    ...ROUTES,
    "/api/calls/free": freeTimesRoute,
    "/api/config": configRoute,
    "/:lang/words/:slice": wordsRoute,
  });
/** The address behind a public one, as next.config.ts rewrites it. */
const rewritten = (path: string) => (path.startsWith("/words/") ? `/en${path}` : path);
let browser = newBrowser();
let takesCookies = true;

/** Resolves to the id of the account's record. */
const signIn = async (uid: string): Promise<string> => {
  browser = newBrowser();
  const bearer = `Bearer ${google!.sign(google!.claimsOf(uid))}`;
  await browser.send("POST", "/api/session", { headers: { authorization: bearer } });
  const body = { visitorId: null, lang: "en" };
  const reply = await browser.send("PUT", "/api/account", { body });
  return (reply.body as { userId: string }).userId;
};

const done = async (work: Work): Promise<Handled | string | null> => {
  switch (work.do) {
    case "call": {
      const { method, path, body, headers } = work;
      const reply = await browser.send(method, rewritten(path), {
        ...(body && { raw: body }),
        headers,
      });
      if (!takesCookies) browser = newBrowser();
      return { status: reply.status, text: reply.text, headers: [...reply.headers] };
    }
    case "forget cookies":
      browser = newBrowser();
      takesCookies = !work.isForGood;
      return null;
    case "sign in":
      return signIn(work.uid);
    case "pass time":
      passedMs += work.ms;
      return null;
    case "own": {
      const { userId } = work.record;
      await browser.send("PUT", `/api/visitors/${userId}`, { body: {} });
      await storeOf(USERS).update(userId, (made) => ({
        ...work.record,
        ownerTokenHash: made!.ownerTokenHash,
      }));
      return null;
    }
    case "delete":
      for (const id of work.ids) await storeOf(USERS).remove(id);
      return null;
    case "ai":
      groq.setMode(work.mode);
      return null;
  }
};

parentPort!.on("message", ({ number, work }: { number: number; work: Work }) => {
  void done(work).then(
    (value) => parentPort!.postMessage({ number, value }),
    (error: unknown) => parentPort!.postMessage({ number, error: String(error) }),
  );
});
