"use client";

import { wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import { NEXT_STEPS } from "@/lib/domain/desk/next-step";
import type { Said } from "@/lib/domain/core/said";
import { LOST_REASONS, STAGES } from "@/lib/domain/leads/person-notes";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { Button } from "@/components/ui/button";
import { RadioChips } from "@/components/desk/choices";
import type { talkWords } from "@/components/desk/desk-words";
import { NoteDraft } from "./note-draft";
import { PersonForm, type PersonPart } from "./person-form";
import { SoldFields } from "./sold-fields";

type TalkFormProps = Pick<PersonPart, "lang" | "on" | "dueOn" | "now"> &
  Pick<PersonRow, "stage" | "packageId"> & {
    words: ReturnType<typeof talkWords>;
    /** The next step as it is; null: none. */
    step: string | null;
    /** The page to which a saved talk leads back; null: it stays. */
    from: string | null;
    /** What was typed and could not be saved. */
    kept: NonNullable<Said["kept"]>;
    /** The page comes after a form without JavaScript that has saved everything. */
    isSaved: boolean;
  };

/** What one writes after every call, with one button: a note, the next step, how far we are. */
export function TalkForm(props: TalkFormProps) {
  const { lang, words, on, from, kept, isSaved, dueOn, now, step, stage, packageId } = props;
  const { talk, lost, next, stages, sale, packageDue, limit } = words;
  return (
    <PersonForm
      on={on}
      what="talk"
      fields={{ from: from ?? undefined }}
      aria-label={talk.title}
      className="talk-form grid grid-cols-1 gap-3 py-3"
    >
      <NoteDraft
        {...{ lang, limit, words: talk, person: on.person }}
        kept={kept["text"] ?? ""}
        isSaved={isSaved}
      />
      <div className="grid grid-cols-1 gap-3">
        <RadioChips
          legend={talk.next}
          name="next"
          value={kept["next"] ?? ""}
          options={[
            ["", step ?? words.nextNone],
            ...NEXT_STEPS.map((one) => [one, next[one]] as const),
            ["day", talk.day],
            ...(step === null ? [] : [["none", talk.none] as const]),
          ]}
        >
          <input
            type="date"
            name="day"
            aria-label={next.dayLabel}
            min={indianDay(now)}
            defaultValue={kept["day"]}
            className="control desk-day mt-0 min-h-11 w-auto max-w-full"
          />
        </RadioChips>
        {/* The stage that it has is left as it is. */}
        <RadioChips
          legend={talk.stage}
          name="stage"
          value={kept["stage"] ?? ""}
          options={[...new Set([...STAGES, stage])].map((one) => [
            one === stage ? "" : one,
            wordFor(stages, one),
          ])}
        />
        {stage !== "won" && (
          <fieldset className="talk-won min-w-0">
            <legend className="mb-1 font-semibold">{talk.sold}</legend>
            <SoldFields {...{ words: { sale, packageDue }, kept, packageId, dueOn }} />
          </fieldset>
        )}
        {stage !== "lost" && (
          <div className="talk-lost">
            <RadioChips
              legend={lost.legend}
              name="reason"
              value={kept["reason"] ?? "none"}
              options={LOST_REASONS.map((reason) => [reason, lost.reasons[reason]])}
            />
          </div>
        )}
        <p className="talk-save">
          <Button kind="primary" type="submit">
            {talk.save}
          </Button>
        </p>
      </div>
    </PersonForm>
  );
}
