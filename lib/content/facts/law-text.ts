import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { dateIn } from "./facts-in";

/** A numbered section: paragraphs, then optional points and a last paragraph. */
export type LawSection = {
  title: string;
  text: readonly string[];
  points?: readonly string[];
  close?: string;
};

/**
 * The version of each text in both languages: the date of its last change.
 * A consent is recorded with the version that was on the page, so a changed text needs a new one:
 * law-text.test.ts holds us to it.
 */
export const TEXT_VERSIONS = {
  terms: "2026-11-27",
  privacy: "2026-11-28",
  refund: "2026-11-27",
} as const;

/**
 * Every version of the privacy text that was ever on a page, newest last: a consent that waited on a device may name an
 * earlier one. The last one must be the current one (law-text.test.ts).
 */
export const PRIVACY_VERSIONS: readonly string[] = [
  "2026-11-21",
  "2026-11-22",
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-26",
  "2026-11-27",
  "2026-11-28",
];

export type LawId = keyof typeof TEXT_VERSIONS;

/** When a law page was last changed, in words. */
export const lastChangeIn = (lang: Lang, id: LawId): string => {
  const version = TEXT_VERSIONS[id];
  return fill(contentIn(lang).law.changed, { date: dateIn(lang, version), version });
};
