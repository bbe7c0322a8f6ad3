// holds: #health
import "@/test/standins/dead-mail-server";
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { newNotification } from "@/lib/domain/notify/notification";
import { deskNotices } from "@/lib/server/wiring/desk";
import { healthFigures } from "@/lib/server/wiring/figures";
import * as metricsRoute from "./route";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-channel-result";
import { storeOf } from "@/lib/server/store/store-of";

const ORIGIN = "https://bizgrow.example";
const TOKEN = "t".repeat(32);
const BACKUPS = join(dirname(databasePath), "backups");
Object.assign(process.env, {
  SITE_URL: ORIGIN,
  OPERATOR_EMAILS: "asha@example.in",
  METRICS_TOKEN: TOKEN,
  BACKUP_PATH: BACKUPS,
});

const metrics = (headers: Record<string, string> = {}) =>
  metricsRoute.GET(new Request(`${ORIGIN}/api/metrics`, { headers }), {
    params: Promise.resolve({}),
  });

const LONG_AGO = Date.now() - 20 * 60_000;
const FAILURE = { at: LONG_AGO + 1_000, code: "login", status: 535 };

beforeAll(async () => {
  mkdirSync(BACKUPS, { recursive: true });
  writeFileSync(join(BACKUPS, "2026-11-21-0230.db"), "");
  await storeOf(DELIVERIES).update("1", () => ({
    ...newNotification(
      "mail",
      { kind: "notice", notice: { what: "unreadable" }, at: LONG_AGO },
      LONG_AGO,
    ),
    failure: FAILURE,
  }));
  const deletion = { kind: "deletion", leadId: "1".repeat(64), deletedAt: LONG_AGO } as const;
  await storeOf(DELIVERIES).update("2", () =>
    newNotification("webhook", deletion, LONG_AGO + 1_000),
  );
  await storeOf(CHANNEL_RESULTS).update("mail", () => ({
    failure: FAILURE,
    succeededAt: LONG_AGO,
  }));
});

test("operators see what waits, since when and why, and what the site runs on", async () => {
  const figures = await healthFigures().read();
  expect(figures).toMatchObject({
    store: { kind: "sqlite", state: "ok" },
    channels: [
      {
        ...{ channel: "mail", isOn: true, count: 1, oldestAt: LONG_AGO, failure: FAILURE },
        ...{ lastFailure: FAILURE, lastSuccessAt: LONG_AGO },
      },
      { channel: "webhook", isOn: false, count: 1, oldestAt: LONG_AGO + 1_000, failure: null },
    ],
    ai: { isOn: false, state: "standard", asked: 0, given: 0, spent: 0, budget: 2_000 },
    backup: {
      isWatched: true,
      newest: { at: expect.any(Number), leads: null, siteLeads: 0, isOther: false },
    },
    siteUrl: ORIGIN,
  });
  expect(figures.store.usedBytes).toBeGreaterThan(0);
  expect(figures.store.fileBytes).toBeGreaterThan(statSync(databasePath).size);
});

test("a banner at the desk names what waits longest, for more than 15 minutes, and what else does", async () => {
  expect(await deskNotices().read()).toEqual([
    { kind: "waiting", what: "mail", since: LONG_AGO, failure: FAILURE, also: ["webhook"] },
  ]);
});

test("metrics need the token, in the form of Prometheus", async () => {
  const headers = [{}, { authorization: "Bearer wrong" }, { authorization: TOKEN }];
  for (const given of headers) expect((await metrics(given)).status).toBe(404);
  const response = await metrics({ authorization: `Bearer ${TOKEN}` });
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const lines = (await response.text()).trimEnd().split("\n");
  for (const line of lines)
    expect(line).toMatch(/^(# (HELP|TYPE) bizgrow_\w+ .+|bizgrow_\w+(\{[^{}]*\})? [\d.e+-]+)$/);
  expect(lines).toContain('bizgrow_queue_waiting{channel="mail"} 1');
  expect(lines).toContain('bizgrow_queue_failing{channel="mail"} 1');
  expect(lines).toContain('bizgrow_channel_failing{channel="mail"} 1');
  expect(lines).toContain(`bizgrow_last_success_time_seconds{channel="mail"} ${LONG_AGO / 1_000}`);
  expect(lines).toContain('bizgrow_store_up{kind="sqlite"} 1');
  const waited = lines.find((line) => line.startsWith("bizgrow_queue_oldest_seconds"))!;
  expect(Number(waited.split(" ")[1])).toBeGreaterThanOrEqual(20 * 60);
});
