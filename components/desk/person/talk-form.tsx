import { fill, wordFor } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import { NEXT_STEPS } from "@/lib/domain/desk/next-step";
import { LOST_REASONS, STAGES } from "@/lib/domain/leads/person-notes";
import { Button } from "@/components/ui/button";
import { soonIn } from "@/components/ui/span-format";
import { RadioChips } from "@/components/desk/choices";
import { NoteDraft } from "./note-draft";
import { keptIn, PersonForm, type PersonPart } from "./person-form";
import { SoldFields } from "./sold-fields";

/** `from`: the page to which a saved talk leads back; null: it stays. */
type TalkFormProps = PersonPart & { from: string | null };

/** What one writes after every call, with one button: a note, the next step, how far we are. */
export function TalkForm({ lang, words, on, detail, said, from, dueOn, now }: TalkFormProps) {
  const { person, screens, stages, packageDue, limit } = words;
  const { talk, lost } = person;
  const { nextAt, stage, packageId } = detail.row;
  const kept = keptIn(said, "talk") ?? {};
  const isLate = nextAt !== null && nextAt < now;
  const keep =
    nextAt === null
      ? person.nextNone
      : fill(isLate ? person.nextLate : person.nextAt, { time: soonIn(lang, nextAt, now) });
  return (
    <PersonForm
      on={on}
      what="talk"
      fields={{ from: from ?? undefined }}
      aria-label={talk.title}
      className="talk-form"
    >
      <NoteDraft
        {...{ lang, limit, words: talk, person: on.person }}
        kept={kept["text"] ?? ""}
        isSaved={said !== null && !said.kept}
      />
      <RadioChips
        legend={talk.next}
        name="next"
        value={kept["next"] ?? ""}
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
          className="control desk-day"
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
          <SoldFields {...{ words: { sale: person.sale, packageDue }, kept, packageId, dueOn }} />
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
    </PersonForm>
  );
}
