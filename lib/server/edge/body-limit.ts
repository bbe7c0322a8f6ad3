import type { IncomingMessage } from "node:http";

/** Largest body of a JSON call, in bytes (security.md T12). */
export const MAX_JSON_BYTES = 16 * 1024;
/**
 * Largest body of a form, in bytes: a letter of Hindi takes nine of them here, so the longest message would not
 * fit into what a JSON call may have.
 */
export const MAX_FORM_BYTES = 48 * 1024;

const FORM_PATHS = ["/api/leads/contact", "/api/leads/newsletter"];

export const maxBodyBytes = (path: string): number =>
  FORM_PATHS.includes(path) ? MAX_FORM_BYTES : MAX_JSON_BYTES;

/**
 * Counts a body while it streams. What goes past `maxBytes` reaches nobody: `refuse` is called once, and the rest
 * is thrown away as it comes.
 */
export const capBody = (req: IncomingMessage, maxBytes: number, refuse: () => void): void => {
  let bytes = 0;
  const push = req.push.bind(req);
  // The parser hands each piece to push; a listener for "data" would start the stream before the handler reads it.
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const wasWithin = bytes <= maxBytes;
    bytes += chunk?.length ?? 0;
    if (bytes <= maxBytes) return push(chunk, encoding);
    if (wasWithin) refuse();
    return true;
  };
};
