import { callText } from "@/lib/domain/calls/call-text";
import type { Lead } from "@/lib/domain/leads/lead";
import { callOf, openCallAt } from "@/lib/domain/leads/lead-call";
import type { PersonDetail } from "@/lib/server/desk/people-desk";
import { CallMarks } from "@/components/desk/calls/call-marks";
import type { DeskProps } from "@/components/desk/desk-words";
import { titleOf } from "@/components/desk/row-texts";
import type { OnPerson } from "./person-form";

type PersonCallProps = DeskProps & { on: OnPerson; detail: PersonDetail; now: number };

/** The call to come of the message that the row shows, and from its time on what came of it. */
export function PersonCall({ lang, words, on, detail: { row, messages }, now }: PersonCallProps) {
  const shown = messages.find(({ isShown }) => isShown);
  const lead = shown?.lead as Lead | undefined;
  const call = lead && callOf(lead);
  if (!shown || !lead || !call || call.end !== null) return null;
  const at = openCallAt(lead);
  return (
    <section aria-label={words.columns.call} className="grid gap-2 pt-3">
      <p className="font-semibold wrap-anywhere">
        {words.columns.call}: {callText(call, words.calls.one, lang)}
      </p>
      {at !== null && now >= at && (
        <CallMarks
          {...{ words, at, now }}
          {...{ person: on.person, version: on.version, back: on.self }}
          {...{ lead: shown.id, end: call.end, name: titleOf(row, words) }}
        />
      )}
    </section>
  );
}
