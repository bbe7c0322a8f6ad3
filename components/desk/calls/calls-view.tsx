import type { CallHours } from "@/lib/domain/calls/call-hours";
import { callClock, callDay, callTime } from "@/lib/domain/calls/call-time";
import { fill } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Said } from "@/lib/domain/core/said";
import type { CallPlan, CallRow } from "@/lib/server/desk/call-desk";
import { Button } from "@/components/ui/button";
import { DeskForm } from "@/components/desk/desk-form";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadLink } from "@/components/desk/lead/lead-link";
import { titleOf } from "@/components/desk/row-texts";
import { HoursForm } from "./hours-form";
import "@/components/desk/list/list-view.css";

type CallsViewProps = DeskProps & {
  plan: CallPlan;
  /** What the form begins with before hours are saved. */
  opening: CallHours;
  back: string;
  said: Said | null;
  now: number;
};

/** The calls to come, which can be made free, and the hours in which visitors can choose one. */
export function CallsView({ plan, opening, said, ...view }: CallsViewProps) {
  const { calls } = view.words;
  const { coming, outside } = plan;
  return (
    <div className="page desk-sections">
      <DeskSection id="coming" title={calls.coming.title}>
        {outside.length > 0 && (
          <>
            <p className="border-l-4 border-marigold bg-marigold-wash px-4 py-3 font-semibold">
              {fill(calls.coming.outside, { n: outside.length })}
            </p>
            <ul className="mb-4">
              {outside.map((call) => (
                <li key={call.row.id}>
                  <LeadLink
                    {...view}
                    id={call.row.id}
                    className="inline-flex min-h-11 items-center wrap-anywhere"
                  >
                    {callTime(view.lang, call.at)} · {titleOf(call.row, view.words)}
                  </LeadLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {coming.length === 0 ? <p>{calls.coming.none}</p> : <Coming {...view} rows={coming} />}
      </DeskSection>
      <DeskSection id="hours" title={calls.hours.title} lead={calls.hours.lead}>
        <HoursForm {...view} {...{ plan, opening, said }} />
      </DeskSection>
    </div>
  );
}

type ComingProps = DeskProps & { rows: readonly CallRow[]; back: string };

/** The calls of each day, with boxes: those that are ticked can be made free together. */
function Coming({ rows, ...view }: ComingProps) {
  const { lang, words, back } = view;
  const text = words.calls.coming;
  const days = [...new Set(rows.map(({ at }) => indianDay(at)))];
  return (
    <DeskForm to="many" back={back}>
      {days.map((day) => {
        const own = rows.filter(({ at }) => indianDay(at) === day);
        return (
          <section key={day} aria-labelledby={day}>
            <h3 id={day} className="mt-3 text-base">
              {callDay(lang, own[0]!.at)}
            </h3>
            <ul>
              {own.map(({ at, row }) => (
                <li key={row.id} className="flex min-h-11 items-center gap-2">
                  <label className="pick-box min-h-11">
                    <input
                      type="checkbox"
                      name="lead"
                      value={`${row.id}.${row.version}`}
                      aria-label={fill(words.screens.many.one, { name: titleOf(row, words) })}
                    />
                  </label>
                  <LeadLink
                    {...{ lang, back }}
                    id={row.id}
                    className="flex min-h-11 flex-wrap items-center gap-x-2 wrap-anywhere"
                  >
                    <strong>{callClock(lang, at)}</strong>
                    <span>{titleOf(row, words)}</span>
                    <span className="text-soft">{row.phone}</span>
                  </LeadLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="mt-4 max-w-prose text-soft">{text.text}</p>
      <p className="mt-2">
        <Button type="submit" name="do" value="freed">
          {text.free}
        </Button>
      </p>
    </DeskForm>
  );
}
