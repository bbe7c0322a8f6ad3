import type { Server as HttpServer } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How long requests under way may take to their end. */
const FINISH_WITHIN_MS = 10_000;
/** How long an idle connection may still bring a request: a client may be sending one at this very moment. */
const IDLE_GRACE_MS = 500;
const POLL_MS = 50;
/** Ctrl-C reaches us from the terminal, from npm and by the end of npm's shell (scripts/serve.mjs): one signal. */
const SAME_SIGNAL_MS = 1_000;

type Steps = {
  /** At the signal: nothing new begins any more, and whatever waits for other services stops waiting. */
  begin: () => void;
  /** After the last answer. */
  finish: () => void | Promise<void>;
};

/** Takes no new connection and waits for the requests under way; false when it had to cut some off after 10 s. */
const drain = async (server: HttpServer): Promise<boolean> => {
  let isDone = false;
  // Not server.close(): it would cut idle connections at once, and stop the time-outs of the others.
  NetServer.prototype.close.call(server, () => (isDone = true));
  const startedAt = performance.now();
  for (let ms = 0; !isDone && ms < FINISH_WITHIN_MS; ms = performance.now() - startedAt) {
    if (ms >= IDLE_GRACE_MS) server.closeIdleConnections();
    await sleep(POLL_MS);
  }
  if (!isDone) server.closeAllConnections();
  return isDone;
};

/**
 * Ends the process on SIGTERM or SIGINT once everything under way is answered: exit code 0, or 1 when something had to
 * be cut off (docs/product.md#r10). A second signal, a second later, ends it at once.
 */
export const stopOnSignal = (server: HttpServer, { begin, finish }: Steps): void => {
  let stoppingSince: number | undefined;
  const stop = async () => {
    begin();
    const isClean = await drain(server);
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
