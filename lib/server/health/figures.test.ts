// holds: #health
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ChannelState } from "@/lib/domain/health/health-figures";
import { log } from "@/lib/server/core/log";
import { BARE_FILE, BARE_SITE, MADE_UP_SITE } from "@/test/builders/sites";
import { createHealthFigures } from "./figures";
import { metricsText } from "./metrics";

const AT = Date.parse("2026-11-22T06:00:00Z");
let now = AT;
const mail: ChannelState = {
  ...{ channel: "mail", isOn: true, count: 3, isMore: false, oldestAt: AT },
  ...{ failure: null, lastFailure: null, lastSuccessAt: AT },
};
const PARTS: Parameters<typeof createHealthFigures>[0] = {
  settings: {
    ...{ store: "sqlite", siteUrl: "https://bizgrow.example", aiDailyBudget: 9, backupPath: null },
    groq: { apiKey: "k", baseUrl: undefined, models: ["m"] },
  },
  readiness: async () => ({ store: "ok", ai: "ok" }),
  storageUse: async () => ({ usedBytes: 1, maxBytes: null, freeShare: 0.5, isReserveUsed: false }),
  fileBytes: async () => 3,
  database: async () => ({ id: 7, leads: 5, visitors: 9 }),
  channels: async () => [mail],
  advice: async () => ({ asked: 2, given: 1, lastGivenAt: AT }),
  aiFailure: async () => null,
  aiSpent: async () => 4,
  build: () => null,
  startedAt: AT,
  now: () => now,
};

beforeEach(() => {
  now = AT;
});
afterEach(() => jest.restoreAllMocks());

test("what could not be read is not known, and does not look healthy", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const fails = () => Promise.reject(new Error("away"));
  const figures = await createHealthFigures({
    ...PARTS,
    settings: { ...PARTS.settings, backupPath: "package.json" },
    ...{ readiness: fails, storageUse: fails, fileBytes: fails, channels: fails },
    ...{ advice: fails, aiFailure: fails, aiSpent: fails },
  }).read();
  expect(figures).toMatchObject({
    store: { kind: "sqlite", state: null, usedBytes: null, fileBytes: null, freeShare: null },
    ...{ channels: null, backup: null },
    ai: { isOn: true, state: null, asked: null, given: null, lastGivenAt: null, spent: null },
  });
  const logged = error.mock.calls.map(([line]) => (line as { part?: string }).part);
  const parts = ["readiness", "storage", "queue", "advice", "budget", "AI", "backup"];
  expect(new Set(logged)).toEqual(new Set(parts));
  const told = metricsText(figures).match(/^bizgrow_\w+/gm);
  expect(told).toEqual([
    "bizgrow_build_info",
    "bizgrow_start_time_seconds",
    "bizgrow_ai_calls_allowed",
  ]);
});

test("a folder that the first copy will make has no copy yet", async () => {
  const settings = { ...PARTS.settings, backupPath: "no-such-folder-of-backups" };
  const { backup } = await createHealthFigures({ ...PARTS, settings }).read();
  expect(backup).toEqual({ isWatched: true, newest: null });
});

describe("the newest copy", () => {
  const folder = mkdtempSync(join(tmpdir(), "copies-"));
  const settings = { ...PARTS.settings, backupPath: folder };
  afterAll(() => rmSync(folder, { recursive: true }));
  const copy = (id: number, leads: number) => {
    const path = join(folder, `${id}.db`);
    const db = new DatabaseSync(path);
    db.exec(`PRAGMA application_id = ${id}; CREATE TABLE leads (id TEXT)`);
    for (let n = 0; n < leads; n++) db.exec("INSERT INTO leads VALUES ('a')");
    db.close();
    return path;
  };
  const read = async () => createHealthFigures({ ...PARTS, settings }).read();

  test.each([
    ["of this database", 7, { leads: 3, isOther: false }, 0],
    ["made before databases had ids", 0, { leads: 3, isOther: false }, 0],
    ["of another database", 8, { leads: 3, isOther: true }, 1],
    ["that cannot be read", 9, { leads: null, isOther: false }, 1],
  ])("a copy %s is compared with the site's database", async (_, id, expected, degraded) => {
    const path = copy(id, 3);
    if (expected.leads === null) writeFileSync(path, "nothing that SQLite wrote ".repeat(500));
    const figures = await read();
    expect(figures.backup?.newest).toMatchObject({ ...expected, siteLeads: 5 });
    const lines = metricsText(figures).split("\n");
    expect(lines).toContain(`bizgrow_backup_degraded ${degraded}`);
    expect(lines).toContain("bizgrow_leads 5");
    rmSync(path);
  });
});

test.each([
  [BARE_SITE, 0],
  [MADE_UP_SITE, 1],
])("the metrics say whether the facts have changed since the build", async (built, value) => {
  process.env.SITE_FACTS = BARE_FILE;
  const facts = JSON.stringify(built);
  const build = () => ({ siteUrl: "https://a.in", version: "1", commit: "c", facts });
  const figures = await createHealthFigures({ ...PARTS, build }).read();
  delete process.env.SITE_FACTS;
  expect(metricsText(figures).split("\n")).toContain(`bizgrow_facts_changed ${value}`);
  expect(JSON.stringify(figures)).not.toContain("whatsapp");
});

test("nothing is missing from the metrics when all can be read", async () => {
  const text = metricsText(await createHealthFigures(PARTS).read());
  for (const line of [
    'bizgrow_store_up{kind="sqlite"} 1',
    "bizgrow_store_degraded 0",
    "bizgrow_store_file_bytes 3",
    'bizgrow_queue_waiting{channel="mail"} 3',
    "bizgrow_ai_up 1",
    "bizgrow_ai_calls_today 4",
    "bizgrow_ai_checks_today 2",
  ])
    expect(text.split("\n")).toContain(line);
});

test.each([
  ["few", 1_000, 5_000],
  ["many", 1_001, 60_000],
])("figures with %s that wait are read again after their time", async (_, count, freshMs) => {
  const channels = jest.fn(async () => [{ ...mail, count }]);
  const { read } = createHealthFigures({ ...PARTS, channels });
  await read();
  now += freshMs - 1;
  await read();
  expect(channels).toHaveBeenCalledTimes(1);
  now += 1;
  await read();
  expect(channels).toHaveBeenCalledTimes(2);
});
