import type { DeskField } from "@/lib/domain/leads/desk-fields";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { TYPED_CHANNELS } from "@/lib/domain/leads/lead";
import { OFFERED } from "@/lib/domain/check/packages";
import { LANGS } from "@/lib/domain/core/languages";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { deskHref } from "@/lib/server/desk/list-choice";
import { InputField, RadioChips, SelectField } from "@/components/desk/choices";
import { DeskForm } from "@/components/desk/desk-form";
import { Fold } from "@/components/desk/desk-section";
import type { DeskPageProps } from "@/components/desk/desk-words";

import { TypedLead } from "./typed-lead";

/** What somebody asks for who did not come through the site. */
const ASKED = ["order", "call", "question"] as const;

/** A lead that came past the website: what is always known, the rest folded. */
export function AddView({ lang, words, back, said }: DeskPageProps) {
  const kept = said?.kept ?? {};
  const { add } = words.forms;
  const text = (name: DeskField) => (
    <InputField
      name={name}
      label={words.labels[name]}
      {...LEAD_FIELDS[name].input}
      autoComplete="off"
      defaultValue={kept[name]}
    />
  );
  return (
    <div className="page max-w-xl py-4">
      <h2 className="text-title">{add.title}</h2>
      <p className="mt-2 text-soft">{add.lead}</p>
      <DeskForm
        to="add"
        back={back}
        fields={{ key: kept["key"] ?? crypto.randomUUID() }}
        className="mt-4 grid gap-4"
      >
        {text("name")}
        {text("phone")}
        <TypedLead
          lang={lang}
          words={{ kept: add.kept, empty: add.empty, phone: words.phoneQuestion }}
        />
        <RadioChips
          name="topic"
          legend={words.columns.wants}
          value={kept["topic"]}
          options={ASKED.map((one) => [one, words.wants[one]])}
          isRequired
        />
        <RadioChips
          name="channel"
          legend={add.channel}
          value={kept["channel"] ?? "phone"}
          options={TYPED_CHANNELS.map((one) => [one, words.money.channels[one]])}
        />
        <Fold title={add.more} isOpen={kept["message"] !== undefined}>
          <div className="grid gap-4 pb-4">
            <Field name="message" label={add.message}>
              {(control) => <textarea {...control} rows={3} defaultValue={kept["message"]} />}
            </Field>
            {text("email")}
            {text("businessName")}
            {text("location")}
            <SelectField
              name="packageId"
              label={words.columns.package}
              value={kept["packageId"]}
              options={[["", add.none], ...OFFERED.map(({ id, name }) => [id, name] as const)]}
            />
            <RadioChips
              name="lang"
              legend={add.lang}
              value={kept["lang"] ?? lang}
              options={LANGS.map((one) => [one, words.langs[one]])}
            />
          </div>
        </Fold>
        <p className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit">
            {add.save}
          </Button>
          <a className={buttonClass("quiet")} href={deskHref(lang, "/import")}>
            {add.list}
          </a>
        </p>
      </DeskForm>
    </div>
  );
}
