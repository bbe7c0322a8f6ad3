// holds: #health
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { ChannelState } from "@/lib/domain/health/health-figures";
import type { Channel, QueuedNotification } from "@/lib/domain/notify/notification";
import { newNotification } from "@/lib/domain/notify/notification";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { channelStates } from "./channel-states";

const NOW = Date.parse("2026-11-22T06:00:00Z");
const HOUR_MS = 60 * 60_000;
const queued = sqliteStore(databasePath, DELIVERIES);
afterAll(() => queued.close());

let ids = 0;
const waits = (channel: Channel, since: number, changed: Partial<QueuedNotification> = {}) => {
  const about = { kind: "lead", leadId: "1".repeat(64), receivedAt: since } as const;
  const one = { ...newNotification(channel, about, since), ...changed };
  return queued.update(String(++ids), () => one);
};
const stateOf = async (channel: Channel, most?: number): Promise<ChannelState> => {
  const results = { read: async () => null };
  const states = await channelStates({ queued, results }, ["mail", "webhook"], NOW, most);
  return states.find((state) => state.channel === channel)!;
};

test("of some hundred that wait the oldest is found, though it is due last, and each is counted", async () => {
  const young = Array.from({ length: 600 }, (_, index) => waits("webhook", NOW - index));
  const old = waits("mail", NOW - 30 * HOUR_MS, { tries: 9, dueAt: NOW + HOUR_MS });
  await Promise.all([...young, old]);
  expect(await stateOf("mail")).toMatchObject({
    ...{ count: 1, isMore: false },
    oldestAt: NOW - 30 * HOUR_MS,
  });
  expect(await stateOf("webhook")).toMatchObject({ count: 600, isMore: false });
});

test("when not all were read, no channel's count is said to be exact", async () => {
  expect(await stateOf("webhook", 500)).toMatchObject({ count: 500, isMore: true });
  expect(await stateOf("mail", 500)).toMatchObject({ count: 0, isMore: true });
});

test("one that fails while they are read is counted once", async () => {
  const find = queued.find.bind(queued);
  const spy = jest.spyOn(queued, "find").mockImplementationOnce(async (query) => {
    const page = await find(query);
    const { id } = page.rows[0]!.cursor;
    await queued.update(id, (known) => known && { ...known, dueAt: NOW + 2 * HOUR_MS });
    return page;
  });
  expect(await stateOf("webhook")).toMatchObject({ count: 600 });
  spy.mockRestore();
});
