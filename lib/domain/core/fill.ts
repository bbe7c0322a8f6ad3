/** Fills the `{holes}` of a text of lib/content. A hole without a value stays, so that a test or a reader sees it. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  );

/** The word for a stored value; the value itself if it is unknown, as one of a later release. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? words[value]! : value;

/** A text with its first letter in upper case, as a line of its own begins; Devanagari stays as it is. */
export const sentenceCase = (text: string): string => {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
};

/** An amount of whole rupees as Indian shops write it: 8499 → "₹8,499", 150000 → "₹1,50,000". */
export const inRupees = (rupees: number): string => `₹${rupees.toLocaleString("en-IN")}`;

const STEP_MINUTES = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A wait in ms as minutes for a text, rounded up to 5, 10, 15 and so on. */
export const waitMinutes = (ms: number): number =>
  Math.max(1, Math.ceil(ms / MINUTE_MS / STEP_MINUTES)) * STEP_MINUTES;

/** A wait in ms as hours for a text, rounded up; at least 2, so that no text needs a singular. */
export const waitHours = (ms: number): number => Math.max(2, Math.ceil(ms / HOUR_MS));
