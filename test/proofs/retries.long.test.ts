// holds: #r4
// A server is started after each commit.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { storedLeads } from "@/test/support/stored-leads";
import { sendMessage } from "@/test/support/durable-sender";
import { startSite } from "@/test/support/site";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { isCutOff } from "@/test/support/is-cut-off";
import { storedRecords } from "@/test/support/stored-records";

const MOST_COMMITS = 10;

test("what is sent again after a kill between commit and reply is stored once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-retries-"));
  const databasePath = join(folder, "site.db");
  const start = (killAfterCommits: number) =>
    startSite({
      SQLITE_PATH: databasePath,
      // Without an operator the start itself commits: a link to the desk.
      OPERATOR_EMAILS: "op@example.in",
      NODE_OPTIONS: "--import ./test/proofs/kill-after-commit.mjs",
      KILL_AFTER_COMMITS: `${killAfterCommits}`,
    });

  /** Sends the same again and again to a server that lives one commit longer each time; how often it was killed. */
  const killsUntilSent = async (send: (site: string) => Promise<unknown>): Promise<number> => {
    for (let commits = 1; commits < MOST_COMMITS; commits++) {
      const site = await start(commits);
      try {
        await send(site.url);
        return commits - 1;
      } catch (error) {
        if (!isCutOff(error)) throw error; // not the broken connection
      } finally {
        await site.stop("SIGKILL");
      }
    }
    throw new Error("It is never acknowledged");
  };

  const id = randomUUID();
  let cookie = "";
  const call = async (site: string, method: string, path: string, body: object) => {
    const headers = { origin: site, "content-type": "application/json", cookie };
    const url = `${site}/api/visitors/${id}${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    cookie ||= response.headers.get("set-cookie")?.split(";")[0] ?? "";
  };
  try {
    const first = await start(MOST_COMMITS);
    await call(first.url, "PUT", "", {});
    await first.stop();

    const answer = { answer: "yes", version: 1 };
    const answers = Object.fromEntries(QUESTION_IDS.map((question) => [question, "yes"]));
    const key = randomUUID();
    const counts = [
      await killsUntilSent((site) => call(site, "PUT", "/answers/b1", answer)),
      await killsUntilSent((site) => call(site, "POST", "/analysis", { answers, lang: "en" })),
      await killsUntilSent((site) => sendMessage(site, key, "Please call me")),
    ];
    // An answer is one commit; a message is its key's and its own, and the first one makes the private pages' secret.
    expect(counts).toEqual([1, expect.any(Number), 3]);
    expect(counts[1]).toBeGreaterThanOrEqual(1);

    const record = storedRecords<VisitorRecord>(databasePath, "users").get(id);
    expect(record?.attempts).toHaveLength(1);
    expect(record?.quizResponses.filter(({ questionId }) => questionId === "b1")).toHaveLength(1);
    expect(storedLeads(databasePath)).toMatchObject([{ message: "Please call me" }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
