import { useId, useRef, useState } from "react";
import { askedPaise } from "@/lib/browser/tools/asked";
import type { CalendarEntry } from "@/lib/domain/core/calendar";
import { fill, inRupees, sentenceCase } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { questionOf } from "@/lib/domain/check/first-steps";
import { planDays, planSequence } from "@/lib/domain/check/plan-days";
import { MOST_WON } from "@/lib/domain/check/plan-marks";
import type { SharedStep } from "@/lib/domain/check/plan-texts";
import type { QuestionId } from "@/lib/domain/check/sections";
import { typedNumber } from "@/lib/domain/tools/typed-number";
import type { CheckWords } from "@/lib/content/slices/check-words";
import type { PlanPartWords } from "@/lib/content/slices/plan-words";
import { CalendarButton } from "@/components/shared/calendar-button";
import { Button } from "@/components/ui/button";
import { planDayIn } from "@/components/ui/date-format";
import type { OwnNotes } from "./use-plan-notes";

export { AskAgain } from "./ask-again";

type StepToolsProps = {
  lang: Lang;
  words: PlanPartWords;
  check: CheckWords;
  step: SharedStep;
  notes: OwnNotes;
};

/** At a step: its day, with the way into a calendar, and "not for me". */
export function StepTools({ lang, words, check, step, notes }: StepToolsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { questionId } = step;
  const { when } = words;
  const topic = check.result.topics[questionId];
  const { dueAt = null, doneAt = null, version = 0 } = notes.marks[questionId] ?? {};
  const [now] = useState(Date.now);
  const isLate = dueAt !== null && dueAt < now && doneAt === null;
  const nameOf = (what: string) => fill(when.of, { what, topic });

  const take = (at: number) => {
    notes.mark(questionId, { dueAt: at });
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      {doneAt === null && (
        <>
          <Button
            ref={opener}
            className="min-h-11! px-3! py-1!"
            aria-label={nameOf(dueAt === null ? when.open : when.change)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {dueAt === null ? when.open : when.change}
          </Button>
          <Button
            kind="quiet"
            className="px-2! text-base"
            aria-label={nameOf(words.skip)}
            onClick={() => notes.mark(questionId, { skippedAt: Date.now() })}
          >
            {words.skip}
          </Button>
        </>
      )}
      {isOpen && <DayChoice {...{ id, words, now }} onTake={take} />}
      {dueAt !== null && doneAt === null && (
        <p className="w-full text-base" role="status">
          <span className={isLate ? "font-semibold text-red" : "font-semibold"}>
            {isLate ? fill(when.late, { day: planDayIn(lang, dueAt) }) : planDayIn(lang, dueAt)}
          </span>
        </p>
      )}
      {dueAt !== null && !isLate && doneAt === null && (
        <StepEntry {...{ lang, words, check, step, dueAt, version, nameOf }} />
      )}
    </>
  );
}

type StepWinProps = Pick<StepToolsProps, "words" | "check" | "notes"> & { questionId: QuestionId };

/** At a step that is done and is about a sum: what it brought, as one number. */
export function StepWin({ words: { win }, check, notes, questionId }: StepWinProps) {
  const [isWrong, setWrong] = useState(false);
  const ask = win.ask[questionId];
  const [asked] = useState(() => (questionId === questionOf("udhaar") ? askedPaise() : 0));
  const { doneAt = null, won = null } = notes.marks[questionId] ?? {};
  if (ask === undefined || doneAt === null) return null;
  const keep = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("won"));
    const paise = typedNumber(text, { kind: "rupees" });
    const rupees = typeof paise === "number" ? Math.round(paise / 100) : MOST_WON + 1;
    setWrong(rupees > MOST_WON);
    if (rupees <= MOST_WON) notes.mark(questionId, { won: rupees });
  };
  return (
    <form
      className="flex w-full flex-wrap items-end gap-x-3 print:hidden"
      noValidate
      onSubmit={keep}
    >
      <label className="text-base">
        {asked > 0 && fill(win.asked, { sum: inRupees(Math.round(asked / 100)) })} {ask}{" "}
        <span className="sr-only">{check.result.topics[questionId]}</span>
        <input className="control max-w-40" name="won" inputMode="decimal" autoComplete="off" />
      </label>
      <Button type="submit">{win.keep}</Button>
      <p role="status" className="w-full text-base font-semibold">
        {isWrong ? win.wrong : won !== null && fill(win.kept, { sum: inRupees(won) })}
      </p>
    </form>
  );
}

type DayChoiceProps = {
  id: string;
  words: PlanPartWords;
  now: number;
  onTake: (at: number) => void;
};

function DayChoice({ id, words: { when }, now, onTake }: DayChoiceProps) {
  const [isOther, setOther] = useState(false);
  const [isPast, setPast] = useState(false);
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const at = new Date(`${String(data.get("day"))}T${String(data.get("hour"))}`).getTime();
    if (at > Date.now()) onTake(at);
    else setPast(true);
  };
  return (
    <div id={id} className="mt-1 grid w-full max-w-md grid-cols-2 gap-2">
      {planDays(now).map(({ day, at }) => (
        <Button key={day} className="px-2!" onClick={() => onTake(at)}>
          {when[day]}
        </Button>
      ))}
      <Button className="px-2!" aria-expanded={isOther} onClick={() => setOther(!isOther)}>
        {when.other}
      </Button>
      {isOther && (
        <form className="col-span-2 flex flex-wrap items-end gap-3" noValidate onSubmit={submit}>
          <label>
            {when.day}
            <input className="control" type="date" name="day" required />
          </label>
          <label>
            {when.hour}
            <input className="control" type="time" name="hour" defaultValue="10:00" required />
          </label>
          <Button type="submit">{when.set}</Button>
          <p role="alert" className="w-full font-semibold text-red">
            {isPast && when.past}
          </p>
        </form>
      )}
    </div>
  );
}

type StepEntryProps = Omit<StepToolsProps, "notes"> & {
  dueAt: number;
  /** Of the owner's mark at the step. */
  version: number;
  nameOf: (what: string) => string;
};

/** The step on its day, for a calendar. */
function StepEntry({ lang, words, check, step, dueAt, version, nameOf }: StepEntryProps) {
  const { when, entry: text } = words;
  const { plan, topics } = check.result;
  const holes = {
    topic: sentenceCase(topics[step.questionId]),
    minutes: fill(plan.minutes, { n: step.minutes }),
    step: step.text,
    done: plan.done,
    end: step.done,
  };
  const entry: CalendarEntry = {
    id: `plan-${step.questionId}@${location.host}`,
    sequence: planSequence(version),
    isCancelled: false,
    title: fill(text.title, holes),
    text: fill(text.text, holes),
    url: `${location.origin}${pathIn(lang, "/health-check")}`,
    startsAt: dueAt,
    minutes: step.minutes,
  };
  return (
    <CalendarButton
      entry={entry}
      file={`plan-${step.questionId}`}
      label={when.calendar}
      name={nameOf(when.calendar)}
    />
  );
}

type PlanChoicesProps = {
  words: PlanPartWords;
  topics: Readonly<Record<QuestionId, string>>;
  notes: OwnNotes;
};

/** Below the plan: steps that were set aside, and the trade whose steps are shown. */
export function PlanChoices({ words, topics, notes }: PlanChoicesProps) {
  const skipped = (Object.keys(notes.marks) as QuestionId[]).filter(
    (id) => notes.marks[id]?.skippedAt != null,
  );
  const { title, lead } = words.trade;
  return (
    <div className="mt-3 border-t border-rule pt-3 print:hidden">
      {skipped.length > 0 && (
        <ul aria-label={words.skipped} className="text-base">
          {skipped.map((id) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <span className="text-soft">
                {words.skipped} {topics[id]}
              </span>
              <Button
                kind="quiet"
                className="px-2!"
                onClick={() => notes.mark(id, { skippedAt: null })}
              >
                {words.back}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <details className="result-details" open={notes.trade !== null || undefined}>
        <summary>{title}</summary>
        <p className="text-base text-soft">{lead}</p>
        <div className="mt-2 grid grid-cols-2 gap-2">
          {words.tradeNames.map(([trade, name]) => (
            <button
              key={trade}
              type="button"
              className="choice"
              aria-pressed={notes.trade === trade}
              onClick={() => notes.choose(trade)}
            >
              {name}
            </button>
          ))}
        </div>
      </details>
    </div>
  );
}
