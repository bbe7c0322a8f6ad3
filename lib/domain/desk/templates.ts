import { callTime } from "@/lib/domain/calls/call-time";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { charsIn } from "@/lib/domain/core/typed-text";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { type PackageId, PACKAGES, type PlainNames, twoNames } from "@/lib/domain/check/packages";
import type { SectionId } from "@/lib/domain/check/sections";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { type PayFacts, payLink } from "@/lib/domain/leads/pay-view";
import { emailSubject, type Message, type SubjectWords } from "@/lib/domain/leads/lead-contact";

/** What a template is for when it names no topic, package or status. */
export const ANY = "any";

/** The earlier names of two wishes, as in templates that 1.0.0 stored. */
const EARLIER_TOPICS: Readonly<Record<string, string>> = { onboarding: "start", check: "result" };

/** A stored template with the topic's name of today. */
export const withTopicOfToday = <T extends { topic: string }>(template: T): T => ({
  ...template,
  topic: EARLIER_TOPICS[template.topic] ?? template.topic,
});

/** The holes of a text. */
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
  "pay",
  "upi",
  "phone",
  "hours",
  "link",
  "unsubscribe",
] as const;
export type TemplateHole = (typeof TEMPLATE_HOLES)[number];

export const TEMPLATE_CHARS = 1_000;
/** Keeps the document below 300 KB. */
export const MAX_TEMPLATES = 40;

/** A message that operators send, in both languages, with holes such as {name}. */
export type DeskTemplate = {
  id: string;
  /** One of WANTS, ANY, or a later release's; likewise package and status. */
  topic: string;
  packageId: string;
  status: string;
  texts: Readonly<Record<Lang, string>>;
};

/** All templates; `version` counts the changes, 0 for those that the site comes with. */
export type DeskTemplates = { version: number; templates: readonly DeskTemplate[] };

/** What the holes need besides a lead, in one language. */
export type MessageWords = SubjectWords & {
  ourName: string;
  /** What {when} says of a call with a time, the hole {call}, and what it asks without one. */
  whenCall: string;
  whenAsk: string;
  /** Our phone number, opening hours and address on the web. */
  phone: string;
  hours: string;
  link: string;
  /** The link that takes the lead's address off the newsletter's list. */
  unsubscribe?: string;
  areaTitles: Readonly<Record<SectionId, string>>;
  plain: PlainNames;
  /** With what is to be known about GST. */
  prices: Readonly<Record<PackageId, string>>;
  /** Where packages are paid. */
  paying: Pick<PayFacts, "pages" | "upi">;
};

/** What is wrong with a text. */
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

/** The languages in which a template's text is wrong, and how. */
export const templateProblems = ({
  texts,
}: Pick<DeskTemplate, "texts">): Partial<Record<Lang, TextProblem>> =>
  Object.fromEntries(
    LANGS.flatMap((lang) => {
      const problem = textProblem(texts[lang]);
      return problem ? [[lang, problem]] : [];
    }),
  );

/** A row with what a template is chosen by. */
type WantingRow = Pick<LeadRow, "packageId" | "status"> & { wants: string };

/** How well a template fits a row: what it names counts, the status most, then the topic; null: not at all. */
const fitOf = ({ topic, packageId, status }: DeskTemplate, row: WantingRow): number | null => {
  const named = [
    { wanted: status, found: row.status, weight: 4 },
    { wanted: topic, found: row.wants, weight: 2 },
    { wanted: packageId, found: row.packageId, weight: 1 },
  ].filter(({ wanted }) => wanted !== ANY);
  return named.every(({ wanted, found }) => wanted === found)
    ? named.reduce((sum, { weight }) => sum + weight, 0)
    : null;
};

/** The templates that fit a lead, the most specific first; of equal ones the first of the list. */
export const templatesFor = (row: WantingRow, templates: readonly DeskTemplate[]): DeskTemplate[] =>
  templates
    .flatMap((template) => {
      const fit = fitOf(template, row);
      return fit === null ? [] : [{ template, fit }];
    })
    .sort((a, b) => b.fit - a.fit)
    .map(({ template }) => template);

/** Where a package is paid, with the lead's reference. */
const payValues = (pack: PackageId, reference: string, { pages, upi }: MessageWords["paying"]) => {
  const page = pages[pack];
  return { ...(page && { pay: payLink(page, reference) }), ...(upi && { upi: upi.address }) };
};

const valuesOf = (
  { name, reference, score, area, packageId, callAt }: LeadRow,
  lang: Lang,
  {
    ourName,
    whenCall,
    whenAsk,
    areaTitles,
    plain,
    prices,
    phone,
    hours,
    link,
    unsubscribe,
    paying,
  }: MessageWords,
): Partial<Record<string, string>> => {
  const pack = PACKAGES.find(({ id }) => id === packageId);
  const call = callAt === null ? null : callTime(lang, callAt);
  return {
    ...(call !== null && { call }),
    when: call === null ? whenAsk : fill(whenCall, { call }),
    ourName,
    reference,
    phone,
    hours,
    link,
    ...(score && {
      score: String(score.health),
      grade: score.grade,
    }),
    ...(score && area && { area: wordFor(areaTitles, area) }),
    ...(pack && {
      package: twoNames(pack.name, plain[pack.id]),
      price: prices[pack.id],
    }),
    ...(pack && payValues(pack.id, reference, paying)),
    ...(name && { name }),
    ...(unsubscribe && { unsubscribe }),
  };
};

/** A sentence with the gap behind it: to a full stop, question or exclamation mark or danda, or the end of the line. */
const SENTENCE = /.+?(?:[.!?।…]+["”’)]*(?:\s+|$)|$)/gu;

/**
 * A text with the values of its holes. A sentence with a hole that has no value is left out, as is a line of which
 * nothing is left; of a name that is not known only the gap is closed: "Hello {name}, this is" → "Hello, this is".
 */
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

/** The message to a lead's person by a template, in a language; `words` are of that language. */
export const messageOf = (
  template: DeskTemplate,
  row: LeadRow,
  lang: Lang,
  words: MessageWords,
): Message => ({
  subject: emailSubject(row, words),
  text: filledText(template.texts[lang], valuesOf(row, lang, words)),
});
