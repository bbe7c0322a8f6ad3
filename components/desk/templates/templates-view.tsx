import { fill } from "@/lib/domain/core/fill";
import { LANGS } from "@/lib/domain/core/languages";
import {
  ANY,
  type DeskTemplate,
  type DeskTemplates,
  MAX_TEMPLATES,
  TEMPLATE_HOLES,
  textProblem,
} from "@/lib/domain/desk/templates";
import { STAGES } from "@/lib/domain/leads/person-notes";
import { KNOWN, WANTS } from "@/lib/domain/leads/wants";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/desk/choices";
import { DeskForm } from "@/components/desk/desk-form";
import { DeskSection, Fold } from "@/components/desk/desk-section";
import type { DeskPageProps } from "@/components/desk/desk-words";
import { templateName } from "@/components/desk/row-texts";
import { TemplateText } from "./template-text";

type TemplatesViewProps = DeskPageProps & { all: DeskTemplates };

/** A template that is not there yet: its id is made when it is saved. */
const NEW = { id: "", topic: ANY, status: ANY, texts: { en: "", hi: "" } };

/** The messages that operators send, one line each, which opens. */
export function TemplatesView({ all, ...view }: TemplatesViewProps) {
  const { words, said } = view;
  const text = words.forms.templates;
  const { version, templates } = all;
  const kept = said?.kept ?? null;
  const line = (template: DeskTemplate, name: string) => {
    const isKept = kept?.["id"] === template.id;
    return (
      <li key={template.id}>
        <Fold title={name} isOpen={isKept}>
          <TemplateForm {...view} {...{ version, template }} kept={isKept ? kept : null} />
        </Fold>
      </li>
    );
  };
  return (
    <div className="page">
      <DeskSection id="templates" title={text.title} lead={text.lead}>
        <p className="max-w-prose wrap-anywhere text-soft">
          {fill(text.holes, { holes: TEMPLATE_HOLES.map((hole) => `{${hole}}`).join(" ") })}
        </p>
        <ul className="mt-4">
          {templates.length < MAX_TEMPLATES && line(NEW, text.add)}
          {templates.map((one) => line(one, templateName(one, words)))}
        </ul>
      </DeskSection>
    </div>
  );
}

type FormProps = Omit<TemplatesViewProps, "all"> & {
  version: number;
  template: DeskTemplate;
  /** What was typed and not saved. */
  kept: NonNullable<DeskPageProps["said"]>["kept"] | null;
};

function TemplateForm({ words, back, version, template, kept }: FormProps) {
  const text = words.forms.templates;
  const choices = [
    ["topic", ([...WANTS, KNOWN] as const).map((one) => [one, words.wants[one]] as const)],
    ["status", STAGES.map((one) => [one, words.stages[one]] as const)],
  ] as const;
  return (
    <DeskForm
      to="templates"
      back={back}
      fields={{ version, id: template.id }}
      className="grid gap-3 pb-4"
      {...(template === NEW && { "data-reset": "" })}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(([name, options]) => (
          <SelectField
            key={name}
            name={name}
            label={text.choices[name]}
            value={kept?.[name] ?? template[name]}
            options={[[ANY, text.any], ...options]}
          />
        ))}
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        {LANGS.map((lang) => {
          const typed = kept?.[`text-${lang}`];
          return (
            <TemplateText
              key={lang}
              {...{ lang, words: text, limit: words.limit }}
              text={typed ?? template.texts[lang]}
              problem={typed === undefined ? null : textProblem(typed)}
            />
          );
        })}
      </div>
      <p className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" name="do" value="save">
          {text.save}
        </Button>
        {template !== NEW && (
          <Button kind="quiet" type="submit" name="do" value="remove" formNoValidate>
            {text.remove}
          </Button>
        )}
      </p>
    </DeskForm>
  );
}
