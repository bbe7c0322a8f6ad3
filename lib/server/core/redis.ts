import { errorMessage } from "./error-text";
import type { Redis } from "ioredis";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "./env";
import { log } from "./log";
import { singleton } from "./singleton";

/** How long a command waits for Redis, in ms; then the caller goes on without it. */
const COMMAND_MS = 250;
/** After a silence of this length, in ms, the connection counts as dead and is reopened. */
const SILENCE_MS = 500;
const CONNECT_MS = 1_000;
const LONGEST_PAUSE_MS = 1_000;
/** How long a process that has just started waits for its first connection, in ms, before it goes on without Redis. */
const FIRST_CONNECTION_MS = 500;

/** A Redis that several instances share; they go on without it while it is unreachable. */
export type SharedRedis = {
  /** Resolves to the result of `work`, or to null when Redis does not answer in time. Never rejects. */
  attempt<T>(work: (client: Redis) => Promise<T>): Promise<T | null>;
  close(): void;
};

const connect = async (url: string): Promise<Redis> => {
  const { Redis: Client } = await import("ioredis");
  const client = new Client(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Fail at once while Redis is unreachable: queued commands would keep visitors waiting.
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

/** A connection to Redis that reconnects by itself; the log has one line when it is lost and one when it is back. */
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

/** The Redis of REDIS_URL; null without one: then this process counts alone. */
export const sharedRedis = singleton("shared", (): SharedRedis | null => {
  const { redisUrl } = env();
  return redisUrl === null ? null : connectRedis(redisUrl);
});
