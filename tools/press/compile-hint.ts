import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Tells V8 (Chrome 136 and later) that each function of this file is called soon. For other engines it is a comment.
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Makes browsers compile the scripts of a folder while they download, on another thread. Otherwise they compile each
 * function at its first call, which was most of a page's cost of starting the framework. Files that have the hint stay
 * as they are.
 */
export const addCompileHint = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.endsWith(".js")) continue;
    const text = readFileSync(file, "utf8");
    if (!text.startsWith(HINT)) writeFileSync(file, HINT + text);
  }
};
