import {
  type ChannelResult,
  isFailing,
  withFailure,
  withSuccess,
} from "@/lib/domain/notify/channel-result";
import type { Failure } from "@/lib/domain/notify/failure";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { Change, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { AiFailureKind } from "./ai-failure";

const ID = "ai";

/** What came of the last try of the AI, in the store: it outlasts a restart. `now` in epoch ms. */
export const createAiResult = (store: Store<ChannelResult>, now: () => number) => {
  const write = async (change: Change<ChannelResult>): Promise<void> => {
    try {
      await store.update(ID, change).catch(nullIfUnreadable); // a later release's is left as it is
    } catch (error) {
      log.warn({ event: "AI result not kept", kind: errorName(error) });
    }
  };
  return {
    /** The AI gave usable advice. Never rejects. */
    succeeded: (): Promise<void> => write((known) => withSuccess(known, now())),
    /** It was asked and gave none. Never rejects. */
    failed: async (kind: AiFailureKind): Promise<void> => {
      if (kind === "aborted") return; // this process stops
      await write((known) => withFailure(known, { at: now(), code: kind, status: null }));
    },
    /** Why the last try failed; null: it did not. Rejects with StoreUnavailable. */
    failure: async (): Promise<Failure | null> => {
      const known = await store.read(ID).catch(nullIfUnreadable);
      return known && isFailing(known) ? known.failure : null;
    },
  };
};

export type AiResult = ReturnType<typeof createAiResult>;
