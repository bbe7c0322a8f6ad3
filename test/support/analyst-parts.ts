import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AiResult, createAiResult } from "@/lib/server/advice/ai-result";
import { createDailyBudget } from "@/lib/server/advice/daily-budget";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-notification";
import { storedBudget } from "@/lib/server/store/schemas/stored-visitor";
import { sqliteStore } from "@/lib/server/store/sqlite";

const folder = mkdtempSync(join(tmpdir(), "site-ai-"));
let files = 0;
const opened: { close(): void }[] = [];

afterAll(() => {
  opened.forEach((store) => store.close());
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The limits of a separate analyst: an unspent budget of `calls` on disk. Two with the
 * same `path` are two processes of one site.
 */
export const analystParts = (
  calls = 100,
  now: () => number = Date.now,
  path = join(folder, `${++files}.db`),
) => {
  const store = sqliteStore(path, {
    name: "budgets",
    parse: (value) => storedBudget.parse(value),
  });
  opened.push(store);
  let made: AiResult | undefined;
  /** Opened when it is needed: hundreds of analysts do without it. */
  const result = (): AiResult => {
    if (made) return made;
    const results = sqliteStore(path, CHANNEL_RESULTS);
    opened.push(results);
    return (made = createAiResult(results, now));
  };
  return {
    budget: createDailyBudget(store, calls, now),
    result: {
      succeeded: () => result().succeeded(),
      failed: (kind) => result().failed(kind),
      failure: () => result().failure(),
    } satisfies AiResult,
  };
};
