import { fill } from "@/lib/domain/core/fill";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import { titleOf } from "@/components/desk/row-texts";

type CallMarksProps = {
  words: DeskRoomWords;
  row: PersonRow;
  back: string;
  /** The lead with the call, and its half hour, epoch ms. */
  lead: string;
  at: number;
};

/** What came of a call, in one tap: reached or not. */
export const CallMarks = ({ words, row, back, lead, at }: CallMarksProps) => {
  const { today } = words.calls;
  const fields = { version: row.version, lead, at };
  return (
    <DeskForm to={`people/${row.person}`} {...{ back, fields }} className="call-marks">
      {(["reached", "missed"] as const).map((what) => (
        <button
          key={what}
          name="do"
          value={what}
          className="desk-chip"
          aria-label={fill(today.of, { what: today[what], name: titleOf(row, words) })}
        >
          {today[what]}
        </button>
      ))}
    </DeskForm>
  );
};
