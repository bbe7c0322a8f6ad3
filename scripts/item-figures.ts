import { siteFigureLines } from "@/tools/operator/item-figures";
import { operatorEnv } from "@/tools/operator/operator-env";

/**
 * `npm run item-figures`: how the questions behave in the stored checks (docs/product/check.md#scoring). It only reads,
 * prints nothing about one owner, and may run while the site runs.
 */
try {
  console.log((await siteFigureLines(operatorEnv())).join("\n"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
