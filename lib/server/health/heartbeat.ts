import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";

const EVERY_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

const reasonOf = async (url: string, timeoutMs: number): Promise<string | null> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(url, { redirect: "manual", cache: "no-store", signal });
    await reply.body?.cancel();
    return reply.ok ? null : `status ${reply.status}`;
  } catch (error) {
    return errorName(error);
  }
};

/** Calls `url` every 5 minutes while `isServing`. The first failure after a success is logged. Never throws. */
export const beat = (
  url: string,
  isServing: () => Promise<boolean>,
  { everyMs = EVERY_MS, timeoutMs = TIMEOUT_MS } = {},
): void => {
  let hasFailed = false;
  const next = () => setTimeout(() => void call(), everyMs).unref();
  const call = async () => {
    if (await isServing()) {
      const reason = await reasonOf(url, timeoutMs);
      if (reason !== null && !hasFailed) log.warn({ event: "heartbeat failed", reason });
      hasFailed = reason !== null;
    }
    next();
  };
  next();
};
