import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";

const docker = readFileSync("Dockerfile", "utf8");
const [, build = "", image = ""] = docker.split(/^FROM /m);
const COPIED = [...image.matchAll(/^COPY --from=build (.+)$/gm)].flatMap(([, words = ""]) =>
  words
    .split(" ")
    .filter((word) => word.startsWith("/site/"))
    .map((word) => word.slice("/site/".length)),
);
const IGNORED = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

const isIgnored = (path: string) =>
  IGNORED.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

/** Our own files in the image; `npm` and `next build` make the others there. */
const files = COPIED.filter((name) => !["node_modules", ".next"].includes(name))
  .flatMap((name) => globSync([name, `${name}/**/*.*`]))
  .filter((path) => !isIgnored(path));

test("the image has what runs the site and the operator's commands, and no test or benchmark", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /\.(test|spec)\.|^(test|e2e|bench|docs)\//.test(path))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const name of ["backup", "restore", "doctor"])
    expect(scripts[name]).toMatch(/^node scripts\/run\.mjs scripts\/(backup|doctor)\.ts/);
  for (const name of ["run.mjs", "serve.mjs", "backup.ts", "doctor.ts"])
    expect(files).toContain(`scripts/${name}`);
});

test("it has one Node, no build cache and no package of development", () => {
  expect(build).toContain("npm ci --ignore-scripts --omit=dev");
  const [, removed = ""] = /rm -rf (.+)/.exec(build) ?? [];
  for (const path of [".next/cache", "node_modules/node-*"])
    expect(removed.split(" ")).toContain(path);
  expect(image).not.toMatch(/^COPY (?!--from=build )|^COPY .* \. *$|npm (ci|install)/m);
});
