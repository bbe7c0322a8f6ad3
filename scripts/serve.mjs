import { createRequire } from "node:module";

/**
 * Serves the site on PORT (3000) and HOST (localhost), in this very process, so that a signal reaches the
 * server itself: `node scripts/serve.mjs` the production build, `node scripts/serve.mjs dev` with hot reload.
 */
const mode = process.argv[2] === "dev" ? "dev" : "start";
const host = process.env.HOST || "localhost";

process.env.NEXT_TELEMETRY_DISABLED ??= "1";
process.argv.splice(2, Infinity, mode, "--hostname", host);
createRequire(import.meta.url)("next/dist/bin/next");
