import type { Analysis } from "@/lib/domain/check/analysis";
import { ADVICE_CACHE_HOURS } from "@/lib/domain/leads/retention";
import { log } from "@/lib/server/core/log";
import { errorName } from "@/lib/server/core/error-text";
import type { SharedRedis } from "@/lib/server/core/redis";
import { storedAdvice } from "@/lib/server/store/schemas/stored-visitor";

const KEPT_MS = ADVICE_CACHE_HOURS * 60 * 60 * 1000;
/** About 4 KB each. */
const KEPT_IN_MEMORY = 500;

/** The AI's advice by the hash of its prompt. Never rejects: without a cached advice the AI is asked again. */
export type AdviceCache = {
  find: (hash: string) => Promise<Analysis | null>;
  keep: (hash: string, analysis: Analysis) => Promise<void>;
};

const understood = (hash: string, text: string): Analysis | null => {
  try {
    return storedAdvice.parse(JSON.parse(text));
  } catch (error) {
    log.error({
      event: "unreadable cached advice",
      hash: hash.slice(0, 8),
      kind: errorName(error),
    });
    return null;
  }
};

/** Keeps the last 500 for an hour in this process's memory, and all of that hour in Redis where instances share one. */
export const createAdviceCache = (redis: SharedRedis | null, now: () => number): AdviceCache => {
  const own = new Map<string, { analysis: Analysis; until: number }>();
  const keyOf = (hash: string) => `advice:${hash}`;

  const ownOne = (hash: string) => {
    const found = own.get(hash);
    if (found && found.until > now()) return found.analysis;
    own.delete(hash);
    return null;
  };

  const sharedOne = async (hash: string) => {
    const text = await redis?.attempt((client) => client.get(keyOf(hash)));
    return text ? understood(hash, text) : null;
  };

  return {
    find: async (hash) => ownOne(hash) ?? sharedOne(hash),
    keep: async (hash, analysis) => {
      own.delete(hash);
      own.set(hash, { analysis, until: now() + KEPT_MS });
      for (const oldest of own.keys()) {
        if (own.size <= KEPT_IN_MEMORY) break;
        own.delete(oldest);
      }
      const text = JSON.stringify(analysis);
      await redis?.attempt((client) => client.set(keyOf(hash), text, "PX", KEPT_MS));
    },
  };
};
