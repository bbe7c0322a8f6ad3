"use client";

import { useState } from "react";
import { addLead, TYPED_CHANNELS } from "@/lib/browser/desk/change-client";
import { keepTypedLead, typedLeadDraft } from "@/lib/browser/desk/typed-lead-draft";
import type { TypedLead } from "@/lib/domain/desk/lead-change";
import { LEAD_TOPICS } from "@/lib/domain/leads/contact-topics";
import { deskFields } from "@/lib/domain/leads/desk-fields";
import { FORM_FIELDS } from "@/lib/domain/leads/lead-fields";
import { NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import { PACKAGES } from "@/lib/domain/check/packages";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LimitedField } from "@/components/ui/limited-field";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { DeskInput } from "@/components/desk/desk-input";
import type { DeskView } from "@/components/desk/use-desk-view";
import type { DeskProps } from "@/components/desk/desk-words";

type AddLeadProps = DeskProps & { go: (view: DeskView) => void };

const emptyLead = (lang: Lang): TypedLead => ({
  channel: "phone",
  ...deskFields(() => ""),
  message: "",
  topic: "question",
  packageId: null,
  lang,
  key: crypto.randomUUID().replaceAll("-", ""),
});

const keep = (lead: TypedLead | null) => keepTypedLead(lead, Date.now());

/** A lead that came past the website, typed in by an operator; it is kept on this device until it is added. */
export function AddLead({ lang, words, go }: AddLeadProps) {
  const { add } = words.forms;
  const [openedAt] = useState(() => Date.now());
  const [draft, setDraft] = useState(() => typedLeadDraft(openedAt));
  const [typed, setTyped] = useState(() => draft ?? emptyLead(lang));
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const set = (changed: Partial<TypedLead>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    keep(next);
  };
  const empty = () => {
    keep(null);
    setTyped(emptyLead(lang));
    setDraft(null);
    setProblem("");
  };

  const save = async () => {
    if (isBusy) return;
    const { name, businessName, phone, email } = typed;
    if ((name + businessName).trim() === "" || (phone + email).trim() === "")
      return setProblem(add.need);
    setBusy(true);
    const reply = await addLead(typed);
    setBusy(false);
    if (reply.kind === "done") {
      keep(null);
      return go({ kind: "lead", id: reply.value.id });
    }
    setProblem(reply.kind === "conflict" ? add.later : add[reply.kind]);
  };

  return (
    <section aria-labelledby="add" className="page py-4">
      <h2 id="add">{add.title}</h2>
      <p className="mt-2 max-w-prose text-soft">{add.lead}</p>
      {draft && <p className="mt-2 max-w-prose font-semibold">{add.kept}</p>}
      <form
        className="mt-4 grid max-w-xl gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div role="group" aria-label={add.channel} className="desk-chips">
          {TYPED_CHANNELS.map((channel) => (
            <button
              key={channel}
              type="button"
              className="desk-chip"
              aria-pressed={typed.channel === channel}
              onClick={() => set({ channel })}
            >
              {add.channels[channel]}
            </button>
          ))}
        </div>
        {FORM_FIELDS.desk.map((name) => (
          <DeskInput
            key={name}
            name={name}
            label={words.labels[name]}
            value={typed[name]}
            onType={(text) => set({ [name]: text })}
          />
        ))}
        <PhoneQuestion words={words.phoneQuestion} text={typed.phone} />
        <LimitedField name="message" label={add.message} most={NOTE_CHARS} limit={words.limit}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={typed.message}
              onChange={(event) => set({ message: event.target.value })}
            />
          )}
        </LimitedField>
        <Field name="topic" label={words.screens.list.topic}>
          {(control) => (
            <select
              {...control}
              value={typed.topic}
              onChange={(event) => set({ topic: event.target.value })}
            >
              {LEAD_TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {words.topics[topic]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="packageId" label={words.filter.package}>
          {(control) => (
            <select
              {...control}
              value={typed.packageId ?? ""}
              onChange={(event) => set({ packageId: event.target.value || null })}
            >
              <option value="">{add.none}</option>
              {PACKAGES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div role="group" aria-label={add.lang} className="desk-chips">
          {LANGS.map((one) => (
            <button
              key={one}
              type="button"
              className="desk-chip"
              aria-pressed={typed.lang === one}
              onClick={() => set({ lang: one })}
            >
              {words.langs[one]}
            </button>
          ))}
        </div>
        <p role="alert" className="font-semibold text-red">
          {problem}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" aria-disabled={isBusy}>
            {isBusy ? add.busy : add.save}
          </Button>
          <Button kind="quiet" onClick={empty}>
            {add.empty}
          </Button>
        </p>
      </form>
    </section>
  );
}
