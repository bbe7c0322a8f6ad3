import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { allowed, forbidden, options } from "../.dependency-cruiser.mjs";

/** Checks the import rules over every source file; exit 1 with the list of what breaks them. */
const FOLDERS = ["app", "bench", "components", "lib", "scripts", "tools", "test", "e2e"];
const ROOT_FILES = /^(instrumentation|instrumentation-client|server|next\.config)\.ts$/;

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => join(folder, file).replaceAll("\\", "/"));

const sources = [
  ...FOLDERS.flatMap(sourcesIn),
  ...readdirSync(".").filter((f) => ROOT_FILES.test(f)),
];
const ruleSet = { allowed, allowedSeverity: "error", forbidden };
const tsConfig = extractTSConfig("tsconfig.json");
const { output } = await cruise(sources, { ...options, validate: true, ruleSet }, {}, { tsConfig });

// With a TypeScript that it cannot use, dependency-cruiser looks at nothing and finds nothing wrong.
const seen = new Set(output.modules.map((module) => module.source));
const unseen = sources.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`);
const broken = output.summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
);
const problems = [...unseen, ...broken];

console.log(
  [...problems, `${sources.length} source files, ${problems.length} problems`].join("\n"),
);
process.exitCode = sources.length > 0 && problems.length === 0 ? 0 : 1;
