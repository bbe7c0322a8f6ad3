/** Largest body of a JSON call, in bytes (docs/security.md#t12). */
export const MAX_JSON_BYTES = 16 * 1024;
/**
 * Largest body of a form, in bytes. Form encoding takes nine bytes for a letter of Hindi, so the longest message would
 * not fit into the limit of a JSON call.
 */
export const MAX_FORM_BYTES = 48 * 1024;
/** The same for a list of people, which operators import. */
export const MAX_IMPORT_BYTES = 1024 * 1024;

const FORM_PATHS = /^\/api\/(?:leads\/(?:contact|newsletter)$|desk\/)/;

/** The largest body, in bytes, of a request for this path. */
export const maxBodyBytes = (path: string): number => {
  if (path === "/api/desk/import") return MAX_IMPORT_BYTES;
  return FORM_PATHS.test(path) ? MAX_FORM_BYTES : MAX_JSON_BYTES;
};
