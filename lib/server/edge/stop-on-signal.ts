import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const FINISH_WITHIN_MS = 10_000;
/** How long open connections may still bring a request, in ms; its answer ends the connection. */
const GRACE_MS = 500;
/** Ctrl-C arrives up to three times: signals within this time, in ms, count as one. */
const SAME_SIGNAL_MS = 1_000;

type Steps = { begin: () => void; finish: () => void | Promise<void> };

/** Waits for the requests under way; false when some had to be cut off after 10 s. */
const drain = async (server: Server): Promise<boolean> => {
  // close() cuts idle connections, on which a client may be sending a request right now.
  await sleep(GRACE_MS);
  const isClosed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
  const isClean = await Promise.race([isClosed, sleep(FINISH_WITHIN_MS, false)]);
  if (!isClean) server.closeAllConnections();
  return isClean;
};

/** Ends the process once every request is answered: code 0, or 1 when one had to be cut off. */
export const stopOnSignal = (server: Server, { begin, finish }: Steps): void => {
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
