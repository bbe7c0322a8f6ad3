import { callTime } from "@/lib/domain/calls/call-time";
import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { charsIn } from "@/lib/domain/core/typed-text";
import type { Lang } from "@/lib/domain/core/languages";
import { packageOfId, type PackageTable, twoNames } from "@/lib/domain/check/packages";
import type { SectionId } from "@/lib/domain/check/sections";
import { stageOfStatus } from "@/lib/domain/leads/former-part";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { type PayFacts, payLink } from "@/lib/domain/leads/pay-view";
import type { Message } from "@/lib/domain/leads/lead-contact";

/** What a text is for when it names no wish or stage. */
export const ANY = "any";

const EARLIER: Readonly<Record<string, string>> = {
  onboarding: "question",
  start: "question",
  result: "check",
  demo: "call",
};

/** A stored text with the names of today. */
export const withNamesOfToday = <T extends { topic: string; status: string }>(template: T): T => ({
  ...template,
  topic: EARLIER[template.topic] ?? template.topic,
  status: stageOfStatus(template.status),
});

export const TEMPLATE_HOLES = [
  "name",
  "call",
  "when",
  "ourName",
  "reference",
  "score",
  "grade",
  "area",
  "package",
  "price",
  "due",
  "pay",
  "upi",
  "phone",
  "hours",
  "link",
] as const;
export type TemplateHole = (typeof TEMPLATE_HOLES)[number];

export const TEMPLATE_CHARS = 1_000;
/** Keeps the document below 300 KB. */
export const MAX_TEMPLATES = 40;

/** A message that operators send, in both languages, with holes such as {name}. */
export type DeskTemplate = {
  id: string;
  /** One of WANTS, KNOWN, ANY, or another release's; likewise the stage in `status`. */
  topic: string;
  status: string;
  texts: Readonly<Record<Lang, string>>;
};

/** All templates; `version` counts the changes, 0 for those that the site comes with. */
export type DeskTemplates = { version: number; templates: readonly DeskTemplate[] };

export type MessageWords = {
  subject: string;
  ourName: string;
  /** What {when} says of a call with a time, the hole {call}, and what it asks without one. */
  whenCall: string;
  whenAsk: string;
  phone: string;
  hours: string;
  link: string;
  areaTitles: Readonly<Record<SectionId, string>>;
  packages: PackageTable;
  paying: Pick<PayFacts, "pages" | "upi">;
};

export type TextProblem = "empty" | "long" | "hole";

const HOLE = /\{(\w+)\}/g;
const isHole = (name: string): name is TemplateHole => TEMPLATE_HOLES.some((one) => one === name);

/** What is wrong with the text of a template, or null. A brace that is not part of a known hole is wrong. */
export const textProblem = (text: string): TextProblem | null => {
  if (text.trim() === "") return "empty";
  if (charsIn(text) > TEMPLATE_CHARS) return "long";
  const rest = text.replace(HOLE, (hole, name: string) => (isHole(name) ? "" : hole));
  return /[{}]/.test(rest) ? "hole" : null;
};

type WantingRow = Pick<PersonRow, "stage" | "wants">;

const fitOf = ({ topic, status }: DeskTemplate, row: WantingRow): number | null => {
  const named = [
    { wanted: status, found: row.stage, weight: 2 },
    { wanted: topic, found: row.wants, weight: 1 },
  ].filter(({ wanted }) => wanted !== ANY);
  return named.every(({ wanted, found }) => wanted === found)
    ? named.reduce((sum, { weight }) => sum + weight, 0)
    : null;
};

/** The texts that fit a person, the most specific first; of equal ones the first of the list. */
export const templatesFor = (row: WantingRow, templates: readonly DeskTemplate[]): DeskTemplate[] =>
  templates
    .flatMap((template) => {
      const fit = fitOf(template, row);
      return fit === null ? [] : [{ template, fit }];
    })
    .sort((a, b) => b.fit - a.fit)
    .map(({ template }) => template);

const payValues = (pack: string, reference: string, { pages, upi }: MessageWords["paying"]) => {
  const page = pages[pack];
  return { ...(page && { pay: payLink(page, reference) }), ...(upi && { upi: upi.address }) };
};

const valuesOf = (
  { name, reference, score, area, packageId, callAt, sums }: PersonRow,
  lang: Lang,
  words: MessageWords,
): Partial<Record<string, string>> => {
  const { ourName, phone, hours, link } = words;
  const pack = packageOfId(packageId);
  const printed = pack && words.packages[pack.id];
  const call = callAt === null ? null : callTime(lang, callAt);
  return {
    ...(call !== null && { call }),
    when: call === null ? words.whenAsk : fill(words.whenCall, { call }),
    ourName,
    ...(reference && { reference }),
    phone,
    hours,
    link,
    ...(sums.due > 0 && { due: inRupees(sums.due) }),
    ...(score && { score: String(score.health), grade: score.grade }),
    ...(score && area && { area: wordFor(words.areaTitles, area) }),
    ...(printed && { package: twoNames(printed.plain, pack.name), price: printed.price.whole }),
    ...(pack && payValues(pack.id, reference, words.paying)),
    ...(name && { name }),
  };
};

/** A sentence with the gap behind it: to a full stop, question or exclamation mark or danda, or the end of the line. */
const SENTENCE = /.+?(?:[.!?।…]+["”’)]*(?:\s+|$)|$)/gu;

/** A text with its holes filled; a sentence that lacks a value goes, but not for a name. */
export const filledText = (
  text: string,
  values: Readonly<Partial<Record<string, string>>>,
): string => {
  const isKnown = (name: string) => name === "name" || values[name] !== undefined;
  const isWhole = (sentence: string) =>
    [...sentence.matchAll(HOLE)].every(([, name]) => isKnown(name!));
  const lines = text.split("\n").flatMap((line) => {
    const left = (line.match(SENTENCE) ?? []).filter(isWhole).join("").trim();
    return line.trim() !== "" && left === "" ? [] : [left];
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/ *\{name\}/g, (hole) => (values["name"] === undefined ? "" : hole))
    .replace(HOLE, (_, name: string) => values[name]!);
};

/** The message to a person by a text, in a language; `words` are of that language. null: an empty one. */
export const messageOf = (
  template: DeskTemplate | null,
  row: PersonRow,
  lang: Lang,
  words: MessageWords,
): Message => {
  const values = valuesOf(row, lang, words);
  return {
    subject: row.reference ? fill(words.subject, { reference: row.reference }) : words.ourName,
    text: template ? filledText(template.texts[lang], values) : "",
  };
};
