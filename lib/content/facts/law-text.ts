import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { inMonths, RETENTION_DAYS } from "@/lib/domain/leads/retention";
import { contentIn } from "@/lib/content";
import { operatorFactsIn } from "./operator-facts";
import { site, whatsappLink } from "./site";

/** A numbered section: paragraphs, then perhaps points and a last paragraph. */
export type LawSection = {
  title: string;
  text: readonly string[];
  points?: readonly string[];
  close?: string;
};

/** A text of law: terms, privacy or refunds. The keys of the sections are their anchors. */
export type LawText = {
  title: string;
  summary: string;
  sections: Readonly<Record<string, LawSection>>;
};

/**
 * The version of each text in both languages: the date of its last change.
 * A consent is recorded with the version that was on the page, so a changed text needs a new one:
 * law-text.test.ts holds us to it.
 */
export const TEXT_VERSIONS = {
  terms: "2026-11-21",
  privacy: "2026-11-22",
  refund: "2026-11-21",
} as const;

/**
 * Every version of the privacy text that was ever on a page, the newest last: a consent that waited on a device may
 * come with an earlier one. law-text.test.ts holds the last one equal to the current one.
 */
export const PRIVACY_VERSIONS: readonly string[] = ["2026-11-21", "2026-11-22"];

export type LawId = keyof typeof TEXT_VERSIONS;

const times = Object.fromEntries(
  Object.entries(RETENTION_DAYS).flatMap(([kind, days]) => [
    [`${kind}Days`, days],
    [`${kind}Months`, inMonths(days)],
  ]),
);

/** What fills the holes of these texts: the operator's facts, what we promise, and how long data is kept. */
const valuesIn = (lang: Lang): Readonly<Record<string, string | number>> => ({
  ...operatorFactsIn(lang),
  ...site.deadlines,
  ...site.hours,
  replyHours: site.claims.replyHours,
  ...times,
});

const filled = (value: unknown, values: Readonly<Record<string, string | number>>): unknown => {
  if (typeof value === "string") return fill(value, values);
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, filled(inner, values)]),
  );
};

/** The words of the about page and of the law pages in one language, their holes filled. */
export const lawTextsIn = (lang: Lang) => {
  const { about, law, privacy, refund, terms } = contentIn(lang);
  const words = { about, law, privacy, refund, terms };
  return filled(words, valuesIn(lang)) as typeof words;
};

/** When a version was written, as the language writes a date: "21 November 2026". */
const dateOf = (version: string, lang: Lang): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(version),
  );

/** The words around a law page's sections. */
export const lawLabelsIn = (lang: Lang, id: LawId) => {
  const { summary, contents, changed } = contentIn(lang).law;
  const version = TEXT_VERSIONS[id];
  return {
    summary,
    contents,
    changed: fill(changed, { date: dateOf(version, lang), version }),
  };
};

/** How a law page's reader reaches us. */
export const lawReachIn = (lang: Lang) => {
  const { law } = lawTextsIn(lang);
  return {
    words: law,
    reach: { ...site, office: operatorFactsIn(lang).headOffice },
    chat: {
      href: whatsappLink(law.reach.whatsappText),
      opens: contentIn(lang).chrome.opensWhatsApp,
    },
  };
};
