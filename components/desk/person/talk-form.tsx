import type { ReactNode } from "react";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Said } from "@/lib/domain/core/said";
import { NEXT_STEPS } from "@/lib/domain/desk/next-step";
import { LOST_REASONS, STAGES } from "@/lib/domain/leads/person-notes";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { Button } from "@/components/ui/button";
import { soonIn } from "@/components/ui/span-format";
import type { DeskProps } from "@/components/desk/desk-words";
import { NoteDraft } from "./note-draft";
import { keptIn, type OnPerson, PersonForm } from "./person-form";
import { SoldFields } from "./sold-fields";

type TalkFormProps = DeskProps & {
  on: OnPerson;
  row: PersonRow;
  said: Said | null;
  /** The page to which a saved talk leads back; null: it stays. */
  from: string | null;
  /** The day on which we look for what is due of a new sale. */
  dueOn: string;
  now: number;
};

/** What one writes after every call, with one button: a note, the next step, how far we are. */
export function TalkForm({ lang, words, on, row, said, from, dueOn, now }: TalkFormProps) {
  const { talk } = words.person;
  const kept = keptIn(said, "talk") ?? {};
  const isSaved = said !== null && !said.kept;
  return (
    <PersonForm
      on={on}
      what="talk"
      fields={{ from: from ?? undefined }}
      aria-label={talk.title}
      className="talk-form"
    >
      <NoteDraft
        person={on.person}
        words={talk}
        limit={words.limit}
        kept={kept["text"] ?? ""}
        {...{ lang, isSaved }}
      />
      <NextStep {...{ lang, words, row, kept, now }} />
      <Stage {...{ words, row, kept, dueOn }} />
      <p>
        <Button kind="primary" type="submit">
          {talk.save}
        </Button>
      </p>
    </PersonForm>
  );
}

type Kept = NonNullable<Said["kept"]>;

type ChoicesProps = {
  legend: string;
  name: string;
  /** The value that is chosen. */
  chosen: string;
  options: readonly (readonly [value: string, word: string])[];
  children?: ReactNode;
};

/** One of several, side by side. */
const Choices = ({ legend, name, chosen, options, children }: ChoicesProps) => (
  <fieldset className="talk-choices">
    <legend>{legend}</legend>
    <div className="desk-chips">
      {options.map(([value, word]) => (
        <label key={word} className="desk-chip">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {word}
        </label>
      ))}
      {children}
    </div>
  </fieldset>
);

type NextStepProps = DeskProps & { row: PersonRow; kept: Kept; now: number };

function NextStep({ lang, words, row: { nextAt }, kept, now }: NextStepProps) {
  const { person, screens } = words;
  const { talk } = person;
  const isLate = nextAt !== null && nextAt < now;
  const keep =
    nextAt === null
      ? person.nextNone
      : fill(isLate ? person.nextLate : person.nextAt, { time: soonIn(lang, nextAt, now) });
  return (
    <Choices
      legend={talk.next}
      name="next"
      chosen={kept["next"] ?? ""}
      options={[
        ["", keep],
        ...NEXT_STEPS.map((step) => [step, screens.next[step]] as const),
        ["day", talk.day],
        ...(nextAt === null ? [] : [["none", talk.none] as const]),
      ]}
    >
      <input
        type="date"
        name="day"
        aria-label={screens.next.dayLabel}
        min={indianDay(now)}
        defaultValue={kept["day"]}
        className="control talk-day"
      />
    </Choices>
  );
}

type StageProps = Pick<DeskProps, "words"> & { row: PersonRow; kept: Kept; dueOn: string };

/** How far we are: won with what was agreed, lost with the reason. The stage that it has is left as it is. */
function Stage({ words, row, kept, dueOn }: StageProps) {
  const { person, stages, packageDue } = words;
  const { stage, packageId } = row;
  const valueOf = (one: string) => (one === stage ? "" : one);
  const shown = new Set<string>([...STAGES, stage]);
  return (
    <>
      <Choices
        legend={person.talk.stage}
        name="stage"
        chosen={kept["stage"] ?? ""}
        options={[...shown].map((one) => [valueOf(one), wordFor(stages, one)] as const)}
      />
      {stage !== "won" && (
        <fieldset className="talk-won">
          <legend>{person.talk.sold}</legend>
          <SoldFields
            words={person.sale}
            proposed={packageDue}
            packageId={kept["package"] ?? packageId ?? ""}
            rupees={kept["rupees"] ?? String(packageDue[packageId ?? ""] ?? "")}
            dueOn={kept["dueOn"] ?? dueOn}
          />
        </fieldset>
      )}
      {stage !== "lost" && (
        <div className="talk-lost">
          <Choices
            legend={person.lost.legend}
            name="reason"
            chosen={kept["reason"] ?? "none"}
            options={LOST_REASONS.map((reason) => [reason, person.lost.reasons[reason]] as const)}
          />
        </div>
      )}
    </>
  );
}
