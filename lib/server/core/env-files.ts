import { existsSync } from "node:fs";

/** The files that Next reads in production; the first one that has a variable wins. */
const FILES = [".env.production.local", ".env.local", ".env.production", ".env"];

/** Adds the variables of ENV_FILE, which must be readable or the process ends, and .env files. */
export const loadEnvFiles = (): void => {
  // oxlint-disable-next-line node/no-process-env -- it says where the environment is
  const named = process.env.ENV_FILE?.trim();
  if (named) loadNamed(named);
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
};

const loadNamed = (file: string): void => {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unreadable";
    process.stderr.write(`ENV_FILE: ${file} cannot be read (${code})\n`);
    process.exit(1);
  }
};
