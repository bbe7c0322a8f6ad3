import { wordFor } from "@/lib/domain/core/word-for";
import type { LeadKind } from "./lead";

type Words = Readonly<Record<string, string>>;

/** The type of business in words; as it was typed, where none of the list was chosen; empty when unknown. */
export const businessTypeText = (
  { businessType }: { kind: LeadKind; businessType?: string | null },
  types: Words,
): string => (businessType ? wordFor(types, businessType) : "");

/** For how long the business has been running, in words; as it was typed, if not from the list; empty when unknown. */
export const experienceText = (
  { experience }: { kind: LeadKind; experience?: string },
  experiences: Words,
): string => (experience ? wordFor(experiences, experience) : "");

/** What a lead is about: the topic of a message, else the kind of the lead. */
export const subjectOf = ({ kind, topic }: { kind: LeadKind; topic?: string | null }): string =>
  (kind === "contact" && topic) || kind;
