import { errorMessage } from "./error-text.ts";
import { env } from "./env.ts";

/**
 * Ends the process with a message when a variable is wrong, so that a wrong configuration fails at the start and not at
 * a visitor's request.
 */
export const checkEnvironment = (): void => {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
};
