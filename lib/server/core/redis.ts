import { errorMessage } from "./error-text";
import type { Redis } from "ioredis";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "./env";
import { log } from "./log";
import { singleton } from "./singleton";

/** How long a command waits for Redis, in ms; then the caller goes on without it. */
const COMMAND_MS = 250;
/** After so long a silence, in ms, the connection counts as dead and is made anew. */
const SILENCE_MS = 500;
const CONNECT_MS = 1_000;
const LONGEST_PAUSE_MS = 1_000;
/** A process that has just started waits so long, in ms, for its first connection before it goes on alone. */
const FIRST_CONNECTION_MS = 500;

/** A Redis that several instances share; they go on without it while it is out of reach. */
export type SharedRedis = {
  /** Resolves to what `work` does, or to null when Redis does not answer in time. Never rejects. */
  attempt<T>(work: (client: Redis) => Promise<T>): Promise<T | null>;
  close(): void;
};

const connect = async (url: string): Promise<Redis> => {
  const { Redis: Client } = await import("ioredis");
  const client = new Client(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Out of reach means no at once: a queue of commands for later would be a queue of visitors.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 50, LONGEST_PAUSE_MS),
  });
  client.on("error", () => undefined); // `attempt` logs it, once for each outage
  const ready = new Promise((resolve) => client.once("ready", resolve));
  await Promise.race([ready, sleep(FIRST_CONNECTION_MS, undefined, { ref: false })]);
  return client;
};

/** A connection to Redis, kept up by itself; the log tells once when it is lost and once when it is back. */
export const connectRedis = (url: string): SharedRedis => {
  const connection = connect(url);
  let isLost = false;
  return {
    attempt: async (work) => {
      try {
        const result = await work(await connection);
        if (isLost) log.info({ event: "redis is back" });
        isLost = false;
        return result;
      } catch (error) {
        if (!isLost) log.error({ event: "redis does not answer", reason: errorMessage(error) });
        isLost = true;
        return null;
      }
    },
    close: () => void connection.then((client) => client.disconnect()),
  };
};

/** What the instances share by REDIS_URL; null without it: then this process is on its own. */
export const sharedRedis = singleton("shared", (): SharedRedis | null => {
  const { redisUrl } = env();
  return redisUrl === null ? null : connectRedis(redisUrl);
});
