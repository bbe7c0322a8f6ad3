import { pathIn } from "@/lib/domain/core/languages";
import { isEnded, type Lead } from "@/lib/domain/leads/lead";
import { FORM_FIELDS, LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { isCertain } from "@/lib/server/desk/person-copy";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DeskForm } from "@/components/desk/desk-form";
import { Fold } from "@/components/desk/desk-section";
import { MessageTicks } from "./delete-view";
import { keptIn, PersonForm, type PersonPart } from "./person-form";

/** What a person may ask for: no more calls, a copy, the deletion of everything; and spam. */
export function PersonRequests({ lang, words, on, detail }: PersonPart) {
  const { bar, mark, copy } = words.person;
  const { erase } = words;
  const { row, messages } = detail;
  // Nobody but the person takes a withdrawal back.
  const isWithdrawn = messages.length > 0 && messages.every(({ lead }) => isEnded(lead as Lead));
  return (
    <>
      {!isWithdrawn && !row.isSpam && (
        <Fold {...bar}>
          <PersonForm on={on} className="py-3">
            <Button type="submit" name="do" value={row.isSilent ? "unbar" : "bar"}>
              {row.isSilent ? bar.unbar : bar.bar}
            </Button>
          </PersonForm>
        </Fold>
      )}
      <Fold {...mark}>
        <PersonForm on={on} className="py-3">
          <Button type="submit" name="do" value={row.isSpam ? "notSpam" : "spam"}>
            {row.isSpam ? mark.notSpam : mark.spam}
          </Button>
        </PersonForm>
      </Fold>
      <Fold {...copy}>
        <DeskForm to={`people/${on.person}/copy`} back={on.self} className="py-3">
          <MessageTicks
            {...{ lang, words, messages }}
            title={copy.which}
            isTicked={({ lead }) => isCertain(row, lead as Lead)}
          />
          <Button type="submit">{copy.save}</Button>
        </DeskForm>
      </Fold>
      <Fold {...erase}>
        <p className="py-3">
          <a
            className={buttonClass("secondary")}
            href={pathIn(lang, `/desk/people/${on.person}/delete`)}
          >
            {erase.open}
          </a>
        </p>
      </Fold>
    </>
  );
}

/** Corrects a name or number. Each field goes with what it was, so that only a touched one is saved. */
export function PersonEdit({ words, on, detail: { row }, said }: PersonPart) {
  const { edit } = words.person;
  const shown = { ...row, businessName: row.business };
  const kept = keptIn(said, "edit");
  return (
    <Fold title={edit.title} isOpen={kept !== null}>
      <PersonForm on={on} what="edit" className="grid max-w-xl gap-3 pb-4">
        {FORM_FIELDS.desk.map((name) => (
          <Field key={name} name={name} label={words.labels[name]}>
            {(control) => (
              <>
                <input type="hidden" name={`was-${name}`} value={shown[name]} />
                <input
                  {...control}
                  {...LEAD_FIELDS[name].input}
                  autoComplete="off"
                  defaultValue={kept?.[name] ?? shown[name]}
                />
              </>
            )}
          </Field>
        ))}
        <p>
          <Button type="submit">{edit.save}</Button>
        </p>
      </PersonForm>
    </Fold>
  );
}
