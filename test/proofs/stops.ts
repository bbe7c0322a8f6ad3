import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { randomInt, randomUUID } from "node:crypto";
import { type Site, startSite } from "@/test/support/site";
import { ANSWERS } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { atLeast, exactly, type Figure } from "./figures";

/** The delay of SIGTERM after all clients have had their first answer, in ms. */
const STOP_AFTER_MS = [100, 600] as const;
const CLIENTS = 12;

type Reply = { status: number; cookie: string | undefined };

/** One request, to the last byte of its answer; rejects with the error that broke it. */
const ask = (agent: Agent, url: string, method = "GET", body?: object, cookie = "") =>
  new Promise<Reply>((resolve, reject) => {
    const { origin } = new URL(url);
    const headers = { origin, cookie, "content-type": "application/json" };
    const sent = request(url, { agent, method, headers }, (response: IncomingMessage) => {
      response.resume().on("error", reject);
      response.on("close", () => {
        if (!response.complete) return reject(new Error("cut in the middle of an answer"));
        const set = response.headers["set-cookie"]?.[0]?.split(";")[0];
        resolve({ status: response.statusCode ?? 0, cookie: set });
      });
    });
    sent.on("error", reject).end(body && JSON.stringify(body));
  });

/**
 * The server was gone, or it closed an idle connection just as this client wrote to it, which HTTP asks clients to
 * handle (RFC 9112, 9.3.1). The server's log says whether it took the request after all.
 */
const isClosed = (error: unknown) =>
  ["ECONNREFUSED", "ECONNRESET", "EPIPE"].includes((error as NodeJS.ErrnoException).code ?? "");

/** The number of requests in the server's log, without those that asked whether it was up; and of those cut off. */
const takenBy = ({ output }: Site) => {
  const rows = output().match(/^\{.*"event":"request".*\}$/gm) ?? [];
  const taken = rows.filter((row) => !row.includes("/api/live"));
  return { taken: taken.length, cut: taken.filter((row) => row.includes('"isCut":true')).length };
};

type Tally = { answered: number; failed: string[] };

/**
 * Requests pages, saves answers and finishes checks on a connection that stays open, until the server refuses new ones.
 */
const useUntilGone = async ({ url }: Site, tally: Tally, begun: () => void) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visitor = `${url}/api/visitors/${randomUUID()}`;
  const answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, ANSWERS[randomInt(3)]]));
  const take = async (reply: Promise<Reply>) => {
    const { status, cookie } = await reply;
    tally.answered++;
    if (status >= 400) tally.failed.push(`status ${status}`);
    begun();
    return cookie;
  };
  try {
    const cookie = await take(ask(agent, visitor, "PUT", {}));
    for (let version = 1; ; version++) {
      const answer = { answer: "yes", version };
      await take(ask(agent, `${visitor}/answers/b1`, "PUT", answer, cookie));
      await take(ask(agent, `${url}/hi/services`));
      await take(ask(agent, `${visitor}/analysis`, "POST", { answers, lang: "en" }, cookie));
    }
  } catch (error) {
    if (!isClosed(error)) tally.failed.push(String(error));
  } finally {
    agent.destroy();
  }
};

/**
 * Stops the production server (SIGTERM) under load again and again: every request it has begun must be answered
 * (docs/product/data.md#r10).
 */
export const stops = async (count: number): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-stops-"));
  const groq = await startGroqStandin({ mode: "slow-300" });
  const tally: Tally = { answered: 0, failed: [] };
  let [taken, cut, unclean] = [0, 0, 0];
  try {
    for (let stop = 0; stop < count; stop++) {
      const site = await startSite({
        SQLITE_PATH: join(folder, "site.db"),
        GROQ_API_KEY: "test",
        GROQ_BASE_URL: groq.url,
        LOG_LEVEL: "info",
      });
      let left = CLIENTS;
      let allBegun = () => {};
      const begun = new Promise<void>((resolve) => (allBegun = resolve));
      const count = () => void (--left === 0 && allBegun());
      const clients = Array.from({ length: CLIENTS }, () => useUntilGone(site, tally, count));
      await Promise.race([begun, Promise.all(clients)]);
      await sleep(randomInt(...STOP_AFTER_MS));
      await site.stop("SIGTERM");
      await Promise.all(clients);
      if (site.exitCode() !== 0) unclean++;
      const logged = takenBy(site);
      taken += logged.taken;
      cut += logged.cut;
    }
  } finally {
    await groq.close();
    await rm(folder, { recursive: true, force: true });
  }
  for (const failure of new Set(tally.failed)) console.error(`stops: ${failure}`);
  return [
    exactly("SIGTERM under load", count, count),
    atLeast("requests taken", taken, count * CLIENTS),
    exactly("of them answered to the last byte", tally.answered, taken),
    exactly("answers that were errors, or cut off", tally.failed.length + cut, 0),
    exactly("exit codes other than 0", unclean, 0),
  ];
};
