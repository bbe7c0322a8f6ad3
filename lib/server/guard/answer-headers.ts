import type { ServerResponse } from "node:http";
import { shortened } from "./cache-control.ts";
import type { GuardRules } from "./guard-rules.ts";

const POLICY = "Content-Security-Policy";
const CACHE = "Cache-Control";

/** A header's one value; Next adds a route handler's headers to a list, also where it is the only one. */
const textOf = (res: ServerResponse, name: string): string | null => {
  const value = [res.getHeader(name)].flat();
  return value.length === 1 && typeof value[0] === "string" ? value[0] : null;
};

/**
 * Completes the headers of an answer at the moment they are sent: `defaults` where it has none of its own, and the
 * last word on its content policy. Not before: to most headers that stand already Next adds a second value, and of
 * two policies a browser obeys both.
 */
export const completeHeaders = (
  res: ServerResponse,
  defaults: Readonly<Record<string, string>>,
  { policy, isStopping }: Pick<GuardRules, "policy" | "isStopping">,
): void => {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    const written = textOf(res, POLICY);
    if (written) res.setHeader(POLICY, policy(written));
    const kept = textOf(res, CACHE);
    if (kept) res.setHeader(CACHE, shortened(kept));
    for (const [name, value] of Object.entries(defaults))
      if (!res.hasHeader(name)) res.setHeader(name, value);
    res.removeHeader("Refresh"); // Next's, on redirects, for browsers of the nineties
    if (isStopping()) res.setHeader("Connection", "close");
    return writeHead(...args);
  };
};
