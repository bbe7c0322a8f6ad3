import {
  type ChannelResult,
  withFailure,
  withRefusal,
  withSuccess,
} from "@/lib/domain/notify/channel-result";
import type { Failure } from "@/lib/domain/notify/failure";
import type { Channel, NotificationSubject } from "@/lib/domain/notify/notification";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { type Change, type Store, StoreUnavailable } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { SendNotification } from "./channel";
import { failureOf } from "./failure-of";

/** The other end took one; `refusedWith`: it refused some receivers. Never rejects. */
export type OnTaken = (taken?: {
  isReport: boolean;
  refusedWith: { status: number | null } | null;
}) => Promise<void>;

/** The failure, told apart from those of our own addresses when a visitor's is wrong. */
const failureFor = (about: NotificationSubject, failure: Failure): Failure =>
  about.kind === "report" && failure.code === "address"
    ? { ...failure, code: "visitorAddress" }
    : failure;

/** What came of each channel's last tries: it outlasts a notification, and a restart. */
export const createChannelResults = (store: Store<ChannelResult>, now: () => number) => {
  const write = async (channel: Channel, change: Change<ChannelResult>): Promise<void> => {
    try {
      await store.update(channel, change).catch(nullIfUnreadable); // a later release's is left as it is
    } catch (error) {
      log.warn({ event: "channel result not kept", channel, kind: errorName(error) });
    }
  };
  return {
    onTaken:
      (channel: Channel): OnTaken =>
      (taken) =>
        write(channel, (known) =>
          taken?.refusedWith
            ? withRefusal(known, { at: now(), code: "address", status: taken.refusedWith.status })
            : withSuccess(known, now(), taken?.isReport),
        ),
    watched:
      (channel: Channel, send: SendNotification): SendNotification =>
      async (message) => {
        try {
          return await send(message);
        } catch (error) {
          const failure = failureFor(message.about, failureOf(error, now()));
          if (!(error instanceof StoreUnavailable))
            await write(channel, (known) => withFailure(known, failure));
          throw error;
        }
      },
    /** The result of a channel, null without one. Rejects with StoreUnavailable. */
    read: (channel: Channel): Promise<ChannelResult | null> =>
      store.read(channel).catch(nullIfUnreadable),
  };
};

export type ChannelResults = ReturnType<typeof createChannelResults>;
