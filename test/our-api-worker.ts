/**
 * The process behind our-api.ts: real route handlers on a real SQLite database, called as a browser with its own
 * cookies would call them. Runs in a worker thread of its own, as the handlers want Node and the tests a browser.
 */
import { parentPort } from "node:worker_threads";
import * as configRoute from "@/app/api/config/route";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { visitorStore } from "@/lib/server/store/stores";
import { browserOn } from "./support/api-browser";
import { ROUTES } from "./support/person-browser";
import { startGroqStandin, type StandinMode } from "./standins/groq-standin";

export type Handled = { status: number; text: string; headers: [name: string, value: string][] };
export type Work =
  | { do: "call"; method: string; path: string; body: string; headers: Record<string, string> }
  /** The browser has no cookies any more; with `isFor` good none is kept from now on either. */
  | { do: "forget cookies"; isForGood: boolean }
  /** This browser owns the record from now on. */
  | { do: "own"; record: VisitorRecord }
  | { do: "delete"; ids: string[] }
  | { do: "ai"; mode: StandinMode };

const groq = await startGroqStandin();
process.env["GROQ_API_KEY"] = "key";
process.env["GROQ_BASE_URL"] = groq.url;

const newBrowser = () => browserOn({ ...ROUTES, "/api/config": configRoute });
let browser = newBrowser();
let takesCookies = true;

const done = async (work: Work): Promise<Handled | null> => {
  switch (work.do) {
    case "call": {
      const { method, path, body, headers } = work;
      const reply = await browser.send(method, path, { ...(body && { raw: body }), headers });
      if (!takesCookies) browser = newBrowser();
      return { status: reply.status, text: reply.text, headers: [...reply.headers] };
    }
    case "forget cookies":
      browser = newBrowser();
      takesCookies = !work.isForGood;
      return null;
    case "own": {
      const { userId } = work.record;
      await browser.send("PUT", `/api/visitors/${userId}`, { body: {} });
      await visitorStore().update(userId, (made) => ({
        ...work.record,
        ownerTokenHash: made!.ownerTokenHash,
      }));
      return null;
    }
    case "delete":
      for (const id of work.ids) await visitorStore().remove(id);
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
