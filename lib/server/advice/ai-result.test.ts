// holds: #health, #ai-advice
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-notification";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { shopCheck } from "@/test/builders/owners";
import { type GroqStandin, type StandinMode, startGroqStandin } from "@/test/standins/groq-standin";
import { analystParts } from "@/test/support/analyst-parts";
import { failingEdge } from "@/test/support/failing-store";
import { createAiResult } from "./ai-result";
import { createAnalyst } from "./analyst";

let standin: GroqStandin;
const folder = mkdtempSync(join(tmpdir(), "site-ai-result-"));
beforeAll(async () => {
  standin = await startGroqStandin();
});
afterAll(async () => {
  await standin.close();
  rmSync(folder, { recursive: true, force: true });
});

let shops = 0;
/** A process of the site on a database; `ask` finishes one more check. */
const processOn = (name: string) => {
  const parts = analystParts(100, Date.now, join(folder, name));
  const analyst = createAnalyst({
    groq: { apiKey: "gsk-secret", baseUrl: standin.url, models: ["llama-3.1-8b-instant"] },
    deadlineMs: 10_000,
    ...parts,
    report: () => undefined,
  });
  const ask = (mode: StandinMode) => {
    standin.setMode(mode);
    return analyst.advise(shopCheck("en", { businessName: `Shop ${++shops}` }));
  };
  return { ...analyst, ask, failure: parts.result.failure };
};

test("one refusal of our key counts at once, and a new process still says so", async () => {
  const first = processOn("key.db");
  expect(await first.state()).toBe("ok");
  await first.ask("401");
  expect(await first.state()).toBe("degraded");

  const restarted = processOn("key.db");
  expect(await restarted.state()).toBe("degraded");
  expect(await restarted.failure()).toMatchObject({ code: "authentication", status: null });
  await restarted.ask("good");
  expect([await restarted.state(), await restarted.failure()]).toEqual(["ok", null]);
  expect(await processOn("key.db").state()).toBe("ok");
});

test.each<[StandinMode, string]>([
  ["403", "permission"],
  ["500-should-not-retry", "server error"],
  ["models-gone", "not found"],
  ["400", "bad request"],
  ["truncated", "truncated"],
  ["not-json", "unusable"],
])("after %s the last try's failure is %s, until the next good one", async (mode, code) => {
  const { ask, failure, state } = processOn(`${mode}.db`);
  await ask(mode);
  expect([(await failure())?.code, await state()]).toEqual([code, "degraded"]);
  if (mode === "models-gone") return; // for an hour
  await ask("good");
  expect([await failure(), await state()]).toEqual([null, "ok"]);
});

test("a check that was not sent says nothing about the service", async () => {
  const { ask, failure } = processOn("busy.db");
  const answered = await Promise.all(Array.from({ length: 9 }, () => ask("slow-300")));
  expect(answered.filter(({ source }) => source === "standard")).toHaveLength(5);
  expect(await failure()).toBeNull();
});

test("a store that fails neither fails a check nor makes the AI look broken", async () => {
  const store = sqliteStore(join(folder, "fails.db"), CHANNEL_RESULTS);
  const edge = failingEdge();
  edge.plan = () => "before";
  const result = createAiResult(edge.wrap(store), Date.now);
  await result.failed("authentication");
  await result.succeeded();
  const analyst = createAnalyst({
    groq: { apiKey: "gsk-secret", baseUrl: standin.url, models: ["llama-3.1-8b-instant"] },
    deadlineMs: 10_000,
    ...analystParts(),
    result,
  });
  standin.setMode("good");
  expect((await analyst.advise(shopCheck("hi"))).source).toBe("ai");
  expect(await analyst.state()).toBe("ok");
  store.close();
});
