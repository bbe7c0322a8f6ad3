import { launchGaps } from "@/lib/server/launch-gaps";
import { loadEnvFiles } from "@/lib/server/env-files";

/** `npm run launch-check`: what an operator still has to fill in before going live; exit 1 while anything is missing. */

loadEnvFiles();

const { environment, facts } = launchGaps({ ...process.env, NODE_ENV: "production" });

const print = (where: string, lines: readonly string[]) => {
  if (lines.length > 0)
    console.log([`${where}:`, ...lines.map((line) => `  - ${line}`), ""].join("\n"));
};
print("In the environment (.env.example says more)", environment);
print("In lib/content/site.ts", facts);

const missing = environment.length + facts.length;
console.log(
  missing === 0 ? "Ready to go live." : `${missing} things are missing before going live.`,
);
process.exitCode = missing === 0 ? 0 : 1;
