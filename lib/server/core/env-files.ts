import { existsSync } from "node:fs";

/** The files that Next reads in production, the strongest first. */
const FILES = [".env.production.local", ".env.local", ".env.production", ".env"];

/** Adds what stands in the .env files to the environment; what is set already stays. */
export const loadEnvFiles = (): void => {
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
};
