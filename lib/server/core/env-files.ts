import { existsSync } from "node:fs";

/** The files that Next reads in production; the first one that has a variable wins. */
const FILES = [".env.production.local", ".env.local", ".env.production", ".env"];

/**
 * Adds the variables of the file that ENV_FILE names, then of the .env files, to the environment; a variable that is set
 * already wins. Throws an Error with the file's name when ENV_FILE cannot be read.
 */
export const loadEnvFiles = (): void => {
  // eslint-disable-next-line no-restricted-syntax -- it says where the environment is
  const named = process.env.ENV_FILE?.trim();
  if (named) loadNamed(named);
  for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file);
};

const loadNamed = (file: string): void => {
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? "unreadable";
    throw new Error(`ENV_FILE: ${file} cannot be read (${code})`, { cause });
  }
};
