import { type ChannelState, MOST_COUNTED } from "@/lib/domain/desk/health";
import { type Channel, CHANNELS, type QueuedNotification } from "@/lib/domain/notify/notification";
import type { ChannelResults } from "./channel-results";
import type { Cursor, Page, Store } from "@/lib/server/store/store";

const PAGE = 250;

/** Whether it waits at `now`: it was not sent, and tomorrow's summary does not count. */
const isWaiting = ({ isDone, since }: QueuedNotification, now: number): boolean =>
  !isDone && since <= now;

const withOne = (
  { count, oldestAt, failure, ...state }: ChannelState,
  { since, failure: latest }: QueuedNotification,
): ChannelState => ({
  ...state,
  count: count + 1,
  oldestAt: Math.min(oldestAt ?? since, since),
  failure: latest && latest.at >= (failure?.at ?? 0) ? latest : failure,
});

type Parts = { queued: Store<QueuedNotification>; results: Pick<ChannelResults, "read"> };

/**
 * What waits in each channel, and what came of its last tries; `isOn` are the configured ones. It reads at most MOST_COUNTED documents. Rejects with
 * StoreUnavailable.
 */
export const channelStates = async (
  { queued, results }: Parts,
  isOn: readonly Channel[],
  now: number,
): Promise<ChannelState[]> => {
  let states = await Promise.all(
    CHANNELS.map(async (channel): Promise<ChannelState> => {
      const result = await results.read(channel);
      return {
        channel,
        isOn: isOn.includes(channel),
        count: 0,
        oldestAt: null,
        failure: null,
        lastFailure: result?.failure ?? null,
        lastSuccessAt: result?.succeededAt ?? null,
      };
    }),
  );
  let after: Cursor | null = null;
  for (let read = 0; read < MOST_COUNTED; read += PAGE) {
    const page: Page<QueuedNotification> = await queued.listDue({
      now: Number.MAX_SAFE_INTEGER,
      after,
      limit: PAGE,
    });
    for (const { record } of page.rows)
      if (isWaiting(record, now))
        states = states.map((state) =>
          state.channel === record.channel ? withOne(state, record) : state,
        );
    if (!page.next) break;
    after = page.next;
  }
  return states;
};
