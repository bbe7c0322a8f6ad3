import { loadEnvFiles } from "../core/env-files.ts";

/**
 * Imported first of all, this makes the process one of production with its .env files read, as `next start` would:
 * Next, React and our log look at the environment as soon as they are imported.
 */
// eslint-disable-next-line no-restricted-syntax -- what others read, not what we do
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
loadEnvFiles();
