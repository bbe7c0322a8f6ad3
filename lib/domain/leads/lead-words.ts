import { wordFor } from "@/lib/domain/core/word-for";
import type { Lead } from "./lead";
import type { LeadField } from "./lead-fields";
import { textOf } from "./lead-row";
import { isWants, type Wants } from "./wants";

/** The words of a choice, by its stored value; for the fields that offer choices. */
export type ChoiceWords = Readonly<Partial<Record<LeadField, Readonly<Record<string, string>>>>>;

/** A field of a lead in words; as it was typed, where none of the choices was taken; empty when unknown. */
export const wordsOf = (lead: Lead, field: LeadField, choices: ChoiceWords): string =>
  wordFor(choices[field] ?? {}, textOf(lead, field));

/** What a lead wants, in the words of the desk; a wish of a later release counts as a question. */
export const wantsWord = (words: Readonly<Record<Wants, string>>, wants: string): string =>
  words[isWants(wants) ? wants : "question"];
