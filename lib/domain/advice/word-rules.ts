/** Hindi as people type it: without the dot below, and with one sign for nasal vowels. */
const bare = (text: string): string =>
  text.normalize("NFKC").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");

/** A pattern that fits nothing: no word of this language. */
const NONE = "(?!)";

const expanded = (pattern: string): string =>
  pattern
    .replaceAll("_", String.raw`[\p{L}\p{M}\p{N}'-]+`)
    .replaceAll("…", ".{0,30}")
    .replaceAll("$", String.raw`(?![\p{L}\p{M}])`);

const patternOf = (part: string): RegExp => {
  const [english, hindi = NONE] = expanded(part.replace(/^!/, "")).split(/(?:^| )\/ /);
  const either = String.raw`\b(?:${english || NONE})\b|(?<![\p{L}\p{M}])(?:${bare(hindi)})`;
  return new RegExp(part.startsWith("!") ? `^(?!.*(?:${either}))` : either, "iu");
};

/** What must all occur in one sentence, in any order. */
type Rule = readonly RegExp[];

/**
 * Rules from a table, one a line (one that ends with "|", "/" or "+" goes on): patterns joined by " + ", in English and after
 * " / " in Hindi; one after "!" must not occur. English words end where the pattern does, Hindi ones may go on. `_` is
 * any word, `…` a few, `$` the end of a Hindi word; `{name}` is the pattern of an earlier line "name = pattern".
 */
export const rulesFrom = (table: string): Rule[] => {
  const names = new Map<string, string>();
  const rules: Rule[] = [];
  const joined = table.replace(/(?<=\|)\n\s*/g, "").replace(/(?<= [/+])\n\s*/g, " ");
  for (const line of joined.split("\n")) {
    const rule = line.trim().replace(/\{([a-z]+)\}/g, (_, name: string) => names.get(name)!);
    const [, name, pattern] = /^([a-z]+) = (.*)$/.exec(rule) ?? [];
    if (name !== undefined && pattern !== undefined) names.set(name, pattern);
    else if (/^[^#]/.test(rule)) rules.push(rule.split(" + ").map(patternOf));
  }
  return rules;
};

/** Whether a sentence of a text fits a rule. */
export const fitsRule = (text: string, rules: readonly Rule[]): boolean =>
  bare(text)
    .split(/[.!?।\n]+/)
    .some((sentence) => rules.some((rule) => rule.every((pattern) => pattern.test(sentence))));
