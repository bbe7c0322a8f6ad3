import type { ServerResponse } from "node:http";

const POLICY = "Content-Security-Policy";
const CACHE = "Cache-Control";
const VARY = "Vary";
/** Headers that only Next's router needs, and only with a page. */
const NEXT_INTERNAL = /^x-nextjs-/i;

/** A new build is visible within a minute, and a cache may serve an old page for ten when we do not answer. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Next lets shared caches keep prerendered pages for a year: after the next build that would be the wrong payload. */
const shortened = (cacheControl: string): string =>
  cacheControl.startsWith("s-maxage=") ? PUBLIC_CACHE : cacheControl;

/** The headers of every answer, whatever its status. */
const ALWAYS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Two years. Without `preload`, which would bind an operator's whole domain for longer. */
const HTTPS_ONLY = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

/** The security headers of a site at `siteUrl`, except the content policy, which differs between answers. */
export const securityHeaders = (siteUrl: string): Readonly<Record<string, string>> =>
  siteUrl.startsWith("https:") ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS;

type Rules = {
  /** The content policy to send in place of the one an answer has. */
  policy: (written: string) => string;
  /** Whether the connection ends with this answer. */
  isLast: () => boolean;
};

/** A header's one value; Next makes a list of a route handler's header, even of a single one. */
const textOf = (res: ServerResponse, name: string): string | null => {
  const value = [res.getHeader(name)].flat();
  return value.length === 1 && typeof value[0] === "string" ? value[0] : null;
};

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * Completes the headers of an answer when they are sent: adds those of `defaults` that are missing, and corrects
 * Next's. Set earlier, Next would add a second value to most of them, and a browser obeys both of two content policies.
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
    // A cache may keep a redirect without Cache-Control; a 304 repeats that of the answer the client has.
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
    res.removeHeader("Refresh"); // Next adds it to redirects for browsers of the 1990s
    if (isLast()) res.setHeader("Connection", "close");
    return writeHead(...args);
  };
};
