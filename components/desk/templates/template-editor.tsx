"use client";

import { useEffect, useState } from "react";
import { readTemplates, saveTemplates } from "@/lib/browser/desk/template-client";
import {
  ANY,
  type DeskTemplate,
  type DeskTemplates,
  MAX_TEMPLATES,
  TEMPLATE_CHARS,
  TEMPLATE_HOLES,
  TEMPLATE_TOPICS,
  textProblem,
} from "@/lib/domain/desk/templates";
import { fill } from "@/lib/domain/core/fill";
import { LANGS } from "@/lib/domain/core/languages";
import { wordFor } from "@/lib/domain/core/word-for";
import { PACKAGES } from "@/lib/domain/check/packages";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LimitedField } from "@/components/ui/limited-field";
import { DeskSection } from "@/components/desk/desk-section";
import { LoadError } from "@/components/desk/load-error";
import { forgetTemplates } from "./use-templates";
import type { DeskProps } from "@/components/desk/desk-words";

type Phase = "loading" | "ready" | "saving" | "saved" | "changed" | "refused" | "later" | "missing";

const newTemplate = (): DeskTemplate => ({
  id: crypto.randomUUID(),
  topic: ANY,
  packageId: ANY,
  status: ANY,
  texts: { en: "", hi: "" },
});

/** The messages that operators send, in both languages. */
export function TemplateEditor({ lang, words }: DeskProps) {
  const text = words.forms.templates;
  const [kept, setKept] = useState<DeskTemplates | null>(null);
  const [phase, setPhase] = useState<Phase>("loading");
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void readTemplates().then((reply) => {
      if (!isCurrent) return;
      if (reply.kind !== "done") return setPhase(reply.kind === "missing" ? "missing" : "later");
      setKept(reply.value);
      setPhase("ready");
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);

  if (kept === null)
    return (
      <div className="page">
        <DeskSection id="templates" title={text.title}>
          {phase === "loading" ? (
            <p role="status">{words.loading}</p>
          ) : (
            <LoadError
              {...{ lang, words: words.trouble }}
              kind={phase === "missing" ? "missing" : "later"}
              onRetry={() => {
                setPhase("loading");
                setRound((last) => last + 1);
              }}
            />
          )}
        </DeskSection>
      </div>
    );

  const { templates } = kept;
  const set = (next: readonly DeskTemplate[]) => {
    setKept({ ...kept, templates: next });
    if (phase !== "saving") setPhase("ready");
  };
  const change = (id: string, changed: Partial<DeskTemplate>) =>
    set(templates.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const save = async () => {
    if (phase === "saving") return;
    setPhase("saving");
    const reply = await saveTemplates(kept);
    if (reply.kind === "saved") {
      forgetTemplates();
      setKept(reply.now);
    }
    // What was typed stays, on the other operator's version: the next press saves it.
    if (reply.kind === "changed") setKept({ ...kept, version: reply.now.version });
    setPhase(reply.kind);
  };
  const isTrouble = ["changed", "refused", "later", "missing"].includes(phase);
  const holes = TEMPLATE_HOLES.map((hole) => `{${hole}}`).join(" ");

  return (
    <div className="page">
      <DeskSection id="templates" title={text.title} lead={text.lead}>
        <p className="max-w-prose wrap-anywhere text-soft">{fill(text.holes, { holes })}</p>
        <ul className="mt-4 grid gap-6">
          {templates.map((template) => (
            <li key={template.id} className="grid gap-3 border-t border-rule pt-4">
              <div className="grid gap-3 sm:grid-cols-3">
                <Choice
                  label={text.status}
                  any={text.any}
                  value={template.status}
                  options={LEAD_STATUSES.map((one) => [one, words.statuses[one]])}
                  onChange={(status) => change(template.id, { status })}
                />
                <Choice
                  label={text.topic}
                  any={text.any}
                  value={template.topic}
                  options={TEMPLATE_TOPICS.map((one) => [
                    one,
                    wordFor({ ...words.kinds, ...words.topics }, one),
                  ])}
                  onChange={(topic) => change(template.id, { topic })}
                />
                <Choice
                  label={text.package}
                  any={text.any}
                  value={template.packageId}
                  options={PACKAGES.map(({ id, name }) => [id, name])}
                  onChange={(packageId) => change(template.id, { packageId })}
                />
              </div>
              <div className="grid gap-3 lg:grid-cols-2">
                {LANGS.map((one) => {
                  const problem = textProblem(template.texts[one]);
                  return (
                    <LimitedField
                      key={one}
                      name={`text-${one}`}
                      label={text.texts[one]}
                      most={TEMPLATE_CHARS}
                      limit={words.limit}
                      problem={phase === "refused" && problem ? text.problems[problem] : null}
                    >
                      {(control) => (
                        <textarea
                          {...control}
                          rows={4}
                          lang={one}
                          value={template.texts[one]}
                          onChange={(event) =>
                            change(template.id, {
                              texts: { ...template.texts, [one]: event.target.value },
                            })
                          }
                        />
                      )}
                    </LimitedField>
                  );
                })}
              </div>
              <p>
                <Button
                  kind="quiet"
                  onClick={() => set(templates.filter(({ id }) => id !== template.id))}
                >
                  {text.remove}
                </Button>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <Button kind="primary" aria-disabled={phase === "saving"} onClick={() => void save()}>
            {phase === "saving" ? text.saving : text.save}
          </Button>
          {templates.length < MAX_TEMPLATES && (
            <Button onClick={() => set([...templates, newTemplate()])}>{text.add}</Button>
          )}
          <span role="status" className="font-semibold text-green">
            {phase === "saved" && text.saved}
          </span>
        </p>
        <p role="alert" className="mt-2 font-semibold text-red">
          {isTrouble && text[phase as "changed" | "refused" | "later" | "missing"]}
        </p>
      </DeskSection>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  any: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

const Choice = ({ label, any, value, options, onChange }: ChoiceProps) => (
  <Field name="choice" label={label}>
    {(control) => (
      <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={ANY}>{any}</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
