import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { allowed, forbidden, options, ROOMS_OF } from "../.dependency-cruiser.mjs";

/** Checks the import rules over every source file; exit 1 with a list of violations. */
const FOLDERS = ["app", "bench", "components", "lib", "scripts", "tools", "test", "e2e"];
const ROOT_FILES = /^(instrumentation|server|next\.config)\.ts$/;

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

// With a TypeScript that it does not support, dependency-cruiser reads no file and reports no violation.
const seen = new Set(output.modules.map((module) => module.source));
const unseen = sources.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`);
const broken = output.summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
);

/** The imports between rooms of a layer that are part of a circle of rooms. */
const circlesIn = (layer) => {
  const room = (file) => new RegExp(`^${layer}/([^/]+)/`).exec(file)?.[1];
  const arrows = output.modules
    .filter(({ source }) => room(source) && !/\.test\.tsx?$/.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter(([from, to]) => room(to) && room(to) !== room(from));
  const reachable = (start, seen = new Set()) => {
    for (const [from, to] of arrows)
      if (room(from) === start && !seen.has(room(to))) reachable(room(to), seen.add(room(to)));
    return seen;
  };
  return arrows
    .filter(([from, to]) => reachable(room(to)).has(room(from)))
    .map(([from, to]) => `circle of rooms: ${from} → ${to}`);
};
const problems = [...unseen, ...broken, ...ROOMS_OF.flatMap(circlesIn)];

console.log(
  [...problems, `${sources.length} source files, ${problems.length} problems`].join("\n"),
);
process.exitCode = sources.length > 0 && problems.length === 0 ? 0 : 1;
