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

export type AiResult = {
  /** The AI gave usable advice. Never rejects. */
  succeeded: () => Promise<void>;
  /** It was asked and gave none. Never rejects. */
  failed: (kind: AiFailureKind) => Promise<void>;
  /** Why the last try failed; null: it did not, or there was none. Rejects with StoreUnavailable. */
  failure: () => Promise<Failure | null>;
};

/** What came of the last try of the AI, in the store: it outlasts a restart. `now` in epoch ms. */
export const createAiResult = (store: Store<ChannelResult>, now: () => number): AiResult => {
  const write = async (change: Change<ChannelResult>): Promise<void> => {
    try {
      await store.update(ID, change).catch(nullIfUnreadable); // a later release's is left as it is
    } catch (error) {
      log.warn({ event: "AI result not kept", kind: errorName(error) });
    }
  };
  return {
    succeeded: () => write((known) => withSuccess(known, now())),
    failed: async (kind) => {
      if (kind === "aborted") return; // this process stops
      await write((known) => withFailure(known, { at: now(), code: kind, status: null }));
    },
    failure: async () => {
      const known = await store.read(ID).catch(nullIfUnreadable);
      return known && isFailing(known) ? known.failure : null;
    },
  };
};
