// holds: #r13
// Servers with a wrong clock, one after the other.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { Person } from "@/lib/domain/leads/person";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { createSender } from "@/test/support/durable-sender";
import { createVisitor, isRight } from "@/test/support/durable-visitor";
import { storedRecords } from "@/test/support/stored-records";
import { eventually } from "@/test/support/eventually";
import { startSite } from "@/test/support/site";
import { answersOf, makeVisitor } from "./visitor";

const NODE_OPTIONS = "--import ./test/support/shifted-clock.mjs";
const DAY_MS = 24 * 60 * 60_000;
/** Making a record, a whole check, and the first answer of the next one. */
const WRITES = 1 + QUESTION_IDS.length + 1 + 1;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "bizgrow-clock-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([-2 * 365, 3 * 365])(
  "with a clock that is wrong by %s days a check and a message are taken, and kept over a restart",
  async (days) => {
    const database = join(folder, "site.db");
    const start = () =>
      startSite({
        SQLITE_PATH: database,
        TRUST_PROXY_HOPS: "1",
        NODE_OPTIONS,
        CLOCK_SHIFT_MS: `${days * DAY_MS}`,
      });
    let site = await start();
    try {
      const [visitor, sender] = [createVisitor(), createSender()];
      for (let n = 0; n < WRITES; n++) await visitor.write(site.url);
      await sender.write(site.url);
      await site.stop();
      site = await start();
      await visitor.write(site.url);
      expect((await fetch(`${site.url}/api/ready`)).status).toBe(200);
      expect(await isRight(visitor, site.url)).toBe(true);
      expect(sender.wrongIn(database)).toEqual([]);
    } finally {
      await site.stop();
    }
  },
  60_000,
);

test.each([400, 30, -400])(
  "a clock wrong by %s days over two starts loses no visitor, no message and no person's list",
  async (days) => {
    const database = join(folder, "site.db");
    const start = (shift: number) =>
      startSite({
        SQLITE_PATH: database,
        TRUST_PROXY_HOPS: "1",
        NODE_OPTIONS,
        CLOCK_SHIFT_MS: `${shift * DAY_MS}`,
      });
    const [visitor, sender] = [createVisitor(), createSender()];
    for (const shift of [0, days, days, 0]) {
      const site = await start(shift);
      try {
        for (let n = 0; n < 3; n++) await visitor.write(site.url);
        await sender.write(site.url);
        expect(await isRight(visitor, site.url)).toBe(true);
      } finally {
        await site.stop();
      }
    }
    expect(sender.wrongIn(database)).toEqual([]);
    const listed = [...storedRecords<Person>(database, "people").values()].flatMap(({ leads }) =>
      leads.map(({ id }) => id),
    );
    expect(listed).toHaveLength(sender.acknowledged());
  },
  60_000,
);

test.each([-30, 30])(
  "a clock set by %s days during an analysis neither ends nor prolongs it",
  async (days) => {
    const groq = await startGroqStandin({ mode: "slow-2000" });
    const site = await startSite({
      GROQ_API_KEY: "test",
      GROQ_BASE_URL: groq.url,
      NODE_OPTIONS,
      CLOCK_JUMP_MS: `${days * DAY_MS}`,
    });
    try {
      const visitor = await makeVisitor(site.url, 1);
      const finished = visitor.finish(answersOf(7));
      await eventually("a call to the AI", () => groq.calls() === 1);
      process.kill(site.pid, "SIGUSR2");
      expect(await finished).toMatchObject({ status: 200, source: "ai" });
      expect((await visitor.answer("b1", Date.now())).status).toBe(204);
      expect((await fetch(`${site.url}/api/ready`)).status).toBe(200);
    } finally {
      await site.stop();
      await groq.close();
    }
  },
  60_000,
);
