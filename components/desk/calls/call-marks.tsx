import { fill } from "@/lib/domain/core/fill";
import { LeadForm, type OnLead } from "@/components/desk/lead/lead-form";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type CallMarksProps = {
  words: DeskRoomWords;
  on: OnLead;
  /** The half hour of the call, epoch ms. */
  at: number;
  /** Whose call it is. */
  name: string;
};

/** What came of a call: reached or not, in one tap. */
export const CallMarks = ({ words, on, at, name }: CallMarksProps) => {
  const { today } = words.calls;
  return (
    <LeadForm on={on} fields={{ at }} className="desk-chips">
      {(["reached", "missed"] as const).map((what) => (
        <button
          key={what}
          name="do"
          value={what}
          className="desk-chip"
          aria-label={fill(today.of, { what: today[what], name })}
        >
          {today[what]}
        </button>
      ))}
    </LeadForm>
  );
};
