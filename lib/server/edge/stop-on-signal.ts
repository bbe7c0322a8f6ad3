import type { Server as HttpServer } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The longest wait for requests under way, in ms. */
const FINISH_WITHIN_MS = 10_000;
/** How long an idle connection may still bring a request, because a client may be sending one right now; in ms. */
const IDLE_GRACE_MS = 500;
const POLL_MS = 50;
/**
 * Ctrl-C arrives from the terminal, from npm and through the end of npm's shell (scripts/serve.mjs): signals within
 * this time, in ms, count as one.
 */
const SAME_SIGNAL_MS = 1_000;

type Steps = {
  /** Called at the signal: starts no new work and aborts waits for other services. */
  begin: () => void;
  /** Called after the last answer. */
  finish: () => void | Promise<void>;
};

/** Takes no new connection and waits for the requests under way; false when some had to be cut off after 10 s. */
const drain = async (server: HttpServer): Promise<boolean> => {
  let isDone = false;
  // Not server.close(): it would cut idle connections at once, and disable the time-outs of the others.
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
 * Ends the process on SIGTERM or SIGINT once every request is answered: exit code 0, or 1 when one had to be cut off
 * (docs/product/data.md#r10). A second signal, a second later, ends it at once.
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
