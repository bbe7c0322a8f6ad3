"use client";

import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DeskForm } from "@/components/desk/desk-form";
import { Fold } from "@/components/desk/desk-section";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import type { OnPerson } from "./person-form";

/** A way on which a text is opened, as its button says it. */
export type ShownWay = Readonly<{
  way: "whatsapp" | "mail";
  kind: "green" | "secondary";
  word: string;
}>;

type TextFormsProps = {
  lang: Lang;
  on: OnPerson;
  /** The person's language. */
  of: Lang;
  words: DeskRoomWords["person"]["texts"];
  ways: readonly ShownWay[];
  /** The text that fits best, with the person's values. */
  best: Readonly<{ id: string; texts: Readonly<Record<Lang, string>> }> | null;
  others: readonly (readonly [id: string, name: string])[];
};

/** Another window, so that the desk stays where it is. */
const NEW_WINDOW = { target: "_blank", rel: "noopener" } as const;

/** The best text in both languages, and the others; a part of the browser for the same reason as the rows of a list. */
export function TextForms({ lang, on, of, words, ways, best, others }: TextFormsProps) {
  const edited = (one: Lang) => (
    <DeskForm
      to={`people/${on.person}/talk`}
      back={on.self}
      fields={{ template: best?.id, lang: one }}
      {...NEW_WINDOW}
      data-plain
      className="grid max-w-xl gap-3 pb-4"
    >
      <Field name="text" label={words.text}>
        {(control) => <textarea {...control} rows={5} lang={one} defaultValue={best?.texts[one]} />}
      </Field>
      <p className="flex flex-wrap gap-3">
        {ways.map(({ way, kind, word }) => (
          <Button key={way} type="submit" name="way" value={way} kind={kind}>
            {word}
          </Button>
        ))}
      </p>
    </DeskForm>
  );
  return (
    <Fold title={words.another}>
      {best && (
        <>
          {edited(of)}
          <Fold title={words.other}>{edited(LANGS.find((one) => one !== of)!)}</Fold>
        </>
      )}
      <ul>
        {others.map(([template, name]) => (
          <li
            key={template}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule py-1"
          >
            <span className="flex-[1_1_10rem]">{name}</span>
            {ways.map(({ way, word }) => (
              <a
                key={way}
                className="desk-chip"
                href={`${pathIn(lang, `/desk/go/${on.person}`)}?${new URLSearchParams({ way, template, lang: of })}`}
                {...NEW_WINDOW}
              >
                {word}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
