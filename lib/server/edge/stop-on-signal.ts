import type { Server as HttpServer } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How long requests under way may take to their end. */
const FINISH_WITHIN_MS = 10_000;
/** For how long a connection at rest may still bring a request: a client may be sending one at this very moment. */
const REST_MS = 500;
const POLL_MS = 50;
/** Ctrl-C reaches us from the terminal, from npm and by the end of npm's shell (scripts/serve.mjs): one signal. */
const SAME_SIGNAL_MS = 1_000;

type Steps = {
  /** At the signal: from here on nothing new begins, and what waits for others stops waiting. */
  begin: () => void;
  /** After the last answer. */
  finish: () => void | Promise<void>;
};

/**
 * Resolves once the server takes no connection any more and has finished what was under way: to true, or to false
 * when it had to cut something off after 10 s.
 */
const drained = async (server: HttpServer): Promise<boolean> => {
  let isDone = false;
  // Not server.close(): it would cut connections at rest at once, and stop the time-outs of the others.
  NetServer.prototype.close.call(server, () => (isDone = true));
  const startedAt = performance.now();
  for (let ms = 0; !isDone && ms < FINISH_WITHIN_MS; ms = performance.now() - startedAt) {
    if (ms >= REST_MS) server.closeIdleConnections();
    await sleep(POLL_MS);
  }
  if (!isDone) server.closeAllConnections();
  return isDone;
};

/** Ends the process well on SIGTERM or SIGINT: exit code 0, or 1 when something had to be cut off (security.md R10). */
export const stopOnSignal = (server: HttpServer, { begin, finish }: Steps): void => {
  let stoppingSince: number | undefined;
  const stop = async () => {
    begin();
    const isClean = await drained(server);
    await finish();
    process.exit(isClean ? 0 : 1);
  };
  const onSignal = () => {
    const now = performance.now();
    if (stoppingSince === undefined) void stop();
    else if (now - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    stoppingSince ??= now;
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
};
