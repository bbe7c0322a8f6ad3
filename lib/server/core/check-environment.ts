import { errorMessage } from "./error-text.ts";
import { env } from "./env.ts";

/** Ends the process with a message when a variable is wrong. */
export const checkEnvironment = (): void => {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
};
