import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import type { Browser } from "@playwright/test";
import { cpuOf } from "@/bench/support/cpu";
import { atLeast } from "@/bench/support/proof";
import { answersOf, makeVisitor } from "@/bench/support/visitor";
import { all, checkOn } from "@/e2e/support/check";
import { type Site, startSite } from "@/e2e/support/site";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { launchChromium } from "./browser";
import { COMPRESSED } from "./load";
import { withFolder } from "./peers";
import type { Measurement } from "./speed-proof";

const AT_ONCE = 8;
const CONNECTIONS_OF_BROWSER = 6;
const WARM_UP = 64;
const SECONDS_A_DAY = 86_400;
/** The quiz takers of an Indian state, with reserve for the busiest hour. */
const LEAST_A_DAY = 100_000;

/** The requests of a browser without a cache, except the API, from the home page to the result. */
const filesOfCheck = async (browser: Browser, { url }: Site): Promise<string[]> => {
  const page = await browser.newPage({ baseURL: url });
  const asked: string[] = [];
  page.on("request", (one) => {
    if (one.method() === "GET" && one.url().startsWith(url))
      asked.push(one.url().slice(url.length));
  });
  const check = checkOn(page, "en");
  await check.openFromHome();
  await check.give(all("maybe"));
  await check.results.waitFor();
  await page.waitForLoadState("networkidle");
  await page.close();
  return asked.filter((path) => !path.startsWith("/api/"));
};

const download = async (url: string, agent: Agent) => {
  const sent = request(url, { agent, headers: { "accept-encoding": COMPRESSED } }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
};

/** One whole check by a browser with its own connections; resolves to the author of its advice. */
const takeCheck = async (site: Site, files: readonly string[], n: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_BROWSER });
  try {
    await Promise.all(files.map((file) => download(site.url + file, agent)));
    const visitor = await makeVisitor(site.url, n, agent);
    for (const [at, question] of QUESTION_IDS.entries()) await visitor.answer(question, at + 1);
    return (await visitor.finish(answersOf(n + 1))).source;
  } finally {
    agent.destroy();
  }
};

/** How many people one core can serve a whole check in a day, computed from the CPU time of one. */
export const capacity = (checks: number): Promise<Measurement> =>
  withFolder(async (env) => {
    const groq = await startGroqStandin();
    const browser = await launchChromium();
    const site = await startSite({
      ...env,
      GROQ_API_KEY: "test",
      GROQ_BASE_URL: groq.url,
      AI_DAILY_BUDGET: "1000000",
    });
    try {
      const files = await filesOfCheck(browser, site);
      let next = 0;
      let byAi = 0;
      const takeUntil = async (end: number) => {
        const loop = async () => {
          while (next < end) byAi += Number((await takeCheck(site, files, next++)) === "ai");
        };
        await Promise.all(Array.from({ length: AT_ONCE }, loop));
      };
      await takeUntil(WARM_UP);
      byAi = 0;
      const before = cpuOf(site.pid);
      await takeUntil(WARM_UP + checks);
      const costMs = (1000 * (cpuOf(site.pid) - before)) / checks;
      const aDay = (1000 * SECONDS_A_DAY) / costMs;
      return {
        note: `${checks} whole checks by people who have seen nothing of the site, ${AT_ONCE} at once.`,
        tables: [
          [
            {
              "requests of one check": files.length + 1 + QUESTION_IDS.length + 1,
              "processor time, ms": costMs,
              "advice by AI": byAi,
              "quiz takers a day on one core": Math.round(aDay),
            },
          ],
        ],
        figures: [atLeast("quiz takers a day on one core", aDay, LEAST_A_DAY)],
      };
    } finally {
      await Promise.all([site.stop(), browser.close(), groq.close()]);
    }
  });
