import { type ChannelState, MOST_COUNTED } from "@/lib/domain/health/health-figures";
import { type Channel, CHANNELS, type QueuedNotification } from "@/lib/domain/notify/notification";
import type { ChannelResults } from "./channel-results";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";

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

/** The notifications that wait, each once, and whether some were not read. */
const waitingIn = async (
  queued: Store<QueuedNotification>,
  now: number,
  most: number,
): Promise<{ waiting: QueuedNotification[]; isCut: boolean }> => {
  // By id: one that failed meanwhile is due later, and is found a second time.
  const waiting = new Map<string, QueuedNotification>();
  const query = { by: "dueAt", order: "asc", limit: PAGE } as const;
  let read = 0;
  for await (const { rows, next } of pagesOf((after) => queued.find({ ...query, after }))) {
    for (const { cursor, record } of rows)
      if (isWaiting(record, now)) waiting.set(cursor.id, record);
    read += PAGE;
    if (next && read >= most) return { waiting: [...waiting.values()], isCut: true };
  }
  return { waiting: [...waiting.values()], isCut: false };
};

/**
 * What waits in each channel, and what came of its last tries; `isOn` are the configured ones. It reads at most
 * `most` documents: up to that number the counts and the oldest are exact, whatever order they are due in.
 * Rejects with StoreUnavailable.
 */
export const channelStates = async (
  { queued, results }: Parts,
  isOn: readonly Channel[],
  now: number,
  most = MOST_COUNTED,
): Promise<ChannelState[]> => {
  const { waiting, isCut } = await waitingIn(queued, now, most);
  return Promise.all(
    CHANNELS.map(async (channel): Promise<ChannelState> => {
      const result = await results.read(channel);
      const nothing: ChannelState = {
        channel,
        isOn: isOn.includes(channel),
        count: 0,
        isMore: isCut,
        oldestAt: null,
        failure: null,
        lastFailure: result?.failure ?? null,
        lastSuccessAt: result?.succeededAt ?? null,
      };
      return waiting.filter((one) => one.channel === channel).reduce(withOne, nothing);
    }),
  );
};
