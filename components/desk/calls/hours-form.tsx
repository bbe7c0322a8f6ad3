import type { CallHours } from "@/lib/domain/calls/call-hours";
import {
  daysOffIn,
  HOURS_NUMBERS,
  hoursFrom,
  type HoursProblem,
  typedHours,
  WEEKDAYS,
} from "@/lib/domain/calls/hours-form";
import { fill } from "@/lib/domain/core/fill";
import { dayAfter, indianDay } from "@/lib/domain/core/indian-day";
import type { CallPlan } from "@/lib/server/desk/call-desk";
import { Button } from "@/components/ui/button";
import { weekdayIn } from "@/components/ui/date-format";
import { Problem } from "@/components/ui/field";
import { InputField } from "@/components/desk/choices";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskPageProps } from "@/components/desk/desk-words";

type HoursFormProps = DeskPageProps & {
  plan: Pick<CallPlan, "hours" | "savedAt">;
  /** What the form begins with before hours are saved. */
  opening: CallHours;
  now: number;
};

/** Some Monday. */
const MONDAY = "2026-11-23";
/** Empty fields for further days off. */
const MORE_DAYS = ["", "", ""];
const NUMBERS = Object.keys(HOURS_NUMBERS) as (keyof typeof HOURS_NUMBERS)[];

/** When we call, as an operator sets it; what was wrong is said beside its field. */
export function HoursForm({ lang, words, plan, opening, back, said, now }: HoursFormProps) {
  const { hours, savedAt } = plan;
  const text = words.calls.hours;
  const kept = said?.kept;
  const typed = kept?.["atOnce"] === undefined ? typedHours(hours ?? opening) : kept;
  const { problems } = hoursFrom(typed, indianDay(now));
  const problemOf = (name: string): string | null => {
    const problem: HoursProblem | undefined = problems[name];
    const [least, most] = HOURS_NUMBERS[name as keyof typeof HOURS_NUMBERS] ?? [];
    return problem ? fill(text.problems[problem], { least: least ?? 0, most: most ?? 0 }) : null;
  };
  const isOn = hours !== null && hours.week.some((span) => span !== null);
  const daysOff = [...daysOffIn(typed), ...MORE_DAYS];
  return (
    <>
      <p className="mb-4 max-w-prose font-semibold">{isOn ? text.on : text.off}</p>
      <DeskForm
        to="call-hours"
        back={back}
        fields={{ savedAt: kept?.["savedAt"] ?? savedAt }}
        className="grid grid-cols-1 gap-4"
      >
        {WEEKDAYS.map((day) => (
          <fieldset
            key={day}
            className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 sm:max-w-md"
          >
            <legend className="font-semibold">
              {weekdayIn(lang, Date.parse(`${dayAfter(MONDAY, day)}T12:00:00+05:30`))}
            </legend>
            {(["from", "to"] as const).map((name) => (
              <InputField
                key={name}
                name={`${name}-${day}`}
                label={text[name]}
                problem={problemOf(`${name}-${day}`)}
                type="time"
                step={1800}
                defaultValue={typed[`${name}-${day}`]}
              />
            ))}
          </fieldset>
        ))}
        <div className="grid grid-cols-1 gap-3 sm:max-w-md">
          {NUMBERS.map((name) => (
            <InputField
              key={name}
              name={name}
              label={text[name]}
              problem={problemOf(name)}
              type="number"
              inputMode="numeric"
              min={HOURS_NUMBERS[name][0]}
              max={HOURS_NUMBERS[name][1]}
              required
              defaultValue={typed[name]}
            />
          ))}
        </div>
        <fieldset className="grid min-w-0 grid-cols-1 gap-2 sm:max-w-md sm:grid-cols-2">
          <legend className="font-semibold">{text.daysOff}</legend>
          <p className="text-soft sm:col-span-2">{text.daysOffHint}</p>
          {daysOff.map((day, n) => (
            <input
              key={`${day} ${n}`}
              type="date"
              name="daysOff"
              aria-label={fill(text.dayOff, { n: n + 1 })}
              defaultValue={day}
              className="control"
            />
          ))}
          {problems["daysOff"] && <Problem>{text.problems.days}</Problem>}
        </fieldset>
        <p className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" name="do" value="save">
            {text.save}
          </Button>
          {hours && (
            <Button kind="quiet" type="submit" name="do" value="off" formNoValidate>
              {text.switchOff}
            </Button>
          )}
        </p>
      </DeskForm>
    </>
  );
}
