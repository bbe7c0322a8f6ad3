import { operator as meaning } from "@/lib/content/en/operator";
import { operator, PLACEHOLDER, site } from "./site";

/** A value to be filled in: PLACEHOLDER itself, a phone number of zeros, or an address under .example. */
const isPlaceholder = (text: string): boolean =>
  text === PLACEHOLDER || /^\+?910{10}$/.test(text.replaceAll(" ", "")) || /\.example\b/.test(text);

const leftIn = (value: unknown, path: string): string[] => {
  if (typeof value === "string") return isPlaceholder(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leftIn(inner, `${path}.${key}`));
};

const MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(meaning.facts).map(([id, what]) => [`operator.${id}`, what]),
);

/**
 * The facts that the operator still has to fill in: one line each with its path in lib/content/facts/site.ts and, where
 * the path does not say it, its meaning. `facts` are those of the site (the argument is for tests).
 */
export const placeholders = (facts: object = { site, operator }): string[] =>
  Object.entries(facts)
    .flatMap(([name, value]) => leftIn(value, name))
    .map((path) => (MEANINGS[path] ? `${path}: ${MEANINGS[path]}` : path));
