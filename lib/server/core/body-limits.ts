/** Largest body of a JSON call, in bytes (docs/security.md#t12). */
export const MAX_JSON_BYTES = 16 * 1024;
/**
 * Largest body of a form, in bytes: a letter of Hindi takes nine of them in a form, so the longest message would not
 * fit into what a JSON call may have.
 */
export const MAX_FORM_BYTES = 48 * 1024;

const FORM_PATHS = ["/api/leads/contact", "/api/leads/newsletter"];

/** How many bytes the body of a request for this path may have. */
export const maxBodyBytes = (path: string): number =>
  FORM_PATHS.includes(path) ? MAX_FORM_BYTES : MAX_JSON_BYTES;
