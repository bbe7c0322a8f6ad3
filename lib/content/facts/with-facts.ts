/** The values of the holes that are filled once, for the whole site; null: not known. */
export type Facts = Readonly<Record<string, string | number | null>>;

/** `[a part with a {hole}|what to say without it]`; the second half is optional. A post's `[link](/path)` is none. */
const OPTIONAL = /\[([^[\]|]*)(?:\|([^[\]]*))?\](?!\()/g;
const HOLE = /\{(\w+)\}/g;

const isUnknown = (facts: Facts, hole: string): boolean =>
  Object.hasOwn(facts, hole) && facts[hole] === null;

const hasUnknown = (facts: Facts, text: string): boolean =>
  [...text.matchAll(HOLE)].some(([, hole = ""]) => isUnknown(facts, hole));

/** A text with its facts; with an unknown one its other half or "". Other holes stay. */
const textWith = (facts: Facts, written: string): string => {
  const text = written.replace(OPTIONAL, (_, part: string, without = "") =>
    hasUnknown(facts, part) ? without : part,
  );
  if (hasUnknown(facts, text)) return "";
  return text
    .replace(HOLE, (hole, name: string) =>
      Object.hasOwn(facts, name) ? String(facts[name]) : hole,
    )
    .trim();
};

/** Texts of any shape with their facts. In a list, a text that is left out leaves no gap. */
export const withFacts = <T>(facts: Facts, words: T): T => {
  const within = (value: unknown): unknown => {
    if (typeof value === "string") return textWith(facts, value);
    if (Array.isArray(value)) return value.map(within).filter((one) => one !== "");
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)]));
  };
  return within(words) as T;
};
