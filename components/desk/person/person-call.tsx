import { callText } from "@/lib/domain/calls/call-text";
import type { Lead } from "@/lib/domain/leads/lead";
import { heldAt } from "@/lib/domain/leads/lead-call";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { CallMarks } from "@/components/desk/calls/call-marks";
import type { DeskProps } from "@/components/desk/desk-words";
import { titleOf } from "@/components/desk/row-texts";
import type { OnLead } from "./lead-form";

/** When the person wants to be called, what came of it, and the buttons to say so; nothing where no call was asked for. */
export function LeadCallPart({
  lang,
  words,
  on,
  now,
  detail: { row, lead },
}: DeskProps & { on: OnLead; now: number; detail: LeadDetail }) {
  const { call } = words.columns;
  if (lead.kind !== "contact" || !lead.call) return null;
  const at = heldAt(lead as Lead);
  return (
    <section aria-label={call} className="grid gap-2 pt-3">
      <p className="font-semibold wrap-anywhere">
        {call}: {callText(lead.call, words.calls.one, lang)}
      </p>
      {at !== null && now >= at && (
        <>
          <CallMarks {...{ words, on, at, now }} end={lead.call.end} name={titleOf(row, words)} />
          {lead.call.end === null && (
            <p className="text-base text-soft">{words.calls.today.missedText}</p>
          )}
        </>
      )}
    </section>
  );
}
