import type { ChannelState } from "@/lib/domain/health/health-figures";
import { isFailing } from "@/lib/domain/notify/channel-result";
import { type Channel, CHANNELS, type NotificationSubject } from "@/lib/domain/notify/notification";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { ChannelResults } from "./channel-results";

/** How often it looks, and how long a channel has failed before operators are told by the other, in ms. */
const LOOK_EVERY_MS = 5 * 60_000;
const FAILED_FOR_MS = 60 * 60_000;

const OTHER: Readonly<Record<Channel, Channel>> = { mail: "webhook", webhook: "mail" };

type Parts = {
  results: Pick<ChannelResults, "read">;
  states: () => Promise<readonly ChannelState[]>;
  /** Queues a notice for a channel; the same one of a day once. */
  tell: (by: Channel, about: NotificationSubject) => Promise<void>;
  now: () => number;
  stopping: AbortSignal;
};

/** Tells operators by the one channel that the other one has failed for over an hour: whoever reads mails learns of it. */
export const createChannelWatch = ({ results, states, tell, now, stopping }: Parts) => {
  const look = async (): Promise<void> => {
    try {
      const known = await Promise.all(CHANNELS.map((channel) => results.read(channel)));
      if (!known.some((result) => result && isFailing(result))) return; // most of the time: the queue is not read
      const at = now();
      for (const { channel, oldestAt, lastFailure, lastSuccessAt } of await states()) {
        const isStuck = oldestAt !== null && at - oldestAt > FAILED_FOR_MS;
        if (
          isStuck &&
          lastFailure &&
          isFailing({ failure: lastFailure, succeededAt: lastSuccessAt })
        ) {
          const notice = { what: channel, code: lastFailure.code };
          await tell(OTHER[channel], { kind: "notice", notice, at });
        }
      }
    } catch (error) {
      log.error({ event: "channels not watched", kind: errorName(error) });
    }
  };
  return {
    /** Looks once. Never rejects. */
    look,
    /** Looks every five minutes until the process stops. */
    start: (): void => {
      const timer = setInterval(() => void look(), LOOK_EVERY_MS);
      timer.unref();
      stopping.addEventListener("abort", () => clearInterval(timer), { once: true });
    },
  };
};
