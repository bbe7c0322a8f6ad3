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

/** The day of each text's last change; a consent names it: law-text.test.ts holds us to it. */
export const TEXT_VERSIONS = {
  terms: "2026-11-27",
  privacy: "2026-11-29",
  refund: "2026-11-27",
} as const;

/** All of the privacy text, newest last: a consent that waited on a device may name an old one. */
export const PRIVACY_VERSIONS: readonly string[] = [
  "2026-11-21",
  "2026-11-22",
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-26",
  "2026-11-27",
  "2026-11-28",
  "2026-11-29",
];

export type LawId = keyof typeof TEXT_VERSIONS;

/** When a law page was last changed, in words. */
export const lastChangeIn = (lang: Lang, id: LawId): string => {
  const version = TEXT_VERSIONS[id];
  return fill(contentIn(lang).law.changed, { date: dateIn(lang, version), version });
};
