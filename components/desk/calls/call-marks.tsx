import { fill } from "@/lib/domain/core/fill";
import { LeadForm, type OnLead } from "@/components/desk/lead/lead-form";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type CallMarksProps = {
  words: DeskRoomWords;
  on: OnLead;
  /** The half hour of the call, epoch ms. */
  at: number;
  /** What was said of it; null: nothing. */
  end: string | null;
  /** Whose call it is. */
  name: string;
  now: number;
};

/** What came of a call, in one tap: reached or not, and back. Nothing before its time. */
export const CallMarks = ({ words, on, at, end, name, now }: CallMarksProps) => {
  const { today } = words.calls;
  if (now < at) return null;
  const marks = (["reached", "missed"] as const).filter((what) => what !== end);
  const label = { ...today, uncalled: today.undo };
  return (
    <LeadForm on={on} fields={{ at }} className="desk-chips">
      {[...marks, ...(end === null ? [] : (["uncalled"] as const))].map((what) => (
        <button
          key={what}
          name="do"
          value={what}
          className="desk-chip"
          aria-label={fill(today.of, { what: label[what], name })}
        >
          {label[what]}
        </button>
      ))}
    </LeadForm>
  );
};
