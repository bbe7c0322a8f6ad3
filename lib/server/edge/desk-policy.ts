import { randomBytes } from "node:crypto";
import { isDeskPath } from "../../domain/core/desk-path.ts";
import { pagePolicy, type Sources } from "./content-policy.ts";

const NONCE_BYTES = 16;
/** Where the form with an edited message leads to (app/api/desk/leads/[id]/talk): a policy of forms holds for their redirects, too. */
const TALKS = ["https://wa.me", "https://api.whatsapp.com", "mailto:"];

/**
 * The content policy of the desk's pages, which are rendered at each request: null for any other path. Each has a new
 * nonce, which Next reads from the request and writes into its inline scripts.
 */
export const deskPolicy =
  (more: Sources, siteUrl: string) =>
  (path: string): string | null =>
    isDeskPath(path)
      ? pagePolicy(
          [`'nonce-${randomBytes(NONCE_BYTES).toString("base64")}'`],
          { ...more, "form-action": TALKS },
          siteUrl,
        )
      : null;
