import type { ServerResponse } from "node:http";

const POLICY = "Content-Security-Policy";
const CACHE = "Cache-Control";

/** A new build is visible within a minute, and a cache may serve an old page for ten when we do not answer. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

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
  policy: (written: string) => string;
  /** Whether the process stops: then the connection ends with this answer. */
  isStopping: () => boolean;
};

/** Next makes a list of a route handler's header, even of a single one. */
const policyOf = (res: ServerResponse): string | null => {
  const value = [res.getHeader(POLICY)].flat();
  return value.length === 1 && typeof value[0] === "string" ? value[0] : null;
};

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** Adds the missing headers when they are sent. Set earlier, Next would add second values. */
export const completeHeaders = (
  res: ServerResponse,
  defaults: Readonly<Record<string, string>>,
  { policy, isStopping }: Rules,
): void => {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    const written = policyOf(res);
    if (written) res.setHeader(POLICY, policy(written));
    const status = typeof args[0] === "number" ? args[0] : res.statusCode;
    // A cache may keep a redirect without Cache-Control; a 304 repeats that of the answer the client has.
    if (isRedirect(status) && !res.hasHeader(CACHE)) res.setHeader(CACHE, "no-store");
    for (const [name, value] of Object.entries(defaults))
      if (!res.hasHeader(name)) res.setHeader(name, value);
    if (isStopping()) res.setHeader("Connection", "close");
    return writeHead(...args);
  };
};
