import type { ComponentProps } from "react";
import { callClock, callDay, callTime } from "@/lib/domain/calls/call-time";
import { fill } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { CallPlan, CallRow } from "@/lib/server/desk/call-desk";
import { DeskSection } from "@/components/desk/desk-section";
import { PersonLink } from "@/components/desk/list/row-parts";
import { titleOf } from "@/components/desk/row-texts";
import { HoursForm } from "./hours-form";

type CallsViewProps = Omit<ComponentProps<typeof HoursForm>, "plan"> & { plan: CallPlan };

/** The calls to come, and the hours in which visitors can choose one. */
export function CallsView(view: CallsViewProps) {
  const { lang, words, back, plan } = view;
  const { calls } = words;
  const { coming, outside } = plan;
  const days = [...new Set(coming.map(({ at }) => indianDay(at)))];
  const call = ({ at, lead, row }: CallRow, timeIn: typeof callTime) => (
    <li key={lead}>
      <PersonLink
        {...{ lang, back }}
        person={row.person}
        className="flex min-h-11 flex-wrap items-center gap-x-2 wrap-anywhere"
      >
        <strong>{timeIn(lang, at)}</strong>
        <span>{titleOf(row, words)}</span>
        <span className="text-soft">{row.phone}</span>
      </PersonLink>
    </li>
  );
  return (
    <div className="page desk-sections">
      <DeskSection id="coming" title={calls.coming.title}>
        {outside.length > 0 && (
          <>
            <p className="border-l-4 border-marigold bg-marigold-wash px-4 py-3 font-semibold">
              {fill(calls.coming.outside, { n: outside.length })}
            </p>
            <ul className="mb-4">{outside.map((one) => call(one, callTime))}</ul>
          </>
        )}
        {days.length === 0 && <p>{calls.coming.none}</p>}
        {days.map((day) => {
          const own = coming.filter(({ at }) => indianDay(at) === day);
          return (
            <section key={day} aria-labelledby={day}>
              <h3 id={day} className="mt-3 text-base">
                {callDay(lang, own[0]!.at)}
              </h3>
              <ul>{own.map((one) => call(one, callClock))}</ul>
            </section>
          );
        })}
      </DeskSection>
      <DeskSection id="hours" title={calls.hours.title} lead={calls.hours.lead}>
        <HoursForm {...view} />
      </DeskSection>
    </div>
  );
}
