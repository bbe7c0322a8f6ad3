import type { ServerResponse } from "node:http";

const POLICY = "Content-Security-Policy";
const CACHE = "Cache-Control";
const VARY = "Vary";
/** Names of Next's own routes, which only its router needs, when it reads a page. */
const NEXT_INTERNAL = /^x-nextjs-/i;

/** A new build shows within a minute, and a cache may bridge ten when we do not answer. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Next lets shared caches keep what it prerendered for a year: after the next build that is the wrong payload. */
const shortened = (cacheControl: string): string =>
  cacheControl.startsWith("s-maxage=") ? PUBLIC_CACHE : cacheControl;

/** What every answer says to a browser, whatever its status. */
const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Two years. Without `preload`, which binds an operator for longer than one site should. */
const HTTPS_ONLY = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

/** The security headers of a site at `siteUrl`, but for the content policy, which differs from answer to answer. */
export const securityHeaders = (siteUrl: string): Readonly<Record<string, string>> =>
  siteUrl.startsWith("https:") ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS;

type Rules = {
  /** The content policy to send for one that the answer has. */
  policy: (written: string) => string;
  /** Whether the connection ends with this answer. */
  isLast: () => boolean;
};

/** A header's one value; Next adds a route handler's headers to a list, even a single one. */
const textOf = (res: ServerResponse, name: string): string | null => {
  const value = [res.getHeader(name)].flat();
  return value.length === 1 && typeof value[0] === "string" ? value[0] : null;
};

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * Completes the headers of an answer at the moment they are sent: adds each of `defaults` that the answer lacks, and
 * corrects what Next wrote. Set earlier, Next would add a second value to most of them, and of two content policies a
 * browser obeys both.
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
    const cacheControl = textOf(res, CACHE);
    if (cacheControl) res.setHeader(CACHE, shortened(cacheControl));
    const status = typeof args[0] === "number" ? args[0] : res.statusCode;
    // A cache may keep a redirect that says nothing; a 304 is about an answer that the client has.
    if (isRedirect(status) && !res.hasHeader(CACHE)) res.setHeader(CACHE, "no-store");
    // Next spells this name in two ways, which would tell hidden pages from missing ones.
    const vary = res.getHeader(VARY);
    if (vary !== undefined) {
      res.removeHeader(VARY);
      res.setHeader(VARY, vary);
    }
    if (status >= 300)
      for (const name of res.getHeaderNames()) if (NEXT_INTERNAL.test(name)) res.removeHeader(name);
    for (const [name, value] of Object.entries(defaults))
      if (!res.hasHeader(name)) res.setHeader(name, value);
    res.removeHeader("Refresh"); // Next's, on redirects, for browsers of the nineties
    if (isLast()) res.setHeader("Connection", "close");
    return writeHead(...args);
  };
};
