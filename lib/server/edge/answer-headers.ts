import type { ServerResponse } from "node:http";
import { shortened } from "./cache-control.ts";

const POLICY = "Content-Security-Policy";
const CACHE = "Cache-Control";
const VARY = "Vary";
/** Names of Next's own routes, which a visitor has no use for unless its router reads a page. */
const OF_NEXT = /^x-nextjs-/i;

type Rules = {
  /** What becomes of a content policy that the answer has. */
  policy: (written: string) => string;
  /** Whether the connection ends with this answer. */
  isLast: () => boolean;
};

/** A header's one value; Next adds a route handler's headers to a list, also where it is the only one. */
const textOf = (res: ServerResponse, name: string): string | null => {
  const value = [res.getHeader(name)].flat();
  return value.length === 1 && typeof value[0] === "string" ? value[0] : null;
};

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * Completes the headers of an answer at the moment they are sent: `defaults` where it has none of its own, and the
 * last word on its content policy. Not before: to most headers that stand already Next adds a second value, and of
 * two policies a browser obeys both.
 */
export const completeHeaders = (
  res: ServerResponse,
  defaults: Readonly<Record<string, string>>,
  { policy, isLast }: Rules,
): void => {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    const written = textOf(res, POLICY);
    if (written) res.setHeader(POLICY, policy(written));
    const kept = textOf(res, CACHE);
    if (kept) res.setHeader(CACHE, shortened(kept));
    const status = typeof args[0] === "number" ? args[0] : res.statusCode;
    // A cache may keep a redirect that says nothing; 304 speaks of an answer that it has.
    if (isRedirect(status) && !res.hasHeader(CACHE)) res.setHeader(CACHE, "no-store");
    // Next writes this name in two ways, which would tell pages apart that are not there.
    const vary = res.getHeader(VARY);
    if (vary !== undefined) {
      res.removeHeader(VARY);
      res.setHeader(VARY, vary);
    }
    if (status >= 300)
      for (const name of res.getHeaderNames()) if (OF_NEXT.test(name)) res.removeHeader(name);
    for (const [name, value] of Object.entries(defaults))
      if (!res.hasHeader(name)) res.setHeader(name, value);
    res.removeHeader("Refresh"); // Next's, on redirects, for browsers of the nineties
    if (isLast()) res.setHeader("Connection", "close");
    return writeHead(...args);
  };
};
