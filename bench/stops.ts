import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { randomInt, randomUUID } from "node:crypto";
import { type Site, startSite } from "@/e2e/site";
import { ANSWERS } from "@/lib/domain/answers";
import { QUESTION_IDS } from "@/lib/domain/sections";
import { startGroqStandin } from "@/scripts/groq-standin";
import { atLeast, exactly, type Figure } from "./proof";

/** The server is told to stop this long after all clients have had their first answer, in ms. */
const STOP_AFTER_MS = [100, 600] as const;
const CLIENTS = 12;

type Reply = { status: number; cookie: string | undefined };

/** One request, to the last byte of its answer; rejects with what broke it. */
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

/** Nobody was there any more: the request was never taken. */
const isRefusedConnection = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === "ECONNREFUSED";

type Tally = { answered: number; failed: string[] };

/** Asks for pages, saves answers and ends checks on a connection that stays open, until the server takes no more. */
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
    if (!isRefusedConnection(error)) tally.failed.push(String(error));
  } finally {
    agent.destroy();
  }
};

/** Stops the production server (SIGTERM) under load again and again: what it had begun to take ends well (security.md R10). */
export const stops = async (count: number): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-stops-"));
  const groq = await startGroqStandin({ mode: "slow-300" });
  const tally: Tally = { answered: 0, failed: [] };
  let unclean = 0;
  try {
    for (let stop = 0; stop < count; stop++) {
      const site = await startSite({
        SQLITE_PATH: join(folder, "site.db"),
        SPOOL_PATH: join(folder, "spool"),
        GROQ_API_KEY: "test",
        GROQ_BASE_URL: groq.url,
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
    }
  } finally {
    await groq.close();
    await rm(folder, { recursive: true, force: true });
  }
  for (const failure of new Set(tally.failed)) console.error(`stops: ${failure}`);
  return [
    exactly("SIGTERM under load", count, count),
    atLeast("requests answered", tally.answered, count * CLIENTS),
    exactly("requests in flight that failed", tally.failed.length, 0),
    exactly("exit codes other than 0", unclean, 0),
  ];
};
