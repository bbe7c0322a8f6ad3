import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/**
 * Headers that Next and its hosting platforms use internally, or from which Next would take a nonce. From a visitor
 * they are an attack (docs/security.md#t11).
 */
const INTERNAL =
  /^(?:x-(?:forwarded|middleware|invoke|nextjs|next|vercel|now|prerender|matched|client)-.*|x-(?:matched-path|nonce|real-ip|http-method-override|original-url|rewrite-url)|forwarded|next-(?:resume|action|hmr-refresh)|content-security-policy(?:-report-only)?)$/;

/** Removes the headers that only this process may set. */
export const stripInternalHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
};

/**
 * Counts a body while it streams. At the first byte beyond `maxBytes` it calls `refuse` once, and discards that chunk
 * and all later ones.
 */
export const limitBody = (req: IncomingMessage, maxBytes: number, refuse: () => void): void => {
  let bytes = 0;
  const push = req.push.bind(req);
  // Node's parser passes each chunk to push(); a listener for "data" would start the stream before the handler reads
  // it.
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const wasWithin = bytes <= maxBytes;
    bytes += chunk?.length ?? 0;
    if (bytes <= maxBytes) return push(chunk, encoding);
    if (wasWithin) refuse();
    return true;
  };
};
