/** What every answer says to a browser, whatever its status (security.md "Header set"). */
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

/** The security headers of a site at `siteUrl`, but for the content policy, which is each answer's own. */
export const securityHeaders = (siteUrl: string): Readonly<Record<string, string>> =>
  siteUrl.startsWith("https:") ? { ...ALWAYS, ...HTTPS_ONLY } : ALWAYS;
