"use client";

import type { Lang } from "@/lib/domain/core/languages";
import { TEMPLATE_CHARS, type TextProblem } from "@/lib/domain/desk/templates";
import { LimitedField } from "@/components/ui/limited-field";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type TemplateTextProps = {
  lang: Lang;
  words: DeskRoomWords["forms"]["templates"];
  limit: DeskRoomWords["limit"];
  text: string;
  /** What was wrong with the text when it was sent. */
  problem: TextProblem | null;
};

/** A template's text in a language; what was wrong with it is said beside it. */
export function TemplateText({ lang, words, limit, text, problem }: TemplateTextProps) {
  return (
    <LimitedField
      name={`text-${lang}`}
      label={words.texts[lang]}
      most={TEMPLATE_CHARS}
      limit={limit}
      problem={problem && words.problems[problem]}
    >
      {(control) => <textarea {...control} rows={5} lang={lang} required defaultValue={text} />}
    </LimitedField>
  );
}
