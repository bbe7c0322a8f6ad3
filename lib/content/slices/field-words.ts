import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import type { LeadFieldWords } from "@/lib/content/en/lead-fields";

/** The words of one sort, of the fields that have such words. */
export type FieldWords<Sort extends string> = {
  [
    Field in keyof LeadFieldWords as LeadFieldWords[Field] extends Record<Sort, unknown>
      ? Field
      : never
  ]: LeadFieldWords[Field] extends Record<Sort, infer Words> ? Words : never;
};

/** One sort of the words of leads' fields (lib/content/en/lead-fields.ts). */
export const fieldWordsIn = <Sort extends "label" | "ask" | "step" | "choices">(
  lang: Lang,
  sort: Sort,
): FieldWords<Sort> =>
  Object.fromEntries(
    Object.entries<Readonly<Record<string, unknown>>>(contentIn(lang).leadFields)
      .filter(([, words]) => sort in words)
      .map(([field, words]) => [field, words[sort]]),
  ) as FieldWords<Sort>;
