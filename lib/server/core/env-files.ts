import { existsSync } from "node:fs";

/** The files that Next reads in production; the first one that has a variable wins. */
const FILES = [".env.production.local", ".env.local", ".env.production", ".env"];

/** Adds the variables of the .env files to the environment; a variable that is set already wins. */
export const loadEnvFiles = (): void => {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
};
