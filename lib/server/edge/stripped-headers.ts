import type { IncomingHttpHeaders } from "node:http";

/**
 * Headers by which Next and the platforms it runs on talk to themselves, or from which it would take a nonce. From
 * a visitor none of them means anything but an attack (security.md T11, rows 76-80).
 */
const INTERNAL =
  /^(?:x-(?:forwarded|middleware|invoke|nextjs|next|vercel|now|prerender|matched|client)-.*|x-(?:matched-path|nonce|real-ip|http-method-override|original-url|rewrite-url)|forwarded|next-(?:resume|action|hmr-refresh)|content-security-policy(?:-report-only)?)$/;

export const stripInternal = (headers: IncomingHttpHeaders): void => {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
};
