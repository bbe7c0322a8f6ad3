import { setTimeout as sleep } from "node:timers/promises";
import { Agent } from "node:http";
import { mbOf } from "@/bench/support/memory";
import { atLeast, atMost } from "@/bench/support/proof";
import { answersOf, makeVisitor } from "@/bench/support/visitor";
import { startSite } from "@/e2e/support/site";
import { ourLoad } from "./api-load";
import { CONNECTIONS, IDENTITY, requestsPerSecond } from "./load";
import { withFolder } from "./peers";
import type { Measurement } from "./speed-proof";

const SECONDS = 4;
const SETTLE_MS = 3_000;
const STEP = 10;
/**
 * The allowed share of the speed, and the allowed growth in MB of the memory, with ten thousand times as much in the
 * store.
 */
const LEAST_RATIO = 0.8;
const MOST_GROWTH_MB = 64;
const CONTACT = {
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "98765 43210",
  consent: true,
  textVersion: "2026-11-21",
  lang: "en",
};

/** Visitors number `from` to `to`: each finishes a check and sends a message. */
const fill = async (site: string, from: number, to: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = from;
  const loop = async () => {
    while (next < to) {
      const n = next++;
      const visitor = await makeVisitor(site, n, agent);
      const { status } = await visitor.finish(answersOf(n));
      const message = { ...CONTACT, message: `Please call me: ${n}`, visitorId: visitor.id };
      const lead = await visitor.call("POST", "/api/leads/contact", message);
      if (status !== 200 || lead.status !== 201) throw new Error(`${status}, ${lead.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  agent.destroy();
};

/** Measures throughput and memory with a growing store, tenfold each time; a new process each time. */
export const growth = (most: number): Promise<Measurement> =>
  withFolder(async (env) => {
    const rows = [];
    for (let stored = 0, goal = 1; goal <= most; goal *= STEP) {
      const filling = await startSite(env);
      await fill(filling.url, stored, goal).finally(() => filling.stop());
      stored = goal;
      const site = await startSite(env);
      try {
        await requestsPerSecond(`${site.url}/`, IDENTITY, 1);
        await sleep(SETTLE_MS);
        const idle = mbOf(site.pid);
        const pages = await requestsPerSecond(`${site.url}/`, IDENTITY, SECONDS);
        const answers = await ourLoad(site, "answer", SECONDS);
        rows.push({
          "visitors and leads": String(goal),
          "pages a second": pages,
          "answers a second": answers["requests a second"]!,
          "p99 of an answer": answers.p99!,
          "idle MB": idle,
          "loaded MB": mbOf(site.pid),
        });
      } finally {
        await site.stop();
      }
    }
    const [first, last] = [rows[0]!, rows.at(-1)!];
    const ratio = (name: "pages a second" | "answers a second") =>
      atLeast(`${name}, ${most} stored to one`, last[name] / first[name], LEAST_RATIO, "x");
    const grown = (name: "idle MB" | "loaded MB") =>
      atMost(`${name}, ${most} stored: more by`, last[name] - first[name], MOST_GROWTH_MB, " MB");
    return {
      note: `Loads of ${SECONDS} s over 64 connections, by a new process each; p99 in ms.`,
      tables: [rows],
      figures: [
        ratio("pages a second"),
        ratio("answers a second"),
        grown("idle MB"),
        grown("loaded MB"),
      ],
    };
  });
