import { existsSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { SITE, type Site } from "./site-schema.ts";

/** The file with the operator's facts: site.json, or the one that SITE_FACTS names. */
export const siteFile = (): string =>
  // oxlint-disable-next-line node/no-process-env -- read before the environment is checked, by build, start and tools
  process.env.SITE_FACTS?.trim() || "site.json";

const placeOf = (path: readonly PropertyKey[]): string => path.join(".");

const KINDS: Readonly<Record<string, string>> = {
  string: "a text in quotes",
  object: "a group of facts in { }",
  array: "a list in [ ]",
};

/** One line a problem: where in the file, and what is wrong, without the value. */
const inWords = (issue: z.core.$ZodIssue): string[] => {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => `${placeOf([...issue.path, key])}: no such fact`);
  // A fact of two forms, one thing or a list of them: what is wrong with the form that it has.
  if (issue.code === "invalid_union" && issue.message === "Invalid input")
    return (issue.errors[Array.isArray(issue.input) ? 1 : 0] ?? []).flatMap((inner) =>
      inWords({ ...inner, path: [...issue.path, ...inner.path] }),
    );
  const place = placeOf(issue.path) || "the whole file";
  if (issue.code === "invalid_type" && issue.input === undefined) return [`${place}: is missing`];
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input"))
    return [`${place}: must be ${KINDS[issue.expected] ?? issue.expected}`];
  return [`${place}: ${issue.message}`];
};

const jsonFrom = (text: string): { json?: unknown; problem?: string } => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

/** What the file says but for `$schema`, which is for editors. */
const factsIn = (json: unknown): unknown => {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return json;
  const { $schema, ...facts } = json as Record<string, unknown>;
  return facts;
};

/** The facts in a file's text, or what is wrong with it, a line each. */
export const siteFrom = (text: string): { site?: Site; problems: readonly string[] } => {
  const { json, problem } = jsonFrom(text);
  if (problem) return { problems: [problem] };
  const { data, error } = SITE.safeParse(factsIn(json), { reportInput: true });
  return data ? { site: data, problems: [] } : { problems: error!.issues.flatMap(inWords) };
};

/** Pictures that the file names and the folder public lacks, a line each: a visitor would see a broken picture. */
const missingPictures = (site: Site | undefined): string[] =>
  [
    ["logo", site?.logo] as const,
    ...(site?.advisers ?? []).map(({ photo }, at) => [`advisers.${at}.photo`, photo] as const),
  ].flatMap(([place, picture]) =>
    picture && !existsSync(`public${picture}`) ? [`${place}: public${picture} is not there`] : [],
  );

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? "there is no such file" : `it cannot be read (${code})`;
    throw new Error(`The facts of the business (SITE_FACTS) should be in ${file}, but ${why}`, {
      cause,
    });
  }
};

/** Reads and checks the operator's facts. Throws one Error that names every problem of the file in words. */
export const readSite = (file = siteFile()): Site => {
  const { site, problems: broken } = siteFrom(textOf(file));
  const problems = [...broken, ...missingPictures(site)];
  if (!site || problems.length > 0)
    throw new Error([`${file} is not usable:`, ...problems].join("\n  - "));
  return site;
};

/** What code in the browser knows of the packages, in JSON: PACKAGES_OF_BUILD. */
export const offeredIn = ({ packages }: Site): string =>
  JSON.stringify(
    packages.map(({ plainName: _, words: _w, price: _p, pay: _a, ...known }) => known),
  );

/** `readSite` for build, start and tools: ends the process with what is wrong. */
export const readSiteOrExit = (): Site => {
  try {
    return readSite();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
};
